import type { HeadToHead } from "#contracts/league-shapes.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "six", "12". */
function numberWord(number: number): string {
  return numbers[number] ?? String(number);
}

/** "Bendel play at home and have not lost in four." */
export function unbeaten(team: string, form: string): string {
  const since = form.length - 1 - form.lastIndexOf("L");
  const without = form.length - 1 - form.lastIndexOf("W");
  if (since >= 3) return `${team} play at home and have not lost in ${numberWord(since)}.`;
  if (without >= 3) return `${team} play at home and have not won in ${numberWord(without)}.`;
  return `${team} play at home.`;
}

/** The fewest meetings that make a finding. */
const LEAST = 3;

/** What the last meetings of two clubs have in common, the longest run first; null if nothing stands out. */
export function meetingsFinding({ team1, team2, recent_matches }: HeadToHead): string | null {
  const played = recent_matches.filter(
    ({ home_score, away_score }) => home_score !== null && away_score !== null,
  );
  const run = (holds: (match: (typeof played)[number]) => boolean) => {
    const broken = played.findIndex((match) => !holds(match));
    return broken < 0 ? played.length : broken;
  };
  const margin = (team: string) => (match: (typeof played)[number]) => {
    const lead = (match.home_score ?? 0) - (match.away_score ?? 0);
    return match.home_team === team ? lead : -lead;
  };
  const goals = (match: (typeof played)[number]) => (match.home_score ?? 0) + (match.away_score ?? 0);
  const found = [
    { run: run((match) => margin(team1)(match) > 0), says: (n: string) => `${team1} won the last ${n}` },
    { run: run((match) => margin(team2)(match) > 0), says: (n: string) => `${team2} won the last ${n}` },
    {
      run: run((match) => margin(match.home_team)(match) >= 0),
      says: (n: string) => `The home side has not lost in ${n} meetings`,
    },
    {
      run: run((match) => margin(team1)(match) >= 0),
      says: (n: string) => `${team1} have not lost in ${n} meetings`,
    },
    {
      run: run((match) => margin(team2)(match) >= 0),
      says: (n: string) => `${team2} have not lost in ${n} meetings`,
    },
    {
      run: run((match) => goals(match) <= 2),
      says: (n: string) => `Two goals at most in each of ${n} meetings`,
    },
  ];
  const [longest] = found.filter(({ run: length }) => length >= LEAST).sort((a, b) => b.run - a.run);
  return longest ? longest.says(numberWord(longest.run)) : null;
}
