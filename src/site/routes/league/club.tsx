import { clubPage } from "#contracts/addresses.ts";
import type { PageProps } from "#site/data/page.ts";
import { Club } from "#site/league/clubs/Club.tsx";
import { leaguePage } from "#site/league/league-page.ts";
import { WhenLoaded } from "#site/league/WhenLoaded.tsx";
import { headTags } from "#site/shell/metadata.ts";

export { headers } from "#site/league/league-page.ts";

const club = leaguePage((ask, { params }) => ask("GET /npfl/clubs/{id}", { id: params.id ?? "" }));

export const loader = club.loader;
export const clientLoader = club.clientLoader;

type Shown = PageProps<typeof club>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: Shown }) {
  const team = args.loaderData?.team;
  if (!team) return [{ title: "Nigeria Premier League" }];
  return headTags(args, {
    title: `${team.team_name}: fixtures, results and chances`,
    description: `${team.team_name} in the Nigeria Premier League: position, form, fixtures, results, and what the season may bring.`,
    path: clubPage(team._id),
    image: `/share/club/${encodeURIComponent(team._id)}.png`,
  });
}

export default function ClubPage({ loaderData, params }: PageProps<typeof club>) {
  return (
    <WhenLoaded address="GET /npfl/clubs/{id}" words={{ id: params.id ?? "" }} given={loaderData}>
      {(club) => <Club key={club.team._id} club={club} />}
    </WhenLoaded>
  );
}
