import type { Club } from "#features/league/shapes.ts";
import { foldClubName } from "./names.ts";

const LEAGUE = /\b(npfl|nigerian? premier (football )?league)\b/;

export interface NewsText {
  readonly headline: string;
  readonly summary: string;
  readonly category: string;
}

/**
 * The league's clubs that a newspaper's text is about; null if it is not about the league at all. Outside Sports the
 * text must name the league. A one-word name may also be a city's, a politician's or a forest ranger's: it counts only
 * if the text also names the league, another club, or the club's own city or state, or, in Sports, if it is the club's
 * whole name.
 */
export function clubsAbout(
  { headline, summary, category }: NewsText,
  clubs: readonly Club[],
): string[] | null {
  const text = ` ${foldClubName(headline)} ${foldClubName(summary)} `;
  const inSports = category === "Sports";
  const league = LEAGUE.test(text);
  if (!inSports && !league) return null;
  const isMentioned = (name: string | null) => name !== null && text.includes(` ${foldClubName(name)} `);
  const named = clubs.map((club) => ({ club, names: [club.name, ...club.aliases].filter(isMentioned) }));
  const sure = named.filter(({ club, names }) =>
    names.some((name) => foldClubName(name).includes(" ") || (inSports && name === club.name)),
  );
  const probable = named.filter(
    ({ club, names }) =>
      names.length > 0 &&
      !sure.some((one) => one.club === club) &&
      (league || sure.length > 0 || isMentioned(club.city) || isMentioned(club.state)),
  );
  const ids = [...sure, ...probable].map(({ club }) => club.id);
  return ids.length > 0 || league ? ids : null;
}
