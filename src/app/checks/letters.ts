import type { CheckResult, PublicSettings } from "#contracts/ops.ts";
import { lettersOverview } from "#features/letters/api/admin.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";
import { HOUR_SECONDS } from "#platform/time.ts";
import { formatDuration } from "./format.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<PublicSettings, "sendsMail" | "edition">;
}

const LATE_SECONDS = HOUR_SECONDS;
const SUBSCRIBERS = ["active", "pending", "unsubscribed", "paused"];
const LETTERS = ["queued", "sending", "sent", "failed"];

export async function checkLetters({ db, clock, settings }: Deps): Promise<CheckResult> {
  const { subscribers, letters, overdueSeconds, refused, lastFailure, feedbackToday } = await lettersOverview(
    {
      db,
      clock,
    },
  );
  return {
    title: "Mail",
    gauges: [
      ...SUBSCRIBERS.map((state) => ({
        name: "letters_subscribers",
        help: "Subscribers by state",
        value: subscribers[state] ?? 0,
        labels: { state },
      })),
      ...LETTERS.map((state) => ({
        name: "letters_deliveries_day",
        help: "Letters of the last day by state",
        value: letters[state] ?? 0,
        labels: { state },
      })),
      {
        name: "letters_overdue_seconds",
        help: "How long the letter that has waited longest is overdue",
        value: overdueSeconds,
      },
    ],
    tables: [
      {
        title: deliveryMethod(settings),
        head: ["", ""],
        rows: [
          ...SUBSCRIBERS.map((state) => [`subscribers, ${state}`, subscribers[state] ?? 0]),
          ...LETTERS.map((state) => [`letters of the last day, ${state}`, letters[state] ?? 0]),
          ["feedback in the last day", feedbackToday],
          ["last failure", lastFailure],
        ],
      },
    ],
    problems: [
      ...(overdueSeconds > LATE_SECONDS ? [`Letters are ${formatDuration(overdueSeconds)} overdue.`] : []),
      ...undelivered({ failed: letters.failed ?? 0, refused, sent: letters.sent ?? 0 }),
    ],
  };
}

interface Outcomes {
  readonly failed: number;
  /** They wait, and have been refused for about an hour. */
  readonly refused: number;
  readonly sent: number;
}

/** A morning on which all fail is another problem than the few of every day, which must not hide it. */
function undelivered({ failed, refused, sent }: Outcomes): string[] {
  const missing = failed + refused;
  if (missing > sent)
    return [`Most letters of the last day could not be delivered: ${missing} of ${missing + sent}.`];
  return failed > 0 ? [`${counted(failed, "letter")} of the last day could not be delivered.`] : [];
}

function deliveryMethod({ sendsMail, edition }: Deps["settings"]): string {
  if (sendsMail) return "By the mail server";
  return `Into the outbox folder: ${edition === "sample" ? "the sample edition mails nothing" : "no SMTP_URL is set"}`;
}
