### This language itself. docs/translating.md explains each line.

# What it calls itself.
language-name = 日本語
# Who speaks it on macOS.
language-voice = Kyoko
# What stands between two sentences.
language-between-sentences = { "" }
# It has every sentence, and tests hold that.
language-is-whole = yes
