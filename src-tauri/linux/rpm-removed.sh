# The package owns files and no folders, so its two empty ones go here. RPM says 0 once the last version is removed.
if [ "$1" = 0 ]; then
    for folder in /usr/share/doc/shuffle-up /usr/share/licenses/shuffle-up; do
        if [ -d "$folder" ]; then rmdir --ignore-fail-on-non-empty "$folder"; fi
    done
fi
