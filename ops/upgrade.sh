#!/bin/sh
# Installs a later version beside the running one, backs up, and lets it take over; if it does not become ready, the
# previous version runs again. Run as root:
#   ops/upgrade.sh            the newest tag, or the newest commit if there is no tag
#   ops/upgrade.sh VERSION    this tag or commit
#   ops/upgrade.sh --back     the version that ran before
set -eu
. "$(dirname "$0")/release.sh"

[ "$(id -u)" = 0 ] || end "Run this as root."
running=$(readlink "$CODE/current") || end "Nothing is installed in $CODE: run ops/install.sh."

case ${1:-} in
  --back | [!-]* | "") ;;
  *) end "ops/upgrade.sh [VERSION] or ops/upgrade.sh --back" ;;
esac

if [ "${1:-}" = --back ]; then
  before=$(readlink "$CODE/before") || end "No version before $running is known."
  ln -sfn "$running" "$CODE/before"
  switch_to "$before"
  is_ready || end "It did not become ready: journalctl -u $SERVICE"
  say "$before runs again"
  exit
fi

git -C "$SOURCE" -c safe.directory="$SOURCE" fetch --tags --quiet origin
newest=$(git -C "$SOURCE" -c safe.directory="$SOURCE" tag --sort=-v:refname | head -n 1)
version=${1:-${newest:-origin/HEAD}}
say "packages and site of $version, while the service goes on"
release=$(make_release "$version")
[ "$release" != "$running" ] || end "$release already runs."

copy=$DATA/backups/before-$(basename "$release").gz
say "a backup: $copy"
product "$running" backup "$copy"

say "the new version"
switch_to "$release"
if ! is_ready; then
  READY_SECONDS=180
  switch_to "$running"
  is_ready || end "Neither version became ready: journalctl -u $SERVICE"
  end "$release did not become ready; $running runs again: journalctl -u $SERVICE"
fi
ln -sfn "$running" "$CODE/before"
git -C "$SOURCE" -c safe.directory="$SOURCE" checkout --quiet --detach "$version"
say "it runs: $release. Back: ops/upgrade.sh --back"
# The last three backups of this kind stay.
ls -t "$DATA"/backups/before-*.gz | tail -n +4 | xargs -r rm -f
# All versions but these two can be built again.
for old in "$CODE"/releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$running" ] || rm -rf "$old"
done
