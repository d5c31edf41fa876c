import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { wordsPlugin } from "./src/app/site-build/words-plugin.ts";

/**
 * Started last, any of these would keep a single core busy at the end. The longest come first, then those that start
 * processes.
 */
const LONGEST = [
  "/lifecycle/life.",
  "/lifecycle/first-minutes.",
  "/resilience/fuzz.",
  "/lifecycle/two-commands.",
  "/league/jobs/schedule.",
  "/tests/lifecycle/",
  "/tests/resilience/",
  "/jobs/",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * Whole products for a minute and longer, processes that are killed, outages and wrong clocks: `npm run audit` runs
 * them, `npm test` does not.
 */
const SCENARIOS = [
  "tests/scenarios/*.test.ts",
  "tests/lifecycle/{browser,league-first-load}.test.ts",
  "tests/resilience/{bombs,clocks,faults-outside,versions}.test.ts",
  "src/features/{letters,push}/jobs/kills.test.ts",
  "src/features/news/jobs/first-tries.test.ts",
];

/** They render as a browser does, and React's contexts keep what a server's rendering in the same worker left in them. */
const OWN_WORKER = ["Arrival", "Verbatim", "island", "on-press"];

/**
 * Tests without a database and without a process of their own, which put back the clocks and globals that they replace.
 * These files share their workers and modules.
 */
const PURE = [
  "src/contracts/**",
  "src/features/*/{bounces,brief,calendar,contract,desk,editions,figures,frame,intake,llm,mail,outlets,panels,prediction,rules,sources,statistics,trends}/**",
  "src/app/{openapi,ops,share}/**",
  "src/platform/{cache,limits,net,providers,settings,text}/**",
  "src/app/http/**",
  "src/{app/site/shell,device,ui,words}/**",
  "tests/{architecture,requirements}/**",
].map((folder) => `${folder}/!(${OWN_WORKER.join("|")}).test.{ts,tsx}`);

/**
 * Tests with databases of their own, but without processes and threads. They share their workers and modules too, which
 * take a second of CPU time to load.
 */
const SHARED = "src/features/*/{api,store}/**/*.test.{ts,tsx}";

export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    setupFiles: ["tests/support/setup.ts"],
    // Far longer than any test takes: the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a busy machine a test may be too late once. The closing line counts those that passed only when repeated.
    retry: 1,
    sequence: { sequencer: LongFirst },
    // Tests mostly wait, so two cores can run three at a time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "boundaries",
          include: ["{src,tests}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...PURE, SHARED, ...SCENARIOS],
          globalSetup: ["tests/support/postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          include: [SHARED],
          globalSetup: ["tests/support/postgres.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "scenarios", include: SCENARIOS, globalSetup: ["tests/support/postgres.ts"] },
      },
      { extends: true, test: { name: "pure", include: PURE, isolate: false } },
    ],
  },
});
