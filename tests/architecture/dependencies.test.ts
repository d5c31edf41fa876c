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
const others = Object.entries(packages).filter(([place]) => place !== "");

test("every dependency is pinned by its hash, and all come from the registry", () => {
  expect(others.length).toBeGreaterThan(100);
  const elsewhere = others.filter(([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY));
  // npm records no hash for other machines' binaries, which it has not fetched.
  const unpinned = others.filter(([, one]) => !one.optional && !one.integrity?.startsWith("sha512-"));
  expect([...elsewhere, ...unpinned].map(([place]) => place)).toEqual([]);
});

test("only dependencies that were reviewed may run install scripts", () => {
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  const allowed = Object.keys(allowScripts).map((name) => name.replace(/(?<=.)@[^/]*$/, ""));
  const running = others
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect(running.filter((name) => !allowed.includes(name))).toEqual([]);
});

test("direct dependencies are pinned to one version", () => {
  const { dependencies, optionalDependencies, devDependencies } = read("package.json") as Record<
    string,
    Record<string, string>
  >;
  const wanted = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
