import { existsSync, readFileSync } from "node:fs";

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
}

export interface TestResult {
  /** Empty for a file that failed apart from its tests. */
  readonly title: string;
  /** The groups that contain it, then its title. */
  readonly path: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** It passed only when it was repeated. */
  readonly isFlaky?: boolean;
}

export interface Tally {
  /** For each area the ids that a passed test names, and the others. */
  readonly areas: ReadonlyMap<string, { proven: string[]; open: string[] }>;
  /** Ids in titles that no requirement of their area has. */
  readonly unknown: readonly string[];
}

const IDS = /^(?:[A-Z]+-\d+\b[\s,+]*)+/;
const ID = /[A-Z]+-\d+/g;

export function readRequirements(text: string): Requirement[] {
  const [, ...rows] = text.trim().split("\n");
  return rows.map((row) => {
    const [id = "", area = "", , requirement = ""] = row.split("\t");
    return { id, area, requirement };
  });
}

/** The ids with which a test's own title begins. */
export function idsOf(title: string): string[] {
  return IDS.exec(title)?.[0].match(ID) ?? [];
}

/** A requirement is proven if every test that names it ran and passed. */
export function tally(
  requirements: readonly Requirement[],
  results: readonly Pick<TestResult, "title" | "outcome">[],
): Tally {
  const verdicts = new Map<string, boolean>();
  for (const { title, outcome } of results) {
    for (const id of idsOf(title)) verdicts.set(id, outcome === "passed" && (verdicts.get(id) ?? true));
  }
  const knownIds = new Set(requirements.map(({ id }) => id));
  const areas = new Map<string, { proven: string[]; open: string[] }>();
  for (const { id, area } of requirements) {
    const row = areas.get(area) ?? { proven: [], open: [] };
    (verdicts.get(id) === true ? row.proven : row.open).push(id);
    areas.set(area, row);
  }
  // A title may also begin with "UTF-8": only the name of an area makes an id.
  const isId = (word: string) => areas.has(word.split("-")[0] ?? "");
  return { areas, unknown: [...verdicts.keys()].filter((id) => isId(id) && !knownIds.has(id)) };
}

interface VitestReport {
  readonly testResults: readonly {
    /** The file's full path. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly status: string;
      /** Of every try: those of a test that passed are of its first one. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function readVitest(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map(({ title, ancestorTitles, status, failureMessages }) => ({
      title,
      path: [name, ...ancestorTitles, title].join(" › "),
      outcome: outcomeOf(status),
      isFlaky: status === "passed" && failureMessages.length > 0,
    }));
    // A file that cannot be imported has no tests; those after a failed beforeAll are skipped.
    const isOfFile = status === "failed" && !tests.some(({ outcome }) => outcome === "failed");
    return isOfFile ? [...tests, { title: "", path: name, outcome: "failed" as const }] : tests;
  });
}

/** What a test reports of itself; one that did not run, whatever the reason, is skipped. */
function outcomeOf(status: string): TestResult["outcome"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export function readPlaywright(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const { suites }: { suites: readonly Suite[] } = JSON.parse(readFileSync(file, "utf8"));
  return suites.flatMap((suite) => specsOf(suite, []));
}

function specsOf(suite: Suite, outer: readonly string[]): TestResult[] {
  const groups = [...outer, suite.title];
  const own = (suite.specs ?? []).map(({ title, ok, tests }) => {
    const isSkipped = tests.every(({ status }) => status === "skipped");
    const outcome = outcomeOf(isSkipped ? "skipped" : ok ? "passed" : "failed");
    const isFlaky = tests.some(({ status }) => status === "flaky");
    return { title, path: [...groups, title].join(" › "), outcome, isFlaky };
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, groups))];
}

/**
 * The last words of a run: what failed, then how many tests did what. Without a test, a step that failed says so, and
 * no count: "0 failed" would contradict it.
 */
export function closingLines(
  results: readonly Pick<TestResult, "outcome" | "isFlaky">[],
  failures: readonly string[],
): string {
  const count = (wanted: TestResult["outcome"]): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const flaky = results.filter(({ isFlaky }) => isFlaky).length;
  const passed = `${count("passed")} passed${flaky === 0 ? "" : ` (${flaky} only when repeated)`}`;
  const counts = `${passed}, ${count("failed")} failed, ${count("skipped")} skipped`;
  const tests = results.length === 0 && failures.length > 0 ? ["No test ran."] : [counts];
  return [...failures, ...tests].join("\n");
}
