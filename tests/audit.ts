import { spawnSync } from "node:child_process";

/** `npm run audit`: checks too slow or too noisy for every run. Each part runs, whatever the others' results. */
const bin = (name: string): string => `node_modules/.bin/${name}`;
const parts = [
  {
    name: "seams: every promise to the outside, tried from there",
    command: process.execPath,
    args: ["tests/audit/seams.ts"],
    env: {},
  },
  {
    name: "accessibility of every page",
    command: bin("playwright"),
    args: ["test", "--config", "playwright.audit.config.ts"],
    env: {},
  },
  {
    name: "Lighthouse of every page",
    command: process.execPath,
    args: ["tests/audit/lighthouse.ts"],
    env: {},
  },
  {
    name: "fresh-news: an hour of news in a browser that comes and goes (MINUTES)",
    command: process.execPath,
    args: ["tests/audit/fresh-news.ts"],
    env: {},
  },
  {
    name: "slow network: first visits on 400 kbit/s",
    command: process.execPath,
    args: ["tests/audit/slow-network.ts"],
    env: {},
  },
  {
    name: "ingest killed 50 times",
    command: process.execPath,
    args: ["tests/audit/kill-ingest.ts"],
    env: {},
  },
  {
    name: "letters killed 200 times",
    command: bin("vitest"),
    args: ["run", "src/features/letters/jobs/kills.test.ts"],
    env: { KILLS: "200", LETTERS: "500" },
  },
  {
    name: "push: a sender killed 200 times",
    command: bin("vitest"),
    args: ["run", "src/features/push/jobs/kills.test.ts"],
    env: { KILLS: "200" },
  },
  {
    name: "push: a day with 3,000 browsers",
    command: bin("vitest"),
    args: ["run", "src/features/push/jobs/day.test.ts"],
    env: { READERS: "3000" },
  },
  {
    name: "first minutes: 8 new starts on a busy machine",
    command: process.execPath,
    args: ["tests/audit/first-minutes.ts"],
    env: {},
  },
  {
    name: "many processes: 3 web and 2 workers behind nginx, killed or stopped in turn",
    command: process.execPath,
    args: ["tests/audit/many.ts"],
    env: {},
  },
  {
    name: "rounds: 2,000 slow feeds by one worker and by four, of which one is killed (ROWS, TIMES)",
    command: process.execPath,
    args: ["tests/audit/rounds.ts"],
    env: {},
  },
  {
    name: "cluster: three PostgreSQL with Patroni behind HAProxy and PgBouncer, the primary killed, frozen, promoted (ROWS)",
    command: process.execPath,
    args: ["tests/audit/cluster.ts"],
    env: {},
  },
  {
    name: "edge: nginx and Varnish in front, each promise tried",
    command: process.execPath,
    args: ["tests/audit/edge.ts"],
    env: {},
  },
  {
    name: "laboratory: clocks, versions, a failover, papers that are taken over, withdrawals (ROWS)",
    command: process.execPath,
    args: ["tests/audit/laboratory.ts"],
    env: {},
  },
  {
    name: "the product and its database killed 100 times while news arrives and readers write",
    command: process.execPath,
    args: ["tests/audit/kill-product.ts"],
    env: {},
  },
  {
    name: "league starts: which season the league shows from the first moment on, 8 times",
    command: process.execPath,
    args: ["tests/audit/league-starts.ts"],
    env: {},
  },
  {
    name: "league figures: what the pages say, computed again from the bundled files",
    command: process.execPath,
    args: ["tests/audit/league-figures.ts"],
    env: {},
  },
  { name: "a full disk", command: process.execPath, args: ["tests/audit/full-disk.ts"], env: {} },
  { name: "slow clients", command: process.execPath, args: ["tests/audit/slow-clients.ts"], env: {} },
  {
    name: "strangers: every endpoint fuzzed, every hostile text, the database away for a minute",
    command: bin("vitest"),
    args: ["run", "tests/resilience"],
    env: { FUZZ_RUNS: "300", ALL_VECTORS: "1", AWAY_SECONDS: "60" },
  },
  {
    name: "scenarios: whole products for a minute and longer",
    command: bin("vitest"),
    args: ["run", "--project=scenarios"],
    env: {},
  },
  {
    name: "mutants: small faults in the rules of every module must make a test fail",
    command: process.execPath,
    args: ["tests/audit/mutants.ts"],
    env: {},
  },
  {
    name: "soak: an hour of readers (SOAK_MINUTES)",
    command: process.execPath,
    args: ["bench/soak.ts"],
    env: {},
  },
  {
    name: "fresh: the two commands on a bare Debian",
    command: process.execPath,
    args: ["tests/audit/fresh.ts"],
    env: {},
  },
  {
    name: "service: installed, upgraded, taken back and restored on a bare Debian",
    command: process.execPath,
    args: ["tests/audit/service.ts"],
    env: {},
  },
  {
    name: "known faults of dependencies",
    command: process.execPath,
    args: ["tests/audit/dependencies.ts"],
    env: {},
  },
  { name: "bench", command: process.execPath, args: ["start.mjs", "bench"], env: {} },
];

const word = process.argv[2] ?? "";
const verdicts = parts
  .filter(({ name }) => name.includes(word))
  .map(({ name, command, args, env }) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    return { name, passed: status === 0 };
  });

console.log("");
for (const { name, passed } of verdicts) console.log(`${passed ? "passed" : "FAILED"}  ${name}`);
process.exit(verdicts.every(({ passed }) => passed) ? 0 : 1);
