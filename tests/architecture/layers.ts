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

const FEATURE = "(news|league|markets|weather|culture|letters|push|websub|reader|info)";
/** The parts of a feature that run in the browser; every other folder is its server half. */
const IN_BROWSER = "(?:pages|panels|frame)";
const BROWSER = ["react", "react-dom", "react-router", "idb"];

/** Facts that every layer takes from here. */
const EVERYWHERE = "contracts/(?:durations|languages|picture-sizes|places|sections)\\.ts";
const CONTRACTS = ["contracts/.*", "features/\\w+/calls\\.ts", "features/\\w+/contract(?:\\.ts|/.*)"];
/** The contracts' values that the browser needs: plain constants and rules without zod. */
const PLAIN = [
  "contracts/all/api\\.ts",
  "contracts/(?:addresses|device|forms|names|product|push-channels|translated-pages)\\.ts",
];
const OWN_PLAIN =
  "features/$1/contract/(?:coverage-line|event-place|match-state|newsletter-consent|percent|reason|score-label|short-name|shown-topics)\\.ts";
/** What every page uses. */
const EVERY_PAGE_USES = "(?:ask|device|ui|words)/.*";

/** Where a feature's browser half meets another one's, each with the reason. */
export const exceptions: readonly { readonly from: RegExp; readonly to: string; readonly reason: string }[] =
  [
    {
      from: /^src\/features\/\w+\/(?:pages|panels)\//,
      to: "features/news/frame/.*",
      reason: "every page ends with more news",
    },
    {
      from: /^src\/features\/reader\//,
      to: "features/news/panels/.*",
      reason: "what the device keeps are stories, and they look as in any list",
    },
    {
      from: /^src\/features\/letters\/mail\//,
      to: "features/league/contract/match-state\\.ts",
      reason: "a letter says of an awarded result what the league's pages say",
    },
  ];

/**
 * The import rules. A file belongs to the first layer whose pattern its path fits; imports that the layer does not list
 * are forbidden.
 */
export const layers: readonly Layer[] = [
  {
    is: /^src\/app\/site\/routes\.ts$/,
    may: ["contracts/addresses\\.ts", "contracts/all/page-manifest\\.ts"],
    libraries: ["@react-router/dev"],
    sentence: "routes.ts, which only the build reads, makes the routes from the manifest of pages",
  },
  {
    is: new RegExp(`^src/(?:contracts/|features/${FEATURE}/(?:contract/)?)calls\\.ts$`),
    may: [],
    libraries: [],
    sentence: "calls.ts holds the addresses of calls alone: the browser imports it",
  },
  {
    is: /^src\/contracts\/all\/api\.ts$/,
    may: [".*/calls\\.ts"],
    libraries: [],
    sentence: "api.ts names the calls alone: the browser imports it",
  },
  {
    is: /^src\/contracts\/all\//,
    may: CONTRACTS,
    libraries: ["zod"],
    sentence: "what is made of all contracts imports contracts and zod",
  },
  {
    is: /^src\/contracts\//,
    may: ["contracts/[^/]+"],
    libraries: ["zod"],
    sentence: "a contract that no feature owns imports zod and its like",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/(?:calls\\.ts|contract(?:\\.(?:test\\.)?ts|/.*))$`),
    may: ["features/$1/(?:calls\\.ts|contract/.*)", "contracts/[^/]+"],
    libraries: ["zod"],
    sentence: "a feature's contract imports zod and the contracts that no feature owns",
  },
  {
    is: /^src\/platform\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "the platform imports no feature, and of the contracts only the facts that every layer shares",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/shapes\\.ts$`),
    may: ["platform/.*"],
    mayTypes: CONTRACTS,
    libraries: "all",
    sentence:
      "a feature's shapes.ts imports contracts as types, and none of its steps: every step can use it",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/(?:(?:jobs|api|measure)/.*|[^/]+\\.test\\.ts)$`),
    may: [`features/$1/(?!${IN_BROWSER}/|mail/|outlets/).*`, ...CONTRACTS, "platform/.*"],
    libraries: "all",
    sentence:
      "api, jobs and measure import their own server half only; another feature's answers come through `ask`",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/outlets/`),
    may: ["features/$1/outlets/.*", ...CONTRACTS, "platform/.*"],
    libraries: "all",
    sentence: "outlets import none of their feature's steps; they are given `ask`",
  },
  {
    is: /^src\/features\/(letters)\/mail\//,
    may: ["features/letters/mail/.*", "words/.*", "ui/(?:time|sentences/ReplacePart)\\.tsx?"],
    mayTypes: CONTRACTS,
    libraries: ["react", "react-dom"],
    sentence: "a letter is rendered from its arguments and the site's words",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/panels/`),
    may: ["features/$1/(?:panels|mail)/.*", OWN_PLAIN, ...PLAIN, EVERY_PAGE_USES],
    mayTypes: CONTRACTS,
    libraries: BROWSER,
    sentence:
      "a panel imports its own feature's panels, and contracts as types: no zod and no server half reaches the browser",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/(?:pages|frame)/`),
    may: ["features/$1/(?:panels|frame|mail)/.*", OWN_PLAIN, ...PLAIN, EVERY_PAGE_USES],
    mayTypes: CONTRACTS,
    libraries: BROWSER,
    sentence:
      "a page imports its own feature's panels; what several features make is put together in app/site",
  },
  {
    is: /^src\/features\/(league)\/(prediction)\//,
    may: ["features/$1/prediction/.*", "features/$1/statistics/.*", "features/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "prediction imports statistics and no other step",
  },
  {
    is: new RegExp(`^src/features/${FEATURE}/([^/]+)/`),
    may: ["features/$1/$2/.*", "features/$1/shapes\\.ts", "platform/.*"],
    libraries: "all",
    sentence: "a step imports its feature's shapes and the platform: no other step, no other feature",
  },
  {
    is: /^src\/features\//,
    may: ["platform/.*"],
    libraries: "all",
    sentence: "a feature's root holds shapes.ts and contract.ts only",
  },
  {
    is: /^src\/sample\//,
    may: ["sample/.*", ...CONTRACTS, "platform/.*"],
    libraries: "all",
    sentence: "the sample edition stands for the outside: it imports no feature but its contract",
  },
  {
    is: /^src\/(?:ask|device|ui|words)\//,
    may: [EVERY_PAGE_USES, ...PLAIN],
    mayTypes: CONTRACTS,
    libraries: BROWSER,
    sentence: "ask, device, ui and words import no feature",
  },
  {
    is: /^src\/app\/site\/shell\//,
    may: ["app/site/shell/.*", `features/\\w+/(?:panels|frame)/.*`, ...PLAIN, EVERY_PAGE_USES],
    mayTypes: CONTRACTS,
    libraries: BROWSER,
    sentence: "the shell imports panels, never a page",
  },
  {
    is: /^src\/app\/site\//,
    may: [
      "app/site/.*",
      `features/\\w+/${IN_BROWSER}/.*`,
      "features/letters/mail/.*",
      ...PLAIN,
      EVERY_PAGE_USES,
    ],
    mayTypes: CONTRACTS,
    libraries: [...BROWSER, "node:stream"],
    sentence: "the site imports the features' browser halves: no zod and no server half reaches the browser",
  },
  {
    is: /^src\/app\/share\//,
    may: ["app/share/.*", ...CONTRACTS, "platform/.*", "words/.*", "ui/time\\.ts"],
    libraries: "all",
    sentence: "a shared link's picture is drawn from contracts and the site's words; it is given `ask`",
  },
  {
    is: /^src\/app\/(?:openapi|ops)\//,
    may: ["app/(?:openapi|ops)/.*", ...CONTRACTS, "platform/.*"],
    libraries: "all",
    sentence: "an outlet of the app imports no feature but its contract; it is given `ask`",
  },
  {
    is: /^src\/app\/site-build\//,
    may: ["app/(?!site/).*", ...CONTRACTS, "platform/.*", "words/.*"],
    libraries: "all",
    sentence: "the build compiles the site's words and imports nothing else of the site",
  },
  {
    is: /^src\/(?:app|cli|main)\//,
    may: [
      "app/(?!site/).*",
      "cli/.*",
      ...CONTRACTS,
      "platform/.*",
      "sample/.*",
      "features/\\w+/(?:jobs|api|measure|outlets)/.*\\.ts",
    ],
    mayTypes: ["words/.*"],
    libraries: "all",
    sentence:
      "the app and the command line import every layer, but of a feature only its api, jobs, measure and outlets",
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
  if (fits([EVERYWHERE, ...layer.may], inside)) return null;
  if (typeOnly && fits(layer.mayTypes ?? [], inside)) return null;
  if (isTest && fits(IN_TESTS, inside)) return null;
  if (exceptions.some((exception) => exception.from.test(from) && fits([exception.to], inside))) return null;
  return layer.sentence;
}

/** "contracts/news.ts" for an import of ours, null for a library. */
function ours(from: string, to: string): string | null {
  if (to.startsWith("#tests/")) return to.slice(1);
  if (to.startsWith("#")) return to.slice(1);
  if (to.startsWith("./")) return path.posix.join(path.posix.dirname(from), to).replace(/^src\//, "");
  return null;
}
