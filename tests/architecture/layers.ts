import path from "node:path";

/** One import as it is written: where, what, and whether it only borrows types. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

interface Layer {
  /** What the room's own files look like. */
  readonly is: RegExp;
  /** What they may import of ours; `$1`, `$2` are the groups of `is`. */
  readonly may: readonly string[];
  /** Of these only types. */
  readonly mayTypes?: readonly string[];
  /** npm packages and node: modules: all, or those named. */
  readonly libraries: "all" | readonly string[];
  /** What the room's people are told. */
  readonly sentence: string;
}

const DOMAIN = "(news|league|markets|weather|culture|letters)";
const PANELS = "(?:news|league|markets|weather|culture|letters)";
const BROWSER = ["react", "react-dom", "react-router", "idb"];
const SITE_WORDS = [
  "contracts/addresses\\.ts",
  "contracts/product\\.ts",
  "contracts/forms\\.ts",
  "contracts/names\\.ts",
  "contracts/newsletter-consent\\.ts",
  "contracts/device\\.ts",
];
const SITE_FLOOR = ["site/data/.*", "site/(?:ui|device|analytics|styles)/.*"];

/** The import law. The first room that a file fits is its own; what is not written is forbidden. */
export const layers: readonly Layer[] = [
  {
    is: /^src\/contracts\//,
    may: ["contracts/.*"],
    libraries: ["zod"],
    sentence: "contracts know zod and each other",
  },
  {
    is: /^src\/platform\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "the platform knows no contract and no domain",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/shapes\\.ts$`),
    may: ["platform/.*"],
    mayTypes: ["contracts/.*"],
    libraries: "all",
    sentence: "shapes know types of contracts and no step, so that every step can use them",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/(?:(?:jobs|api|measure)/.*|[^/]+\\.test\\.ts)$`),
    may: ["domains/$1/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence: "a door opens on its own domain: another domain's answer is handed in as `ask`",
  },
  {
    is: /^src\/domains\/(league)\/(prediction)\//,
    may: ["domains/$1/prediction/.*", "domains/$1/statistics/.*", "domains/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "prediction may visit statistics and nobody else",
  },
  {
    is: new RegExp(`^src/domains/${DOMAIN}/([^/]+)/`),
    may: ["domains/$1/$2/.*", "domains/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "a station knows its own shapes and the platform: no neighbour station, no other domain",
  },
  {
    is: /^src\/domains\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "a domain's root holds shapes and doors only",
  },
  {
    is: /^src\/outlets\//,
    may: ["outlets/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence: "outlets are handed `ask` and know no domain",
  },
  {
    is: /^src\/sample\//,
    may: ["sample/.*", "contracts/.*", "platform/.*"],
    libraries: "all",
    sentence: "the sample edition plays the outside: it knows no domain and no page",
  },
  {
    is: /^src\/site\/letters\/mail\//,
    may: ["site/letters/mail/.*"],
    mayTypes: ["contracts/.*"],
    libraries: ["react", "react-dom"],
    sentence: "a letter is drawn from what it is handed",
  },
  {
    is: /^src\/site\/(ui|device|analytics|styles)\//,
    may: ["site/(?:ui|device|analytics|styles)/.*", "site/data/.*", ...SITE_WORDS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "ui, device, analytics and styles know no panel, no shell and no route",
  },
  {
    is: new RegExp(`^src/site/(${PANELS})/`),
    may: ["site/$1/.*", ...SITE_FLOOR, ...SITE_WORDS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "a panel knows its own domain's panels and the floor; two domains meet in a route",
  },
  {
    is: /^src\/site\/shell\//,
    may: ["site/shell/.*", `site/${PANELS}/.*`, ...SITE_FLOOR, ...SITE_WORDS],
    mayTypes: ["contracts/.*"],
    libraries: BROWSER,
    sentence: "the shell knows panels, never a route",
  },
  {
    is: /^src\/site\//,
    may: ["site/.*", ...SITE_WORDS],
    mayTypes: ["contracts/.*"],
    libraries: [...BROWSER, "@react-router/dev", "node:stream"],
    sentence:
      "the site knows contracts as types and a few plain words: no zod, no domain, no platform in the browser",
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
      "the server and the command line know every layer, but of a domain only its api, jobs and measure",
  },
];

const TESTERS = ["vitest", "fast-check", "@playwright/test", "@axe-core/playwright"];
const IN_TESTS = ["tests/support/.*", "tests/fixtures/.*"];

/** Null where the import is lawful, else the sentence that it breaks. */
export function checkImport({ from, to, typeOnly }: Import): string | null {
  const layer = layers.find(({ is }) => is.test(from));
  if (layer === undefined) return `${from} stands in no room`;
  const isTest = /\.test\.tsx?$/.test(from);
  const groups = layer.is.exec(from) ?? [];
  const fits = (patterns: readonly string[], what: string): boolean =>
    patterns.some((pattern) =>
      new RegExp(`^${pattern.replace(/\$(\d)/g, (_, at) => groups[Number(at)] ?? "")}$`).test(what),
    );
  if (to.startsWith("../")) return "write #room/… instead of ../";
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
