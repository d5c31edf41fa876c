import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import path from "node:path";
import { text } from "node:stream/consumers";

/** The generator writes with TypeScript 6's own interface, which TypeScript 7 no longer has. */
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "@typescript/typescript6" : name, context),
});

const CALLS = "tests/fixtures/client/calls.ts";
const TSCONFIG = {
  compilerOptions: {
    target: "ES2024",
    module: "NodeNext",
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

export interface Client {
  /** What TypeScript reports about the calls, and about other code beside them. */
  compile(others?: Readonly<Record<string, string>>): Promise<string>;
  /** One call of each domain, by its name. */
  callEachDomain(baseUrl: string): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** Another program with types generated from the document, in a folder of its own where the libraries are found. */
export async function makeClient(document: object): Promise<Client> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  await mkdir("test-results", { recursive: true });
  const folder = await mkdtemp(path.resolve("test-results/client-"));
  const write = (name: string, code: string) => writeFile(path.join(folder, name), code);
  await copyFile(CALLS, path.join(folder, "calls.ts"));
  await write("schema.d.ts", astToString(await openapiTS(document as never)));
  await write("tsconfig.json", JSON.stringify(TSCONFIG));
  return {
    async compile(others = {}) {
      for (const [name, code] of Object.entries(others)) await write(name, code);
      const compiler = spawn(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder]);
      return text(compiler.stdout);
    },
    async callEachDomain(baseUrl) {
      const calls = (await import(path.join(folder, "calls.ts"))) as Pick<Client, "callEachDomain">;
      return calls.callEachDomain(baseUrl);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
