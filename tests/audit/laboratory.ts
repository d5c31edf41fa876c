import { loadavg } from "node:os";
import { buildSite } from "#server/site-build/build-site.ts";
import { clockRows } from "./laboratory/clocks.ts";
import { failoverRows } from "./laboratory/failover.ts";
import { openPlace } from "./laboratory/place.ts";

/** Processes with different clocks, and a database that fails over: each row is tried in real processes, and seen. */
const rows = [...failoverRows, ...clockRows];

const word = process.env.ROWS ?? "";
await buildSite();
const outcomes: boolean[] = [];
{
  await using place = await openPlace();
  for (const { says, tries } of rows.filter((row) => row.says.includes(word))) {
    const { fits, seen } = await tries(place).catch((error: unknown) => ({
      fits: false,
      seen: String(error),
    }));
    outcomes.push(fits);
    console.log(`${fits ? "passed" : "FAILED"} | ${says} | ${seen}`);
  }
}
console.log(`${outcomes.filter(Boolean).length} of ${outcomes.length}; load ${loadavg()[0]?.toFixed(1)}`);
process.exit(outcomes.every(Boolean) ? 0 : 1);
