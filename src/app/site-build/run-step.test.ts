import { expect, test } from "vitest";
import { runStep } from "./run-step.ts";

test("a warning fails a build's step, with its text", async () => {
  await expect(runStep(["tests/fixtures/build/ineffective-import.ts"])).rejects.toThrow(
    /INEFFECTIVE_DYNAMIC_IMPORT.*part is dynamically imported by entry/,
  );
});

test("a step without a warning succeeds", async () => {
  await expect(runStep(["--eval", ""])).resolves.toBeUndefined();
});
