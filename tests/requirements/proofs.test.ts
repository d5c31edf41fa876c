import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closingLines, idsOf, readPlaywright, readRequirements, readVitest, tally } from "./proofs.ts";

const requirements = readRequirements(
  "id\tarea\tsection\trequirement\nNAV-01\tNAV\t2\tHome.\nNAV-02\tNAV\t2\tSearch.\nLG-01\tLG\t2\tSeason.",
);

test("requirement ids are read from the beginning of a title only", () => {
  expect(idsOf("NAV-01 the home page")).toEqual(["NAV-01"]);
  expect(idsOf("NAV-01, NAV-02 both pages")).toEqual(["NAV-01", "NAV-02"]);
  expect(idsOf("see NAV-01")).toEqual([]);
});

test("a requirement is proven if a test names it and every test that names it passed", () => {
  const { areas } = tally(requirements, [
    { title: "NAV-01 on a phone", outcome: "passed" },
    { title: "NAV-01 on a desktop", outcome: "failed" },
    { title: "NAV-02 works", outcome: "passed" },
  ]);
  expect(areas.get("NAV")).toEqual({ proven: ["NAV-02"], open: ["NAV-01"] });
  expect(areas.get("LG")).toEqual({ proven: [], open: ["LG-01"] });
});

test("an unknown id is reported", () => {
  expect(tally(requirements, [{ title: "NAV-99 nowhere", outcome: "passed" }]).unknown).toEqual(["NAV-99"]);
  expect(tally(requirements, [{ title: "UTF-8 is read", outcome: "passed" }]).unknown).toEqual([]);
});

test("a requirement that only a skipped test names, or a skipped test too, is not proven", () => {
  const { areas } = tally(requirements, [
    { title: "NAV-01 works", outcome: "skipped" },
    { title: "NAV-02 on a phone", outcome: "skipped" },
    { title: "NAV-02 on a desktop", outcome: "passed" },
  ]);
  expect(areas.get("NAV")).toEqual({ proven: [], open: ["NAV-01", "NAV-02"] });
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ng-proofs-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("each test counts as what it is, and a file that fails apart from its tests as a failure", () => {
  const inFile = (name: string, status: string, ...tests: readonly string[]) => ({
    name,
    status,
    assertionResults: tests.map((word) => {
      const [status = "", repeated] = word.split(" ");
      const failureMessages = status === "failed" || repeated ? ["expected 200 to be 401"] : [];
      return { title: status, ancestorTitles: [], status, failureMessages };
    }),
  });
  const vitest = readVitest(
    written({
      testResults: [
        inFile("mixed", "failed", "passed", "failed", "skipped", "todo"),
        inFile("not imported", "failed"),
        inFile("beforeAll failed", "failed", "skipped"),
      ],
    }),
  );
  expect(vitest.map(({ path, outcome }) => [path, outcome])).toEqual([
    ["mixed › passed", "passed"],
    ["mixed › failed", "failed"],
    ["mixed › skipped", "skipped"],
    ["mixed › todo", "skipped"],
    ["not imported", "failed"],
    ["beforeAll failed › skipped", "skipped"],
    ["beforeAll failed", "failed"],
  ]);
  const repeated = readVitest(written({ testResults: [inFile("a", "passed", "passed", "passed repeated")] }));
  expect(closingLines(repeated, [])).toBe("2 passed (1 only when repeated), 0 failed, 0 skipped");
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  const specs = [
    spec("a", true, "expected"),
    spec("b", false, "unexpected"),
    spec("c", true, "skipped"),
    spec("d", true, "flaky"),
  ];
  const playwright = readPlaywright(written({ suites: [{ title: "s.spec.ts", specs }] }));
  expect(playwright.map(({ outcome }) => outcome)).toEqual(["passed", "failed", "skipped", "passed"]);
  expect(closingLines(playwright, [])).toBe("2 passed (1 only when repeated), 1 failed, 1 skipped");
});

test.each([
  [["passed", "passed", "skipped"], [], "2 passed, 0 failed, 1 skipped"],
  [["passed", "failed"], ["Failed: browser tests."], "Failed: browser tests.\n1 passed, 1 failed, 0 skipped"],
  [[], ["Failed: types."], "Failed: types.\nNo test ran."],
  [[], [], "0 passed, 0 failed, 0 skipped"],
] as const)("the closing lines of %j and %j are %j", (outcomes, failures, lines) => {
  expect(
    closingLines(
      outcomes.map((outcome) => ({ outcome })),
      failures,
    ),
  ).toBe(lines);
});
