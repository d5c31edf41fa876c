import type { ShownTeam } from "./use-hub.ts";

/** The clubs' own logos by name, if there are any. */
export type Logos = ReadonlyMap<string, string>;

export function logosOf(teams: readonly ShownTeam[] | null): Logos {
  return new Map(
    (teams ?? []).flatMap(({ team_name, images }) =>
      team_name && images?.logo ? [[team_name, images.logo] as const] : [],
    ),
  );
}
