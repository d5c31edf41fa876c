import { spawnSync } from "node:child_process";

/** Known vulnerabilities of the dependencies, from the registry. */
interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const report = JSON.parse(stdout || "{}") as AuditReport;
if (report.vulnerabilities === undefined) {
  console.log(
    `Left out: the registry reports no vulnerabilities from here (${report.message ?? "no answer"}).`,
  );
  process.exit(0);
}
const faults = Object.entries(report.vulnerabilities);
for (const [name, { severity, range }] of faults) console.log(`${severity}: ${name} ${range}`);
console.log(`${faults.length} known vulnerabilities`);
process.exit(faults.some(([, { severity }]) => /high|critical/.test(severity)) ? 1 : 0);
