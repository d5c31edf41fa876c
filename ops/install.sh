#!/bin/sh
# Installs Naija Gist as a service of systemd on a dedicated machine. Run as root, from a clone:
#   git clone … /opt/naija-gist/source && /opt/naija-gist/source/ops/install.sh
# When run again, it changes nothing but the version. ops/upgrade.sh installs later versions.
set -eu
. "$(dirname "$0")/release.sh"

[ "$(id -u)" = 0 ] || end "Run this as root."
for program in git npm node curl openssl runuser systemctl; do need "$program"; done
[ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] || end "Node 20 or newer is needed."

say "the user $SERVICE_USER and the folders"
id "$SERVICE_USER" >/dev/null 2>&1 || useradd --system --home "$DATA" --shell /usr/sbin/nologin "$SERVICE_USER"
mkdir -p "$CODE/releases" "$DATA/data" "$DATA/backups"
chown -R "$SERVICE_USER" "$DATA"
chmod 750 "$DATA"

if [ ! -f "$SETTINGS" ]; then
  say "settings with a token of their own: $SETTINGS"
  (
    umask 077
    {
      echo "# Every setting: $CODE/current/.env.example"
      echo "OPS_TOKEN=$(openssl rand -hex 24)"
      echo "BACKUP_DIR=$DATA/backups"
      grep -E '^(SITE_URL|TRUST_PROXY|CONTACT_EMAIL|SMTP_URL|MAIL_FROM|OPS_EMAIL)=' "$SOURCE/.env.example"
    } >"$SETTINGS"
  )
fi

say "packages and site (a few minutes)"
release=$(make_release HEAD)

say "the service"
switch_to "$release"
systemctl enable "$SERVICE"
is_ready || end "It did not become ready: journalctl -u $SERVICE"
say "it runs: $release"
product "$release" doctor || say "edit $SETTINGS, then: systemctl restart $SERVICE"
