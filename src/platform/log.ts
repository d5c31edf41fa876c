import { type DestinationStream, destination, pino } from "pino";

const WARNING = 40;

export type Log = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

/**
 * Structured lines, by default on stdout. Fields whose names may hold personal data are removed. `onTrouble` gets the
 * message of every warning and error, for the metrics.
 */
export function createLog(
  level: string,
  onTrouble: (message: string) => void = () => {},
  stream: DestinationStream = destination(1),
): Log {
  return pino(
    {
      level,
      hooks: {
        logMethod(args, write, severity) {
          if (severity >= WARNING) onTrouble(args.find((arg) => typeof arg === "string") ?? "");
          write.apply(this, args);
        },
      },
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
    },
    stream,
  );
}
