import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";

export interface Pattern {
  readonly file: string;
  readonly regex: RegExp;
}

/** Every regular expression literal in the product's own code. */
export function findPatterns(glob: string): Pattern[] {
  const files = globSync(glob).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const program = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
    return literalsIn(program).map((regex) => ({ file, regex }));
  });
}

function literalsIn(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== "object" || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex !== undefined) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(literalsIn);
}

const COMMON = [" ", "\t", "\n", "a", "0", "<", "&", '"', "-", ".", "/", "(", "\u00a0"];

/** Makes a text of about this length on which a pattern that backtracks would take very long. */
export type Attack = (length: number) => string;

/** A pattern's own characters and common ones, repeated. */
export function* attacksOn({ source }: RegExp): Generator<Attack> {
  const own = [...new Set(source.replace(/\\[a-zA-Z]|[\\()[\]{}?*+^$|]/g, ""))].slice(0, 12);
  const words = (source.match(/[a-z]{3,}/gi) ?? []).slice(0, 4);
  const tags = words.flatMap((word) => [`<${word} `, `</${word}`, `${word}:`, ` ${word}`]);
  const signs = [...new Set([...own, ...COMMON, ...words, ...tags])];
  for (const sign of signs) yield (length) => fill(sign, length) + END;
  // `.` stops at the end of a line: a pattern like /%.*$/ would scan to it in vain from each sign.
  for (const sign of signs) yield (length) => `${fill(sign, length)}\n${END}`;
  // Some patterns take any character but the one that begins the next token.
  for (const first of signs.slice(0, 8))
    for (const sign of signs)
      for (const end of [END, "<"]) yield (length) => first + fill(sign, length) + end;
  for (const one of own.slice(0, 6))
    for (const other of signs.slice(0, 12))
      if (one !== other) yield (length) => fill(one + other, length) + END;
}

/** No pattern expects this character. */
const END = "\u0001";

function fill(sign: string, length: number): string {
  return sign.repeat(Math.ceil(length / sign.length));
}

/** Milliseconds of CPU time in which a pattern searches a whole text, as `replace`, `matchAll` and `split` do. */
export function timeOf(regex: RegExp, text: string): number {
  const from = worked();
  if (regex.global) text.replace(regex, "");
  else regex.exec(text);
  return worked() - from;
}

/** CPU time of this thread, which does not grow on a busy machine. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
