import type { RunningProduct } from "#tests/support/product.ts";
import { countAnswers, laterVersion, TOO_OLD } from "#tests/support/versions.ts";
import { type Bench, type Place, RIGHT, type Row } from "./place.ts";

const REQUESTS = 600;
const WEB = { ROLES: "web" };

type Later = Awaited<ReturnType<typeof laterVersion>>;
type Started = Readonly<Record<string, RunningProduct>>;

const ORDERS: readonly [string, (bench: Bench, later: Later) => Promise<Started>][] = [
  [
    "the older one first",
    async (bench, { env }) => ({
      older: await bench.start(RIGHT, WEB),
      newer: await bench.start(RIGHT, { ...WEB, ...env }),
    }),
  ],
  [
    "the newer one first",
    async (bench, { env }) => ({
      newer: await bench.start(RIGHT, { ...WEB, ...env }),
      older: await bench.start(RIGHT, WEB),
    }),
  ],
  [
    "both at once",
    async (bench, { env }) => {
      const [older, newer] = await Promise.all([
        bench.start(RIGHT, WEB),
        bench.start(RIGHT, { ...WEB, ...env }),
      ]);
      return { older, newer };
    },
  ],
];

const said = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .sort()
    .join(", ");

/** All of them 200, half from each. */
function areAllGood(counts: Record<string, number>): boolean {
  return counts["older 200"] === REQUESTS / 2 && counts["newer 200"] === REQUESTS / 2;
}

export const versionRows: readonly Row[] = [
  ...ORDERS.map(
    ([order, start]): Row => ({
      says: `two versions start on one database, ${order}; the older one starts again: each request is answered`,
      async tries(place: Place) {
        await using later = await laterVersion();
        await using bench = await place.bench();
        const started = await start(bench, later);
        const first = await countAnswers(started, REQUESTS);
        await started.older?.stop();
        const again = { ...started, older: await bench.start(RIGHT, WEB) };
        const second = await countAnswers(again, REQUESTS);
        return {
          fits: areAllGood(first) && areAllGood(second),
          seen: `${said(first)}; then ${said(second)}`,
        };
      },
    }),
  ),
  {
    says: "a version that takes away what the older one uses: the older one ends with a sentence, the newer one serves",
    async tries(place) {
      await using later = await laterVersion();
      await using bench = await place.bench();
      await (await bench.start(RIGHT, { ...WEB, ...later.env })).stop();
      await later.contract();
      const newer = await bench.start(RIGHT, { ...WEB, ...later.env });
      const end = await bench.start(RIGHT, WEB).then(
        () => "it started",
        (error: Error) => error.message,
      );
      const counts = await countAnswers({ newer }, REQUESTS);
      return {
        fits: end.includes(TOO_OLD) && counts["newer 200"] === REQUESTS,
        seen: `${end.trim().split("\n").at(-1)?.slice(0, 90)}…; ${said(counts)}`,
      };
    },
  },
];
