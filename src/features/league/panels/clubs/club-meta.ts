import type { ClubAnswer } from "#features/league/panels/data/shapes.ts";
import { matchEvent } from "#features/league/panels/matches/match-meta.ts";
import { ordinal } from "#features/league/panels/wording.ts";
import { english, type Words } from "#words/words.ts";

const MAX_EVENTS = 3;

/** The title, "Enyimba, 13th in the NPFL 2025-26: fixtures, results, chances", and the data for search engines. */
export function clubMeta({ team, season, row, next }: ClubAnswer, words: Words = english) {
  const { language, say } = words;
  // Before a season's first match no club has a place.
  const place = row?.position ? `, ${ordinal(row.position)} in the NPFL ${season}` : `, NPFL ${season}`;
  const parts = `${team.team_name}, NPFL ${season}: ${say("Fixtures")}, ${say("Results")}, ${say("Form")}`;
  return {
    title: language === "en" ? `${team.team_name}${place}: fixtures, results, chances` : parts,
    description:
      language !== "en"
        ? parts
        : `${team.team_name} in the Nigeria Premier League ${season}: position, form, fixtures, results, and what the season may bring.`,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "SportsTeam",
      name: team.team_name,
      sport: "Football",
      ...(team.founded ? { foundingDate: String(team.founded) } : {}),
      ...(team.stadium ? { location: { "@type": "Place", name: team.stadium, address: "Nigeria" } } : {}),
      memberOf: { "@type": "SportsOrganization", name: "Nigeria Premier Football League" },
      event: next.slice(0, MAX_EVENTS).map((fixture) => matchEvent({ fixture, season })),
    },
  };
}
