import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

/** For `node --import`: a newer version of the product, which has the migrations of the folder LATER_MIGRATIONS too. */
const later = process.env.LATER_MIGRATIONS ?? "";
const { readdir, readFile } = fs;
const names = await readdir(later);

Object.assign(fs, {
  readdir: async (folder: string, ...rest: []) =>
    folder === "migrations" ? [...(await readdir(folder)), ...names] : readdir(folder, ...rest),
  readFile: (file: string, ...rest: []) =>
    path.dirname(String(file)) === "migrations" && names.includes(path.basename(file))
      ? readFile(path.join(later, path.basename(file)), ...rest)
      : readFile(file, ...rest),
});
syncBuiltinESMExports();
