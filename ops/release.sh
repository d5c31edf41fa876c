# Read by install.sh and upgrade.sh: where things lie, and how a version gets there and becomes the running one.
# Each may be set in the environment, for a trial beside a running installation.
SERVICE=${SERVICE:-naija-gist}
SERVICE_USER=${SERVICE_USER:-naija-gist}
CODE=${CODE:-/opt/naija-gist}
DATA=${DATA:-/var/lib/naija-gist}
SETTINGS=${SETTINGS:-/etc/naija-gist.env}
UNITS=${UNITS:-/etc/systemd/system}
COMMAND=${COMMAND:-/usr/local/bin/naija-gist}
READY_SECONDS=${READY_SECONDS:-180}
# The clone that holds the scripts.
SOURCE=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)

say() { echo "── $*"; }
end() { echo "$*" >&2; exit 1; }
need() { command -v "$1" >/dev/null || end "$1 is missing: install it, then run this again."; }

as_service() {
  runuser -u "$SERVICE_USER" -- env HOME="$DATA" "$@"
}

# The service's settings, as systemd reads them: a value may stand in quotes, blanks around names and values are
# nothing, and the last line need not end. Not sourced: a value is not shell.
export_settings() {
  while read -r line || [ -n "$line" ]; do
    case $line in [A-Z]*=*) ;; *) continue ;; esac
    name=${line%%=*}
    name=${name%"${name##*[![:space:]]}"}
    value=${line#*=}
    value=${value#"${value%%[![:space:]]*}"}
    value=${value%"${value##*[![:space:]]}"}
    case $value in
      \"*\") value=${value#\"} value=${value%\"} ;;
      \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    export "$name=$value"
  done <"$SETTINGS"
}

# A command of the product, with the service's settings: product VERSION_FOLDER backup FILE
product() (
  folder=$1
  shift
  unset DATA_DIR
  # Not passed as arguments, which everybody can read.
  export_settings
  as_service env DATA_DIR="${DATA_DIR:-$DATA/data}" "$folder/naija-gist" "$@"
)

# Puts a version of the clone into a folder of its own, installed and built; prints the folder.
make_release() {
  name=$(git -C "$SOURCE" -c safe.directory="$SOURCE" describe --tags --always "$1")
  folder=$CODE/releases/$name
  if [ ! -f "$folder/build/.built-from" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    git -C "$SOURCE" -c safe.directory="$SOURCE" archive "$1" | tar -x -C "$folder"
    chown -R "$SERVICE_USER" "$folder"
    (
      cd "$folder"
      as_service npm ci --omit=dev --no-audit --no-fund --loglevel=error
      as_service env NODE_ENV=production node_modules/node/bin/node -e \
        "import('./src/app/site-build/build-site.ts').then(({ buildSite }) => buildSite())"
    ) >&2
    # The service only reads its code.
    chown -R root "$folder"
  fi
  echo "$folder"
}

# The unit of the version that is to run, so that going back takes its own.
switch_to() {
  ln -sfn "$1" "$CODE/current.new"
  mv -T "$CODE/current.new" "$CODE/current"
  cp "$1/ops/naija-gist.service" "$UNITS/$SERVICE.service"
  ln -sfn "$CODE/current/ops/command.sh" "$COMMAND"
  systemctl daemon-reload
  systemctl restart "$SERVICE"
}

is_ready() {
  port=$(export_settings; echo "${PORT:-3000}")
  # Some shells have a HOST of their own.
  host=$(unset HOST; export_settings; echo "${HOST:-}")
  case $host in
    "" | 0.0.0.0 | ::) host=127.0.0.1 ;;
    *:*) host="[$host]" ;;
  esac
  until curl -fsS "http://$host:$port/readyz" >/dev/null 2>&1; do
    READY_SECONDS=$((READY_SECONDS - 1))
    [ "$READY_SECONDS" -gt 0 ] || return 1
    sleep 1
  done
}
