import type { HeadToHead } from "#features/league/contract/shapes.ts";
import { ordinal } from "#features/league/panels/wording.ts";
import type { Sentence } from "#words/sentences.ts";
import { english, type Words } from "#words/words.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "six", "12"; always digits in languages other than English. */
function numberWord(number: number, { language }: Words): string {
  return (language === "en" ? numbers[number] : undefined) ?? String(number);
}

/** "Bendel play at home and have not lost in four." */
export function homeFormSentence(club: string, form: string, words: Words = english): string {
  const since = form.length - 1 - form.lastIndexOf("L");
  const without = form.length - 1 - form.lastIndexOf("W");
  if (since >= 3)
    return words.say("{club} play at home and have not lost in {n}.", { club, n: numberWord(since, words) });
  if (without >= 3)
    return words.say("{club} play at home and have not won in {n}.", { club, n: numberWord(without, words) });
  return words.say("{club} play at home.", { club });
}

interface Move {
  readonly club: string;
  readonly from: number;
  readonly to: number;
}

/** "Rangers climb from 8th to 4th": of two clubs, the one that moved further. */
export function changeFinding(moves: readonly Move[], words: Words = english): string {
  const [move] = [...moves].sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  if (!move || move.from === move.to) return words.say("Both clubs stay in their places");
  const values = { club: move.club, from: ordinal(move.from, words), to: ordinal(move.to, words) };
  if (move.to < move.from) return words.say("{club} climb from {from} to {to}", values);
  return words.say("{club} fall from {from} to {to}", values);
}

/** Something that the latest `run` meetings have in common. */
interface Run {
  readonly run: number;
  readonly sentence: Sentence;
  readonly club?: string;
}

/** A shorter run is not worth mentioning. */
const MIN_RUN = 3;

/**
 * What the last meetings of two clubs have in common, the longest run first; null if nothing stands out. In a season
 * that is not held they may have met as well, so a run goes back no further.
 */
export function meetingsFinding(
  { team1, team2, recent_matches, unbroken }: HeadToHead,
  words: Words = english,
): string | null {
  const played = recent_matches
    .slice(0, unbroken)
    .flatMap(({ home_team, home_score, away_score, round }) =>
      home_score === null || away_score === null ? [] : [{ home_team, home_score, away_score, round }],
    );
  const run = (holds: (match: (typeof played)[number]) => boolean, among = played) => {
    const broken = among.findIndex((match) => !holds(match));
    return broken < 0 ? among.length : broken;
  };
  const margin = (team: string) => (match: (typeof played)[number]) => {
    const lead = match.home_score - match.away_score;
    return match.home_team === team ? lead : -lead;
  };
  const goals = (match: (typeof played)[number]) => match.home_score + match.away_score;
  const runs: readonly Run[] = [
    { run: run((match) => margin(team1)(match) > 0), sentence: "{club} won the last {n}", club: team1 },
    { run: run((match) => margin(team2)(match) > 0), sentence: "{club} won the last {n}", club: team2 },
    {
      run: run((match) => margin(match.home_team)(match) >= 0, played.filter(isAtHome)),
      sentence: "The home side has not lost in {n} meetings",
    },
    {
      run: run((match) => margin(team1)(match) >= 0),
      sentence: "{club} have not lost in {n} meetings",
      club: team1,
    },
    {
      run: run((match) => margin(team2)(match) >= 0),
      sentence: "{club} have not lost in {n} meetings",
      club: team2,
    },
    { run: run((match) => goals(match) <= 2), sentence: "Two goals at most in each of {n} meetings" },
  ];
  const [longest] = runs.filter(({ run: length }) => length >= MIN_RUN).sort((a, b) => b.run - a.run);
  if (!longest) return null;
  return words.say(longest.sentence, { club: longest.club ?? "", n: numberWord(longest.run, words) });
}

/** Only a league match has a numbered round; a play-off was on neutral ground. */
function isAtHome({ round }: Pick<HeadToHead["recent_matches"][number], "round">): boolean {
  return /\d/.test(round);
}
