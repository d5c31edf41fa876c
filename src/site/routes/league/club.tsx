import { clubPage } from "#contracts/addresses.ts";
import { headTags } from "#site/frame/metadata.ts";
import { Club } from "#site/league/clubs/Club.tsx";
import { type PageProps, page } from "#site/page.ts";

const club = page((ask, { params }) => ask("GET /npfl/clubs/{id}", { id: params.id ?? "" }));

export const loader = club.loader;
export const clientLoader = club.clientLoader;

type Shown = PageProps<typeof club>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: Shown }) {
  const team = args.loaderData?.team;
  if (!team) return [];
  return headTags(args, {
    title: `${team.team_name}: fixtures, results and chances`,
    description: `${team.team_name} in the Nigeria Premier League: position, form, fixtures, results, and what the season may bring.`,
    path: clubPage(team._id),
    image: `/share/club/${encodeURIComponent(team._id)}.png`,
  });
}

export default function ClubPage({ loaderData }: PageProps<typeof club>) {
  return <Club key={loaderData.team._id} club={loaderData} />;
}
