import { access, constants, lstat, stat } from "node:fs/promises";
import path from "node:path";
import { Unavailable } from "#platform/process/errors.ts";
import { type Call, UsageError } from "./command.ts";

/** Far larger than any file that a command reads as one text. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The absolute path of a file to read; throws a sentence if it cannot be read. */
export async function fileToRead(call: Call, name: string): Promise<string> {
  const file = call.path(name);
  try {
    if ((await stat(file)).isDirectory()) throw new UsageError(`${file} is a folder, not a file.`);
    await access(file, constants.R_OK);
    return file;
  } catch (error) {
    throw fileError(file, error);
  }
}

/** As `fileToRead`, for a file that is read as one text. */
export async function textFileToRead(call: Call, name: string): Promise<string> {
  const file = await fileToRead(call, name);
  if ((await stat(file)).size > MAX_BYTES) throw new UsageError(`${file} is longer than 64 MB.`);
  return file;
}

export async function folderToRead(call: Call, name: string): Promise<string> {
  const folder = call.path(name);
  try {
    if (!(await stat(folder)).isDirectory()) throw new UsageError(`${folder} is not a folder.`);
    await access(folder, constants.R_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw fileError(folder, error);
  }
}

/** The absolute path of a file to write; throws a sentence if it cannot be written. */
export async function fileToWrite(call: Call, name: string): Promise<string> {
  const file = call.path(name);
  const folder = path.dirname(file);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UsageError(
      codeOf(error) === "ENOENT" ? `There is no folder ${folder}.` : `Nothing can be written in ${folder}.`,
    );
  }
  const existing = await stat(file).catch(() => null);
  if (existing?.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`);
  if (existing?.isSocket()) throw new UsageError(`${file} is a socket, not a file.`);
  const isLink = (await lstat(file).catch(() => null))?.isSymbolicLink();
  if (existing === null && isLink) throw new UsageError(`${file} is a link to a file that does not exist.`);
  return file;
}

const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  ENOTDIR: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder, not a file.`,
  EACCES: (file) => `${file} may not be read by this user.`,
  EPERM: (file) => `${file} may not be read by this user.`,
  ENAMETOOLONG: () => "The name of the file is too long.",
};
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS"]);

/** Turns a file system error into a sentence; other errors are returned unchanged. */
export function fileError(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (NO_ROOM.has(code))
    return new Unavailable(`${file} cannot be read or written: ${(error as Error).message}.`);
  const summary = REASONS[code];
  return summary === undefined ? error : new UsageError(summary(file));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}
