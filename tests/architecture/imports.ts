import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Import } from "./layers.ts";

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.split(path.sep).join("/"), entry.name));
}

/** Every import and re-export of a file, dynamic ones too. */
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
  return [...stated, ...dynamic];
}

/** `import { type A, type B }` borrows types only. */
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
