# What `run` and `test` need, installed where it is missing. Sourced, never run; works from the project's own folder.
# Everything here speaks on standard error: the output of `./run headless` belongs to the script that reads it.
# shellcheck shell=bash

say() { printf '%s\n' "$*" >&2; }

stop() {
    say ""
    say "$1"
    exit "${2:-1}"
}

# Rust and Node are the two things that must be there already.
need_rust_and_node() {
    # A shell that has not been opened anew since rustup ran does not know cargo yet.
    if ! command -v cargo >/dev/null && [[ -x "$HOME/.cargo/bin/cargo" ]]; then
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    command -v cargo >/dev/null || stop "Rust is missing. Install it from https://rustup.rs, then start this again."
    need_named_rust
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        stop "Node (with npm) is missing. Install version 20.19 or later from https://nodejs.org, then start this again."
    fi
    node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);
    ' || stop "Node $(node --version) is too old: version 20.19 or later is needed."
}

# The Rust of rust-toolchain.toml: rustup brings it, and without a network the same release under another name does.
need_named_rust() {
    cargo --version >/dev/null 2>&1 && return
    command -v rustup >/dev/null || stop "cargo does not start. Install Rust from https://rustup.rs, then start this again."
    local release name
    release=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
    say "Installing Rust $release"
    rustup toolchain install "$release" --profile minimal --component clippy --component rustfmt </dev/null >&2 && return
    while read -r name _; do
        if [[ $(rustup run "$name" rustc --version 2>/dev/null) == "rustc $release "* ]]; then
            export RUSTUP_TOOLCHAIN=$name
            return
        fi
    done < <(rustup toolchain list)
    stop "rustup could not install Rust $release."
}

# rustfmt and clippy: a minimal installation of Rust comes without them.
need_rust_component() {
    local component=$1 command=$2
    cargo "$command" --version >/dev/null 2>&1 && return
    command -v rustup >/dev/null || stop "cargo $command is missing, and there is no rustup to install it with."
    say "Installing $component"
    rustup component add "$component" >&2 || stop "rustup could not install $component."
}

# Debian's packages; nothing is asked of the network unless one is missing.
need_packages() {
    [[ $(uname -s) == Linux ]] || return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "No apt here: make sure that this system has what Debian calls $*."
        return
    fi
    local missing=() package
    for package in "$@"; do
        if [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
            missing+=("$package")
        fi
    done
    ((${#missing[@]} > 0)) || return 0

    local as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || stop "These packages are missing, and there is no sudo to install them with:
  ${missing[*]}
Have root run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing with apt: ${missing[*]}"
    {
        "${as_root[@]}" apt-get update -q &&
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
                apt-get install -q -y --no-install-recommends "${missing[@]}"
    } </dev/null >&2 || stop "apt could not install: ${missing[*]}"
}

# What the program itself is built with.
need_program_packages() {
    need_packages build-essential pkg-config libwebkit2gtk-4.1-dev libasound2-dev librsvg2-dev
}

# The UI's packages, exactly as the lock file has them.
need_ui_packages() {
    local installed=ui/node_modules/.package-lock.json
    if [[ ui/package-lock.json -nt $installed || ui/package.json -nt $installed ]]; then
        say "Installing the UI's packages"
        (cd ui && npm ci --no-audit --no-fund) </dev/null >&2 || stop "npm could not install the UI's packages."
        # npm leaves the file as old as the newest package where nothing had to change.
        touch "$installed"
    fi
}

# The built UI, which the program carries inside; folders are looked at too, because a file may have been taken away.
need_built_ui() {
    local newer=built
    if [[ -f ui/dist/index.html && -f ui/dist/projector.html ]]; then
        newer=$(find ui/src ui/index.html ui/projector.html ui/package-lock.json ui/vite.config.ts \
            ui/svelte.config.js ui/tsconfig.json -newer ui/dist/index.html -print -quit)
    fi
    if [[ -n $newer ]]; then
        say "Building the UI"
        (cd ui && npm run build) </dev/null >&2 || stop "The UI could not be built."
    fi
}

# A tool of the release that a file here was written for: the one on the path, the one that an earlier run brought, a built one
# from PyPI by its checksum, or else one that is compiled here. Its path is in `tool` afterwards.
need_tool() {
    local crate=$1 version=$2 wheel=$3 sha256=$4 tools=${CARGO_TARGET_DIR:-$PWD/target}/tools/$1 place
    is_it() { [[ $("$1" --version 2>/dev/null) =~ (^|[ v])"$version"$ ]]; }
    for place in "$(command -v "$crate")" "$tools/bin/$crate"; do
        tool=$place
        is_it "$tool" && return
    done
    say ""
    say "Installing $crate $version into $tools"
    command -v pip3 >/dev/null || need_packages python3-pip
    pip3 install --quiet --no-deps --require-hashes --upgrade --target "$tools" \
        --requirement <(printf '%s==%s --hash=sha256:%s\n' "$wheel" "$version" "$sha256") </dev/null >/dev/null 2>&1 &&
        is_it "$tool" && return
    cargo install --quiet --locked --force --version "$version" --root "$tools" \
        --target-dir "$tools/build" "$crate" </dev/null >&2 || stop "$crate could not be installed."
    rm -rf "$tools/build"
}
