import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { Unavailable } from "#platform/process/errors.ts";

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is read-only",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "it is a file",
  ENOENT: "it cannot be created",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "its name is too long",
};

/** The data folder's absolute path, created if missing; fails with a sentence if nothing can be written there. */
export function prepareDataDir(dataDir: string): string {
  const absolute = path.resolve(dataDir);
  try {
    mkdirSync(absolute, { recursive: true });
    if (!statSync(absolute).isDirectory()) throw Object.assign(new Error(), { code: "EEXIST" });
    accessSync(absolute, constants.W_OK | constants.X_OK);
    return absolute;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Unavailable(
      `The data folder ${absolute} cannot be used: ${REASONS[code] ?? message}. Set DATA_DIR.`,
    );
  }
}
