import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Import } from "./layers.ts";

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
/** A thread's script, named by a URL that the compiler does not follow. */
const SCRIPT = /\bnew URL\(\s*["']([^"']+\.tsx?)["']\s*,\s*import\.meta\.url\s*,?\s*\)/g;

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.split(path.sep).join("/"), entry.name));
}

/** Every import and re-export of a file, including dynamic ones and the scripts of threads. */
export function importsOf(file: string, text = readFileSync(file, "utf8")): Import[] {
  const stated = [...text.matchAll(STATEMENT)].map(([, type, names = "", to = ""]) => ({
    from: file,
    to: withoutQuery(to),
    typeOnly: type !== undefined || onlyTypes(names),
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, to = ""]) => ({
    from: file,
    to: withoutQuery(to),
    typeOnly: false,
  }));
  const scripts = [...text.matchAll(SCRIPT)].map(([, to = ""]) => ({
    from: file,
    to: scriptOf(file, to),
    typeOnly: false,
  }));
  return [...stated, ...dynamic, ...scripts];
}

/** Turns "../" into the import that it stands for, since a URL cannot name "#layer". */
function scriptOf(file: string, to: string): string {
  if (!to.startsWith("../")) return to;
  return path.posix.join(path.posix.dirname(file), to).replace(/^src\//, "#");
}

/** "src/features/news/contract/news.ts" for an import of ours, null for a library. */
export function fileOf({ from, to }: Pick<Import, "from" | "to">): string | null {
  if (to.startsWith("./")) return path.posix.join(path.posix.dirname(from), to);
  if (to.startsWith("#tests/")) return to.slice(1);
  return to.startsWith("#") ? `src/${to.slice(1)}` : null;
}

/** `import { type A, type B }` imports types only. */
function onlyTypes(names: string): boolean {
  const inner = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (inner === undefined) return false;
  const parts = inner
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => part.startsWith("type "));
}

function withoutQuery(to: string): string {
  return to.replace(/\?.*$/, "");
}
