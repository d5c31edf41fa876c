import { HOUR_MS } from "./time.ts";

/** A sentence is printed at most once in this time, because people read a terminal. */
const QUIET_MS = HOUR_MS;
/** Fields that add nothing for a person who reads the sentence; `why` says more than a failure's `kind`. */
const NOT_TOLD = new Set(["level", "time", "msg", "stack", "kind"]);
const ERROR = 50;

interface Line {
  readonly level: number;
  readonly msg?: string;
}

/** Prints the log's JSON lines as plain ones; a sentence that was printed recently is skipped. */
export function createPlainLog(write: (line: string) => void): { write(line: string): void } {
  const toldAt = new Map<string, number>();
  return {
    write(line) {
      const entry: Line = JSON.parse(line);
      const { msg = "" } = entry;
      const last = toldAt.get(msg);
      if (last !== undefined && performance.now() - last < QUIET_MS) return;
      toldAt.set(msg, performance.now());
      write(plainLine(entry));
    },
  };
}

function plainLine(entry: Line): string {
  const { level, msg = "" } = entry;
  const facts = Object.entries(entry)
    .filter(([name]) => !NOT_TOLD.has(name))
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const text = facts.length === 0 ? msg : `${msg} (${facts.join(", ")})`;
  return `${level >= ERROR ? "Error" : "Note"}: ${text}\n`;
}
