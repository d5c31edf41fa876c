import path from "node:path";

/** One import as written: file, target, and whether it imports types only. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

interface Layer {
  /** The paths of the layer's own files. */
  readonly is: RegExp;
  /** What they may import from src/; `$1`, `$2` are the groups of `is`. */
  readonly may: readonly string[];
  /** From these they may import only types. */
  readonly mayTypes?: readonly string[];
  /** npm packages and node: modules: all, or those named. */
  readonly libraries: "all" | readonly string[];
  /** The rule in words, for the error message. */
  readonly sentence: string;
}

const DOMAIN = "(news|league|markets|weather|culture|letters|push)";
const PANELS = "(?:news|league|markets|weather|culture|letters|push)";
const BROWSER = ["react", "react-dom", "react-router", "idb"];
const SITE_CONTRACTS = [
  "contracts/addresses\\.ts",
  "contracts/product\\.ts",
  "contracts/forms\\.ts",
  "contracts/languages\\.ts",
  "contracts/names\\.ts",
  "contracts/newsletter-consent\\.ts",
  "contracts/device\\.ts",
  "contracts/push-channels\\.ts",
  "contracts/translated-pages\\.ts",
  "contracts/crest\\.ts",
  "contracts/coverage-line\\.ts",
  "contracts/score-label\\.ts",
  "contracts/match-state\\.ts",
  "contracts/durations\\.ts",
];
const SITE_BASE = ["site/data/.*", "site/(?:ui|device|analytics|styles|words)/.*"];

/**
 * The import rules. A file belongs to the first layer whose pattern its path fits; imports that the layer does not list
 * are forbidden.
 */
export const layers: readonly Layer[] = [
  {
    is: /^src\/contracts\//,
    may: ["contracts/.*"],
    libraries: ["zod"],
    sentence: "contracts import zod and each other",
  },
  {
    is: /^src\/platform\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "the platform imports no contract and no domain",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/shapes\\.ts$`),
    may: ["platform/.*"],
    mayTypes: ["contracts/.*"],
    libraries: "all",
    sentence: "a domain's shapes.ts imports contracts as types, and none of its steps: every step can use it",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/(?:(?:jobs|api|measure)/.*|[^/]+\\.test\\.ts)$`),
    may: ["domains/$1/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence:
      "api, jobs and measure import their own domain only; another domain's answers come through `ask`",
  },
  {
    is: /^src\/domains\/(league)\/(prediction)\//,
    may: ["domains/$1/prediction/.*", "domains/$1/statistics/.*", "domains/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "prediction imports statistics and no other step",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/([^/]+)/`),
    may: ["domains/$1/$2/.*", "domains/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "a step imports its domain's shapes and the platform: no other step, no other domain",
  },
  {
    is: /^src\/domains\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "shapes.ts is the only file in a domain's root",
  },
  {
    is: /^src\/outlets\//,
    may: ["outlets/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence: "outlets import no domain; they are given `ask`",
  },
  {
    is: /^src\/sample\//,
    may: ["sample/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence: "the sample edition stands for the outside: it imports no domain and no page",
  },
  {
    is: /^src\/site\/letters\/mail\//,
    may: ["site/letters/mail/.*", "site/words/.*", "site/ui/(?:time|sentences/ReplacePart)\\.tsx?"],
    mayTypes: ["contracts/.*"],
    libraries: ["react", "react-dom"],
    sentence: "a letter is rendered from its arguments and the site's words",
  },
  {
    is: /^src\/site\/(ui|device|analytics|styles|words)\//,
    may: ["site/(?:ui|device|analytics|styles|words)/.*", "site/data/.*", ...SITE_CONTRACTS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "ui, device, analytics, styles and words import no panel, no shell and no route",
  },
  {
    is: new RegExp(`^src/site/(${PANELS})/`),
    may: ["site/$1/.*", ...SITE_BASE, ...SITE_CONTRACTS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "a panel imports its own domain's panels, ui, data and device; two domains meet in a route",
  },
  {
    is: /^src\/site\/shell\//,
    may: ["site/shell/.*", `site/${PANELS}/.*`, ...SITE_BASE, ...SITE_CONTRACTS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "the shell imports panels, never a route",
  },
  {
    is: /^src\/site\/routes\.ts$/,
    may: ["contracts/(?:addresses|page-manifest)\\.ts"],
    libraries: ["@react-router/dev"],
    sentence: "routes.ts, which only the build reads, makes the routes from the manifest of pages",
  },
  {
    is: /^src\/site\//,
    may: ["site/.*", ...SITE_CONTRACTS],
    mayTypes: ["contracts/.*"],
    libraries: [...BROWSER, "node:stream"],
    sentence:
      "the site imports contracts as types, and a few of their constants: no zod, domain or platform reaches the browser",
  },
  {
    is: /^src\/server\/site-build\//,
    may: ["server/.*", "contracts/.*", "platform/.*", "site/words/.*"],
    libraries: "all",
    sentence: "the build compiles the site's words and imports nothing else of the site",
  },
  {
    is: /^src\/(?:server|cli|main)\//,
    may: [
      "server/.*",
      "cli/.*",
      "contracts/.*",
      "platform/.*",
      "outlets/.*",
      "sample/.*",
      `domains/${PANELS}/(?:jobs|api|measure)/.*\\.ts`,
    ],
    libraries: "all",
    sentence:
      "the server and the command line import every layer, but of a domain only its api, jobs and measure",
  },
];

const TESTERS = ["vitest", "fast-check", "@playwright/test", "@axe-core/playwright"];
const IN_TESTS = ["tests/support/.*", "tests/fixtures/.*"];

/** Null if the import is allowed, otherwise the rule that it breaks. */
export function checkImport({ from, to, typeOnly }: Import): string | null {
  const layer = layers.find(({ is }) => is.test(from));
  if (layer === undefined) return `${from} belongs to no layer`;
  const isTest = /\.test\.tsx?$/.test(from);
  const groups = layer.is.exec(from) ?? [];
  const fits = (patterns: readonly string[], what: string): boolean =>
    patterns.some((pattern) =>
      new RegExp(`^${pattern.replace(/\$(\d)/g, (_, at) => groups[Number(at)] ?? "")}$`).test(what),
    );
  if (to.startsWith("../")) return "write #layer/… instead of ../";
  const inside = ours(from, to);
  if (inside === null) {
    const lawful =
      layer.libraries === "all" ||
      isTest ||
      [...layer.libraries, ...TESTERS].some((name) => to === name || to.startsWith(`${name}/`));
    return lawful ? null : `${layer.sentence} (library ${to})`;
  }
  if (fits(layer.may, inside)) return null;
  if (typeOnly && fits(layer.mayTypes ?? [], inside)) return null;
  if (isTest && fits(IN_TESTS, inside)) return null;
  return layer.sentence;
}

/** "contracts/news.ts" for an import of ours, null for a library. */
function ours(from: string, to: string): string | null {
  if (to.startsWith("#tests/")) return to.slice(1);
  if (to.startsWith("#")) return to.slice(1);
  if (to.startsWith("./")) return path.posix.join(path.posix.dirname(from), to).replace(/^src\//, "");
  return null;
}
