import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";

export type MarketStatus = AnswerOf<AllEndpoints, typeof api.markets.status>;

/** "The exchange is closed for the weekend. It opens on Monday, 23 November 2026, 10:00." */
export function TradingHours({ status }: { status: MarketStatus | null }) {
  const words = useWords();
  const { dates, say } = words;
  if (!status) return say("The Nigerian Exchange trades on working days, 10:00 to 14:30.");
  const at = Date.parse(status.changes_at);
  const { long, clock } = inLagos(at, dates);
  return status.open ? (
    <>
      <strong className="up">{say("The Nigerian Exchange is open")}</strong>{" "}
      <ReplacePart text={say("until {time} today.")} part="{time}">
        <time dateTime={status.changes_at}>{clock}</time>
      </ReplacePart>
    </>
  ) : (
    <>
      <strong>{say("The Nigerian Exchange is closed")}</strong>{" "}
      <ReplacePart text={whyClosed(status, words)} part="{time}">
        <time dateTime={status.changes_at}>
          {long}, {clock}
        </time>
      </ReplacePart>
    </>
  );
}

function whyClosed({ reason, holiday }: MarketStatus, { say, translate }: Words): string {
  if (reason === "holiday")
    return say("for {holiday}. It opens on {time}.", {
      holiday: holiday === null ? say("a public holiday") : translate(holiday).text,
    });
  if (reason === "weekend") return say("for the weekend. It opens on {time}.");
  return say(
    reason === "before hours"
      ? "until trading begins. It opens on {time}."
      : "for the day. It opens on {time}.",
  );
}
