import { loadavg } from "node:os";
import { buildSite } from "#app/site-build/build-site.ts";
import { clockRows } from "./laboratory/clocks.ts";
import { failoverRows } from "./laboratory/failover.ts";
import { paperRows } from "./laboratory/papers.ts";
import { openPlace } from "./laboratory/place.ts";
import { versionRows } from "./laboratory/versions.ts";
import { withdrawalRows } from "./laboratory/withdrawal.ts";

/**
 * A database that fails over, processes with different clocks and of different versions, papers that are taken over,
 * and withdrawals: each row is tested in real processes. ROWS: only those with this word.
 */
const rows = [...failoverRows, ...versionRows, ...paperRows, ...withdrawalRows, ...clockRows];

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
