import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { useRunning } from "#features/league/panels/running/running.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { shortDay, shortWeekday } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { dayId } from "./MatchDays.tsx";

/** The last days of play that are shown, and the next ones. */
const [BEFORE, AHEAD] = [3, 5];

/** The days of play around today, each leading to its matches. */
export function DayStrip({ league: { latest, upcoming } }: { league: League }) {
  const { count, dates, say, translate } = useWords();
  const days = [
    ...playedDays(latest).slice(-BEFORE),
    ...daysOf(useRunning(upcoming), "fixtures").slice(0, AHEAD),
  ];
  const next = days.find(({ tab }) => tab === "fixtures");
  if (days.length < 2) return null;
  return (
    <nav className="day-strip num" aria-label={say("Matches")}>
      {days.map((day) => {
        const at = Date.parse(day.date);
        return (
          <PageLink
            key={day.tab + day.date}
            to={
              day.matchday
                ? tabPage(day.tab, { matchday: day.matchday })
                : `${tabPage(day.tab)}#${dayId(day.date)}`
            }
            aria-current={day === next ? "date" : undefined}
            data-today={day.isToday ? "" : undefined}
          >
            {shortWeekday(at, dates).split(" ", 1)}
            <b>{shortDay(at, dates)}</b>
            {day.live > 0 ? (
              <span className="running">
                {day.live} {translate("live").text}
              </span>
            ) : (
              count(day.matches, "match", "matches")
            )}
          </PageLink>
        );
      })}
    </nav>
  );
}

interface Day {
  date: string;
  tab: "results" | "fixtures";
  matches: number;
  live: number;
  isToday: boolean;
  /** The matchday that shows the day's matches, if the tab does not. */
  matchday?: string;
}

/** The days of the last matchday, and those of the same week that belong to others. */
function playedDays({ fixtures, otherDays }: League["latest"]): Day[] {
  const days = new Map(daysOf(fixtures, "results").map((day) => [day.date, day]));
  for (const { date, round_number, total_matches } of otherDays) {
    if (!date) continue;
    const matchday = String(round_number ?? "");
    const day = days.get(date) ?? { date, tab: "results", live: 0, matches: 0, isToday: false, matchday };
    days.set(date, { ...day, matches: day.matches + (total_matches ?? 0) });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function daysOf(fixtures: readonly Fixture[], tab: Day["tab"]): Day[] {
  const dates = [...new Set(fixtures.map(({ date }) => date ?? ""))].filter(Boolean).sort();
  return dates.map((date) => {
    const ofDay = fixtures.filter((fixture) => fixture.date === date);
    const live = ofDay.filter(({ status }) => status === "live").length;
    const isToday = ofDay.some(({ minute }) => minute !== undefined);
    return { date, tab, matches: ofDay.length, live, isToday };
  });
}
