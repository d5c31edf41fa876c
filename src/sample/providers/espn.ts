import { playedMatchday } from "#features/league/contract/mid-season-day.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { resultsBetween } from "#sample/league.ts";
import type { Provider } from "#sample/provider.ts";
import { json, seededFraction } from "./invented.ts";

/** From just before the kick-off until all is over. */
const PLAYED_MS = 10 * MINUTE_MS;
const [BEFORE, HALF, PAUSE, AFTER] = [6, 47, 12, 3];

let began: Date | undefined;

/** ESPN's scoreboard of a real matchday, played from the first request on; the goals' minutes are invented. */
export const espn: Provider = (url, now) => {
  if (url.pathname !== "/apis/site/v2/sports/soccer/nga.1/scoreboard") return null;
  began ??= now;
  const at = ((now.getTime() - began.getTime()) / PLAYED_MS) * (BEFORE + 2 * HALF + PAUSE + AFTER) - BEFORE;
  const status = statusAt(at);
  const events = resultsBetween(playedMatchday, playedMatchday).map(({ home, away, goals }, index) => {
    const competitors = [home, away].map((displayName, side) => ({
      homeAway: side === 0 ? "home" : "away",
      score: String(scoredBy(status.clock / 60, displayName, goals[side] ?? 0)),
      team: { displayName },
    }));
    const date = `${playedMatchday}T15:00Z`;
    return {
      id: String(index),
      date,
      name: `${away} at ${home}`,
      competitions: [{ date, status, competitors }],
    };
  });
  return json({ leagues: [{ slug: "nga.1" }], day: { date: playedMatchday }, events });
};

/** `at` is in minutes since the kick-off, with the pause. */
function statusAt(at: number) {
  const inFirst = at < HALF;
  const inPause = !inFirst && at < HALF + PAUSE;
  const minute = Math.floor(inFirst ? at : inPause ? 45 : at - HALF - PAUSE + 45);
  if (at < 0) return status("STATUS_SCHEDULED", "pre", 0, 0);
  if (inPause) return status("STATUS_HALFTIME", "in", 45, 1);
  if (minute >= 45 + HALF) return status("STATUS_FULL_TIME", "post", 90, 2);
  return status(inFirst ? "STATUS_FIRST_HALF" : "STATUS_SECOND_HALF", "in", minute + 1, inFirst ? 1 : 2);
}

function status(name: string, state: string, minute: number, period: number) {
  const regular = Math.min(minute, period * 45);
  const displayClock = minute > regular ? `${regular}'+${minute - regular}'` : `${minute}'`;
  return { clock: regular * 60, displayClock, period, type: { name, state, completed: state === "post" } };
}

function scoredBy(minute: number, team: string, goals: number): number {
  const minutes = Array.from(
    { length: goals },
    (_, goal) => 1 + Math.floor(seededFraction(`${team} ${goal}`) * 89),
  );
  return minutes.filter((one) => one <= minute).length;
}
