### This language itself. docs/translating.md explains each line.

# What it calls itself.
language-name = Français
# Who speaks it on macOS.
language-voice = Thomas
# It has every sentence, and tests hold that.
language-is-whole = yes
