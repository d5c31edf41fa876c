import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WrongInput } from "#platform/process/errors.ts";
import { loadSettingsFile } from "./file.ts";

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-settings-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("the environment overrides the file; an unknown name is reported with the nearest known one", async () => {
  const file = path.join(dir, ".env");
  await writeFile(
    file,
    "PORT=4000\nHOST=0.0.0.0\nSMPT_URL=smtp://mail.example\nFAVOURITE_COLOUR=green\nPOSTGRES_PASSWORD=x\n",
  );
  const environment: NodeJS.ProcessEnv = { PORT: "5000" };
  expect(loadSettingsFile(file, environment)).toEqual([
    `${file}: there is no setting FAVOURITE_COLOUR.`,
    `${file}: there is no setting SMPT_URL. Did you mean SMTP_URL?`,
  ]);
  expect(environment).toMatchObject({ PORT: "5000", HOST: "0.0.0.0" });
});

test("a missing settings file is ignored; one that cannot be read is an error", () => {
  expect(loadSettingsFile(path.join(dir, "none"), {})).toEqual([]);
  expect(() => loadSettingsFile(dir, {})).toThrow(WrongInput);
});
