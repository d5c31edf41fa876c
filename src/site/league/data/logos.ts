import type { Logos } from "#site/league/parts/FixtureEntry.tsx";
import type { ShownTeam } from "./use-hub.ts";

export function logosOf(teams: readonly ShownTeam[] | null): Logos {
  return new Map(
    (teams ?? []).flatMap(({ team_name, images }) =>
      team_name && images?.logo ? [[team_name, images.logo] as const] : [],
    ),
  );
}
