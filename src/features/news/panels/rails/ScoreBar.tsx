import { inLagos } from "#ui/time.ts";
import type { Words } from "#words/words.ts";
import type { ShownTopic } from "./visible.ts";

/** The width of the scale in the drawing's units; `MAX_SCORE` is the highest score. */
const SCALE_WIDTH = 100;
const MAX_SCORE = 10;

/** A topic's score on a scale: the day's range so far in grey, the current score in green. */
export function ScoreBar({ score, today }: Pick<ShownTopic, "score" | "today">) {
  if (score === null) return null;
  const at = (value: number) => (value / MAX_SCORE) * SCALE_WIDTH;
  const now = Math.min(Math.max(at(score) - 1, 0), SCALE_WIDTH - 2);
  return (
    <svg className="span" viewBox={`0 0 ${SCALE_WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="span__base" y="5" width={SCALE_WIDTH} height="4" />
      {today ? (
        <rect className="span__range" x={at(today.low)} y="4" width={at(today.high - today.low)} height="6" />
      ) : null}
      <rect className="span__now" x={now} width="2" height="14" />
    </svg>
  );
}

/** "Today 6.1 to 9.2, highest now". */
export function scoreRange(
  { score, today }: Pick<ShownTopic, "score" | "today">,
  say: Words["say"],
): string | null {
  if (today === null || score === null || today.low === today.high) return null;
  const range = { low: String(today.low), high: String(today.high) };
  if (score >= today.high) return say("Today {low} to {high}, highest now", range);
  const time = inLagos(Date.parse(today.highest_at)).clock;
  return say("Today {low} to {high}, highest at {time}", { ...range, time });
}
