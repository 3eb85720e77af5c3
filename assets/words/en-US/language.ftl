### This language itself. docs/translating.md explains each line.

# What it calls itself.
language-name = English (US)
