import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, readFileSync } from "node:fs";
import { openBareRoot } from "./bare-root.ts";

/**
 * The service on a bare Debian, by the documents' own lines: installed, asked, backed up and restored, upgraded, taken
 * back, and a version that does not start. tests/fixtures/install/systemctl.mjs stands in for systemd, which does not run
 * there. It needs port 3000.
 */
const root = openBareRoot();
copyFileSync("tests/fixtures/install/systemctl.mjs", root.inside("usr/local/bin/systemctl"));
chmodSync(root.inside("usr/local/bin/systemctl"), 0o755);

const SOURCE = "/opt/naija-gist/source";
const ORIGIN = "/home/reader/naija-gist";
const git = "git -c user.name=a -c user.email=a@b.ng";
/** A newer version in the place that the clone comes from. */
const release = (tag: string, change: string): string =>
  `cd ${ORIGIN} && ${change} && ${git} add -A && ${git} commit -qm ${tag} && ${git} tag ${tag}`;
const runs = (tag: string): string => `readlink /opt/naija-gist/current | grep -q '/${tag}$'`;
const ANSWERS = "curl -fsS http://127.0.0.1:3000/ | grep -q 'Naija Gist'";
const OPENS = `timeout 90 sh -c "until curl -fsS -o /dev/null http://127.0.0.1:3000/readyz; do sleep 1; done" && ${ANSWERS}`;
const COPY = "/var/lib/naija-gist/backups/tried.gz.enc";

/** Each step needs the one before: the first failure ends the run. */
const steps: readonly (readonly [string, string])[] = [
  [
    "what the documents ask for",
    "apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qqy install --no-install-recommends git curl openssl",
  ],
  [
    "install",
    `git config --global --add safe.directory '*' && git clone -q ${ORIGIN} ${SOURCE} && ${git} -C ${ORIGIN} tag v1 && ${git} -C ${SOURCE} fetch -q --tags && ${SOURCE}/ops/install.sh && ${ANSWERS}`,
  ],
  [
    "settings with quotes",
    `echo 'BACKUP_KEY="a long key in quotes"' >> /etc/naija-gist.env && systemctl restart`,
  ],
  ["doctor", `${OPENS}; naija-gist doctor; test $? -le 1`],
  ["a backup", `naija-gist backup ${COPY} && test "$(stat -c %U ${COPY})" = naija-gist`],
  [
    "upgrade",
    `${release("v2", "echo >> README.md")} && ${SOURCE}/ops/upgrade.sh && ${runs("v2")} && ${ANSWERS}`,
  ],
  ["back", `${SOURCE}/ops/upgrade.sh --back && ${runs("v1")} && ${ANSWERS}`],
  [
    "a version that does not start",
    `${release("v3", "echo 'process.exit(1)' > src/app/main.ts")} && ! READY_SECONDS=20 ${SOURCE}/ops/upgrade.sh && ${runs("v1")} && ${ANSWERS}`,
  ],
  ["restore", `systemctl stop && naija-gist restore ${COPY} --replace && systemctl restart && ${OPENS}`],
  ["no command without the settings", "! /opt/naija-gist/current/naija-gist help"],
  ["stop", "systemctl stop"],
];
for (const [name, command] of steps) {
  const from = performance.now();
  console.log(`\n── ${name}`);
  const [code] = await once(root.beginAsRoot(["sh", "-c", command]), "exit");
  console.log(
    `${code === 0 ? "passed" : "FAILED"}  ${name}: ${Math.round((performance.now() - from) / 1000)} s`,
  );
  if (code !== 0) {
    const log = root.inside("var/log/service.log");
    if (existsSync(log)) console.log(readFileSync(log, "utf8").slice(-3_000));
    process.exit(1);
  }
}
process.exit(0);
