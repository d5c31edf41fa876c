import type { Team } from "#features/league/panels/data/shapes.ts";

/** The clubs' own logos by name, if there are any. */
export type Logos = ReadonlyMap<string, string>;

export function logosOf(teams: readonly Team[] | null): Logos {
  return new Map(
    (teams ?? []).flatMap(({ team_name, images }) =>
      team_name && images?.logo ? [[team_name, images.logo] as const] : [],
    ),
  );
}
