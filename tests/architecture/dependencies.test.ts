import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
}

const REGISTRY = "https://registry.npmjs.org/";
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([place]) => place !== "");

test("every dependency is pinned by its hash, and all come from the registry", () => {
  expect(installed.length).toBeGreaterThan(100);
  const fromElsewhere = installed.filter(([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY));
  // npm records no hash for other machines' binaries, which it has not fetched.
  const unpinned = installed.filter(
    ([, locked]) => !locked.optional && !locked.integrity?.startsWith("sha512-"),
  );
  expect([...fromElsewhere, ...unpinned].map(([place]) => place)).toEqual([]);
});

test("only dependencies that were reviewed may run install scripts", () => {
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  const allowed = Object.keys(allowScripts).map((name) => name.replace(/(?<=.)@[^/]*$/, ""));
  const running = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect(running.filter((name) => !allowed.includes(name))).toEqual([]);
});

test("direct dependencies are pinned to one version", () => {
  const { dependencies, optionalDependencies, devDependencies } = read("package.json") as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
