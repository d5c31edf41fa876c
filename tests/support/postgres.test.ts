import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";

/** Mounts for one process only, as root or in a user namespace of its own; a container may forbid both. */
const MOUNT = "mount -t tmpfs -o ro,size=2g tmpfs /dev/shm";
const mayMount = spawnSync("unshare", ["-rm", "sh", "-c", MOUNT]).status === 0;

test.runIf(mayMount)("if /dev/shm has room but cannot be written, the tests' cluster is on the disk", () => {
  const script = `const { makeClusterDir } = await import("#tests/support/postgres.ts");
    const dir = await makeClusterDir();
    (await import("node:fs")).rmdirSync(dir);
    console.log(dir);`;
  const args = ["-rm", "sh", "-c", `${MOUNT} && exec "$0" --eval '${script}'`, process.execPath];
  expect(execFileSync("unshare", args, { encoding: "utf8" })).toMatch(new RegExp(`^${tmpdir()}/ng-product-`));
});
