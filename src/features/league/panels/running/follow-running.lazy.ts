import { askCardsAgain } from "#ask/answers.ts";
import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import { showNotification } from "#device/notify.lazy.ts";
import { readNewest } from "#device/stores/newest.ts";
import { settings } from "#device/stores/settings.ts";
import { minuteOf, scoreOf } from "#features/league/panels/wording.ts";
import type { Running, RunningMatch } from "./running.ts";

/** A little longer than the cards of a page share an answer. A goal is marked until the next look. */
const LOOK_MS = MINUTE_MS + 2_000;
/** An answer so soon after a look is another tab's look in the same minute. */
const ECHO_MS = LOOK_MS / 2;

type Show = (running: Running) => void;

const shown = new Set<Show>();
let last: Running = new Map();
let heardAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One tab passes on to all others what it hears, so that they show the same. */
let tabs: BroadcastChannel | undefined;

/** Looks once a minute at today's matches until all are over; all parts of a page and all tabs share one look. */
export function followRunning(show: Show, leaving: AbortSignal): void {
  if (leaving.aborted) return;
  shown.add(show);
  leaving.addEventListener("abort", () => {
    shown.delete(show);
    if (shown.size === 0) stop();
  });
  if (last.size > 0) show(last);
  if (shown.size > 1) return;
  if ("BroadcastChannel" in window) {
    tabs = new BroadcastChannel("running-matches");
    tabs.onmessage = ({ data }) => void hear(data);
  }
  void look();
}

function stop(): void {
  clearTimeout(timer);
  tabs?.close();
  last = new Map();
  heardAt = 0;
}

async function look(): Promise<void> {
  const answer = await ask(api.league.running, {}).catch(() => null);
  if (shown.size === 0) return;
  if (!answer) return lookLater();
  tabs?.postMessage(answer.fixtures);
  const scored = withGoals(last, answer.fixtures);
  await hear(answer.fixtures);
  await notify(scored);
}

function lookLater(): void {
  clearTimeout(timer);
  timer = setTimeout(look, LOOK_MS);
}

async function hear(fixtures: readonly RunningMatch[]): Promise<void> {
  lookLater();
  const isEcho = Date.now() - heardAt < ECHO_MS;
  if (!isEcho) heardAt = Date.now();
  const next = withGoals(last, fixtures, isEcho);
  // The table counts a match as soon as it is over: it changes together with the score.
  const hasEnded = fixtures.some(
    ({ fixture_id: id, minute }) => minute === undefined && last.get(id ?? "")?.minute !== undefined,
  );
  if (hasEnded) await askCardsAgain();
  last = next;
  for (const show of shown) show(next);
  if (fixtures.every(({ minute }) => minute === undefined)) clearTimeout(timer);
}

/**
 * What is heard now; a side that scored since the last look has its goal marked, even while that look is heard again.
 */
export function withGoals(before: Running, fixtures: readonly RunningMatch[], isEcho = false): Running {
  return new Map(
    fixtures.map((fixture) => {
      const id = fixture.fixture_id ?? "";
      const earlier = before.get(id);
      const scored = (["home", "away"] as const).filter(
        (side) => earlier && (fixture[`${side}_score`] ?? 0) > (earlier[`${side}_score`] ?? 0),
      );
      const goal = scored.length === 2 ? "both" : (scored[0] ?? (isEcho ? earlier?.goal : undefined));
      return [id, goal ? { ...fixture, goal } : fixture];
    }),
  );
}

/** A notice of a goal of the reader's own club, if the reader wants notices. The club is known to this device only. */
async function notify(running: Running): Promise<void> {
  const club = await readNewest("club");
  const notice = club && goalNotice(club, running);
  if (notice && (await settings()).notifications) await showNotification(...notice);
}

/** Each match has a tag of its own: its next goal replaces the notice, and no other does. */
export function goalNotice(
  club: { readonly id: string; readonly label: string },
  running: Running,
): Parameters<typeof showNotification> | null {
  const isOf = ({ goal, home_id, away_id }: RunningMatch) =>
    goal !== undefined &&
    ((goal !== "away" && home_id === club.id) || (goal !== "home" && away_id === club.id));
  const match = [...running.values()].find(isOf);
  if (!match) return null;
  const text = [match.home_team, scoreOf(match), match.away_team, minuteOf(match)].filter(Boolean).join(" ");
  return [`⚽ ${club.label}`, text, "en", `goals ${match.fixture_id}`];
}
