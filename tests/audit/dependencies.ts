import { spawnSync } from "node:child_process";

/** Known vulnerabilities of the dependencies, from the registry. */
interface Told {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const told = JSON.parse(stdout || "{}") as Told;
if (told.vulnerabilities === undefined) {
  console.log(
    `Left out: the registry reports no vulnerabilities from here (${told.message ?? "no answer"}).`,
  );
  process.exit(0);
}
const faults = Object.entries(told.vulnerabilities);
for (const [name, { severity, range }] of faults) console.log(`${severity}: ${name} ${range}`);
console.log(`${faults.length} known vulnerabilities`);
process.exit(faults.some(([, { severity }]) => /high|critical/.test(severity)) ? 1 : 0);
