#!/bin/sh
# /usr/local/bin/naija-gist on an installed machine: the product's commands, with the service's settings and as its
# user, who must be allowed to read and write the files that are named. Run as root: naija-gist doctor
set -eu
. "$(dirname "$(readlink -f "$0")")/release.sh"

[ "$(id -u)" = 0 ] || end "Run this as root."
product "$CODE/current" "$@"
