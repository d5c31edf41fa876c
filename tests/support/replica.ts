import { spawnSync } from "node:child_process";
import { chown, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { findClusterPaths, ownedDir } from "#platform/db/binaries.ts";
import { type EmbeddedDatabase, startEmbedded } from "#platform/db/embedded.ts";

/** A second PostgreSQL, in an empty folder, that follows the embedded one of another folder, a running one. */
export async function startReplica(
  { url, dataDir }: { url: string; dataDir: string },
  replicaDir: string,
): Promise<EmbeddedDatabase> {
  const { cluster, socketDir } = await findClusterPaths(dataDir, tmpdir());
  const copy = await findClusterPaths(replicaDir, tmpdir());
  ownedDir(copy.cluster, copy.uid);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  const left = ["--exclude=postmaster.*", "--exclude=./pg_wal/*"];
  const shell = `tar -C ${cluster} ${left.join(" ")} -cf - . | tar -C ${copy.cluster} -xf -`;
  const { status } = spawnSync("sh", ["-c", shell]);
  const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
  await client.end();
  if (status !== 0) throw new Error("the cluster could not be copied");
  const files = {
    backup_label: rows[0].labelfile,
    "standby.signal": "",
    "postgresql.auto.conf": `primary_conninfo = 'host=${socketDir} user=naija'\nhot_standby_feedback = on\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(copy.cluster, name);
    await writeFile(file, text);
    if (copy.uid !== undefined) await chown(file, copy.uid, copy.uid);
  }
  return startEmbedded(replicaDir, { durable: false });
}
