import type { Fault } from "./fault-proxy.ts";

/** First letters of the messages that carry a statement: a simple query, and one that is parsed with its values. */
const STATEMENTS = ["Q", "P"].map((letter) => letter.charCodeAt(0));

export interface StatementFault {
  readonly fault: Fault;
  /** How many statements were let through. */
  readonly passed: number;
}

/** Lets this many statements through to PostgreSQL, over all connections together, and then nothing more. */
export function letThrough(limit: number): StatementFault {
  const counters = new WeakMap<object, (bytes: Buffer) => number>();
  let statements = 0;
  function passes(bytes: Buffer, connection: object): boolean {
    const count = counters.get(connection) ?? statementCounter();
    counters.set(connection, count);
    statements += count(bytes);
    return statements <= limit;
  }
  return {
    fault: { passes },
    get passed() {
      return Math.min(statements, limit);
    },
  };
}

/** Counts the statements that begin in the bytes of one connection, which come in pieces of any size. */
function statementCounter(): (bytes: Buffer) => number {
  let header = Buffer.alloc(0);
  let toSkip = 0;
  // A connection's first message has a length but no letter.
  let letterLength = 0;
  return (bytes) => {
    let statements = 0;
    for (let at = 0; at < bytes.length; ) {
      if (toSkip > 0) {
        const step = Math.min(toSkip, bytes.length - at);
        toSkip -= step;
        at += step;
        continue;
      }
      header = Buffer.concat([header, bytes.subarray(at, at + 1)]);
      at += 1;
      if (header.length < letterLength + 4) continue;
      if (letterLength === 1 && STATEMENTS.includes(header[0] ?? 0)) statements += 1;
      toSkip = header.readUInt32BE(letterLength) - 4;
      header = Buffer.alloc(0);
      letterLength = 1;
    }
    return statements;
  };
}
