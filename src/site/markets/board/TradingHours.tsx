import type { EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { inLagos } from "#site/ui/time.ts";

export type Status = AnswerOf<EveryEndpoint, "GET /markets/status">;

/** "The exchange is closed for the weekend. It opens on Monday, 23 November 2026, 10:00." */
export function TradingHours({ status }: { status: Status | null }) {
  if (!status) return <>The Nigerian Exchange trades on working days, 10:00 to 14:30.</>;
  const at = Date.parse(status.changes_at);
  const { long, clock } = inLagos(at);
  return status.open ? (
    <>
      <strong className="up">The Nigerian Exchange is open</strong> until{" "}
      <time dateTime={status.changes_at}>{clock}</time> today.
    </>
  ) : (
    <>
      <strong>The Nigerian Exchange is closed</strong> {whyClosed(status)}. It opens on{" "}
      <time dateTime={status.changes_at}>
        {long}, {clock}
      </time>
      .
    </>
  );
}

function whyClosed({ reason, holiday }: Status): string {
  if (reason === "holiday") return `for ${holiday ?? "a public holiday"}`;
  if (reason === "weekend") return "for the weekend";
  return reason === "before hours" ? "and has not opened yet" : "after its hours";
}
