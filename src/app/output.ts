import { createLog, type Log } from "#platform/log.ts";
import { createPlainLog } from "#platform/plain-log.ts";

type Facts = Readonly<Record<string, unknown>>;

/** What the product prints: plain lines on a terminal, and one JSON object per line everywhere else. */
export interface Output {
  readonly isTerminal: boolean;
  readonly log: Log;
  /** A step of starting or stopping; printed at every LOG_LEVEL. */
  announce(sentence: string, facts?: Facts): void;
  /** Something the running product has done; LOG_LEVEL decides whether it is printed. */
  report(sentence: string, facts: Facts): void;
}

interface OutputOptions {
  readonly isTerminal: boolean;
  /** LOG_LEVEL, if the operator has set it. */
  readonly level: string | undefined;
  /** Called with the sentence of every warning and error, for the metrics. */
  onTrouble(sentence: string): void;
}

export function createOutput({ isTerminal, level, onTrouble }: OutputOptions): Output {
  return isTerminal ? terminal(level ?? "warn", onTrouble) : jsonLines(level ?? "info", onTrouble);
}

function terminal(level: string, onTrouble: OutputOptions["onTrouble"]): Output {
  const write = (line: string): void => void process.stdout.write(line);
  const print = (sentence: string): void => write(`${sentence}\n`);
  return {
    isTerminal: true,
    log: createLog(level, onTrouble, createPlainLog(write)),
    announce: print,
    report: print,
  };
}

function jsonLines(level: string, onTrouble: OutputOptions["onTrouble"]): Output {
  const log = createLog(level, onTrouble);
  const steps = createLog("info");
  return {
    isTerminal: false,
    log,
    announce: (sentence, facts = {}) => steps.info(facts, sentence),
    report: (sentence, facts) => log.info(facts, sentence),
  };
}
