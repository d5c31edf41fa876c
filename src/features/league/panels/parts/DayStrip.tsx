import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { shortDay, shortWeekday } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { dayId } from "./MatchDays.tsx";

/** The last days of play that are shown, and the next ones. */
const [BEFORE, AHEAD] = [3, 5];

/** The days of play around today, each leading to its matches. */
export function DayStrip({ league: { latest, upcoming } }: { league: League }) {
  const { count, dates, say } = useWords();
  const days = [
    ...daysOf(latest.fixtures, "results").slice(-BEFORE),
    ...daysOf(upcoming, "fixtures").slice(0, AHEAD),
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
            to={`${tabPage(day.tab)}#${dayId(day.date)}`}
            aria-current={day === next ? "date" : undefined}
          >
            {shortWeekday(at, dates).split(" ", 1)}
            <b>{shortDay(at, dates)}</b>
            {count(day.matches, "match", "matches")}
          </PageLink>
        );
      })}
    </nav>
  );
}

function daysOf(fixtures: readonly Fixture[], tab: "results" | "fixtures") {
  const matches = new Map<string, number>();
  for (const { date } of fixtures) if (date) matches.set(date, (matches.get(date) ?? 0) + 1);
  return [...matches]
    .map(([date, of]) => ({ date, tab, matches: of }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
