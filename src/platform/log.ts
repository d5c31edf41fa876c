import { pino } from "pino";

export type Log = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

/** Structured lines on stdout. Personal data has no place in them: names of fields that hold it are struck out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "email",
        "*.email",
        "name",
        "*.name",
        "feedback",
        "*.feedback",
        "address",
        "*.address",
        "parameters",
        "*.parameters",
      ],
      censor: "[private]",
    },
  });
}
