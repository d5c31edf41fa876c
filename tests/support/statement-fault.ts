import type { Fault } from "./fault-proxy.ts";

/** First letters of the messages that carry a statement: a simple query, and one that is parsed with its values. */
const STATEMENTS = ["Q", "P"].map((letter) => letter.charCodeAt(0));

export interface StatementFault {
  readonly fault: Fault;
  /** How many statements were let through. */
  readonly passed: number;
}

/** Lets this many statements through to PostgreSQL, over all connections together, and then nothing more. */
export function letThrough(most: number): StatementFault {
  const lines = new WeakMap<object, (bytes: Buffer) => number>();
  let asked = 0;
  function passes(bytes: Buffer, line: object): boolean {
    const count = lines.get(line) ?? statementCounter();
    lines.set(line, count);
    asked += count(bytes);
    return asked <= most;
  }
  return {
    fault: { passes },
    get passed() {
      return Math.min(asked, most);
    },
  };
}

/** Counts the statements that begin in the bytes of one connection, which come in pieces of any size. */
function statementCounter(): (bytes: Buffer) => number {
  let head = Buffer.alloc(0);
  let skipped = 0;
  // A connection's first message has a length but no letter.
  let letters = 0;
  return (bytes) => {
    let found = 0;
    for (let at = 0; at < bytes.length; ) {
      if (skipped > 0) {
        const step = Math.min(skipped, bytes.length - at);
        skipped -= step;
        at += step;
        continue;
      }
      head = Buffer.concat([head, bytes.subarray(at, at + 1)]);
      at += 1;
      if (head.length < letters + 4) continue;
      if (letters === 1 && STATEMENTS.includes(head[0] ?? 0)) found += 1;
      skipped = head.readUInt32BE(letters) - 4;
      head = Buffer.alloc(0);
      letters = 1;
    }
    return found;
  };
}
