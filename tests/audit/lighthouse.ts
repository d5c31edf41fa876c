import { spawn } from "node:child_process";
import { buildSite } from "#app/site-build/build-site.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { median } from "#tests/support/median.ts";
import { startProduct } from "#tests/support/product.ts";
import { everyAddress } from "#tests/support/routes.ts";

/**
 * Lighthouse as a phone on slow 4G with a CPU four times slower, applied and not simulated, for every public page;
 * medians of 3. `RUNS=1 ONLY=/,/latest` measures less; PRODUCT_URL names a product that runs already.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const AIMS = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof AIMS;
const MAX_BLOCKED_MS = 50;
const categories = Object.keys(AIMS) as Category[];
const RUNS = Number(process.env.RUNS ?? 3);
/** Not found on purpose. */
const NOT_FOUND_PAGES = /no-such-page|\/newsletter\/(confirm|unsubscribe)/;

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

const chromium = await findBrowser();
if (process.env.PRODUCT_URL === undefined) await buildSite();
const product = process.env.PRODUCT_URL === undefined ? await startProduct() : null;
const site = product?.url ?? process.env.PRODUCT_URL ?? "";

function measure(address: string): Promise<Report> {
  const args = ["--yes", LIGHTHOUSE, site + address, "--quiet", "--output=json", "--output-path=stdout"];
  const flags = ["--headless=new", ...chromium.args].join(" ");
  const settings = [
    "--throttling-method=devtools",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags}`,
    // The sample edition asks not to be indexed, as it should.
    "--skip-audits=is-crawlable",
  ];
  return new Promise((resolve, reject) => {
    const child = spawn("npx", [...args, ...settings], {
      env: { ...chromium.env, CHROME_PATH: chromium.executablePath },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    child.stdout.on("data", (part) => {
      output += part;
    });
    child.on("exit", (code) =>
      code === 0
        ? resolve(JSON.parse(output))
        : reject(new Error(`${address}: Lighthouse ended with ${code}`)),
    );
  });
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const only = process.env.ONLY?.split(",");
const addresses = await everyAddress({ get: (path) => fetch(site + path) });
const misses: string[] = [];
console.log(
  "| page | performance | accessibility | best practices | SEO | first paint s | largest s | blocked ms | CLS |",
);
console.log("| --- | --: | --: | --: | --: | --: | --: | --: | --: |");
for (const address of only ?? addresses.filter((one) => !NOT_FOUND_PAGES.test(one))) {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await measure(address));
  const score = (name: Category) =>
    Math.round(100 * median(reports.map((one) => one.categories[name].score ?? 0)));
  const figure = (audit: string) => median(reports.map((one) => one.audits[audit]?.numericValue ?? 0));
  const scores = categories.map(score);
  const blocked = Math.round(figure("total-blocking-time"));
  const times = [
    seconds(figure("first-contentful-paint")),
    seconds(figure("largest-contentful-paint")),
    blocked,
    figure("cumulative-layout-shift").toFixed(3),
  ];
  console.log(`| ${[decodeURIComponent(address), ...scores, ...times].join(" | ")} |`);
  for (const [at, name] of categories.entries()) {
    if ((scores[at] ?? 0) < AIMS[name])
      misses.push(`${address}: ${name} ${scores[at]} ${failedAudits(reports, name)}`);
  }
  if (blocked > MAX_BLOCKED_MS) misses.push(`${address}: blocked for ${blocked} ms`);
}
await product?.stop();
for (const miss of misses) console.log(`BELOW: ${miss}`);
process.exit(misses.length === 0 ? 0 : 1);

/** The audits that cost points; for performance only the figures count. */
function failedAudits(reports: readonly Report[], name: Category): string {
  if (name === "performance") return "";
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits).flatMap(([id, { score }]) => (score === 0 ? [id] : [])),
  );
  return `(${[...new Set(failed)].join(", ")})`;
}
