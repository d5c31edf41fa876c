import { readFileSync } from "node:fs";
import { readPlaywright, readRequirements, readVitest, tally } from "./proofs.ts";

/** `npm run proofs`: what the last test run proved, by area; `npm run proofs -- NAV PAGE` lists the open ids of areas. */
const requirements = readRequirements(readFileSync("docs/requirements.tsv", "utf8"));
const results = [
  ...readVitest("test-results/vitest.json"),
  ...readPlaywright("test-results/playwright.json"),
];
const { areas, unknown } = tally(requirements, results);
const listedAreas = new Set(process.argv.slice(2));

let proven = 0;
for (const [area, row] of areas) {
  proven += row.proven.length;
  const total = row.proven.length + row.open.length;
  const open =
    row.open.length === 0
      ? "complete"
      : `open: ${listedAreas.has(area) || listedAreas.has("all") ? row.open.join(" ") : row.open.length}`;
  console.log(
    `${area.padEnd(6)} ${String(row.proven.length).padStart(3)} of ${String(total).padStart(3)}  ${open}`,
  );
}
console.log(`${proven} of ${requirements.length} requirements are proven by a test that ran.`);
if (results.length === 0) console.log("No test results: run npm test first.");
if (unknown.length > 0) {
  console.error(`These ids are in test titles but in no requirement: ${unknown.join(" ")}`);
  process.exit(1);
}
