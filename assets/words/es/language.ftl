### This language itself. docs/translating.md explains each line.

# What it calls itself.
language-name = Español
# Who speaks it on macOS.
language-voice = Mónica
# It has every sentence, and tests hold that.
language-is-whole = yes
