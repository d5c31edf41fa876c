import type { PageProps } from "#ask/page.ts";
import { clubPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { Club } from "#features/league/panels/clubs/Club.tsx";
import { clubMeta } from "#features/league/panels/clubs/club-meta.ts";
import { leaguePage } from "#features/league/panels/league-page.ts";
import { WhenLoaded } from "#features/league/panels/WhenLoaded.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";

export { headers } from "#features/league/panels/league-page.ts";

const club = leaguePage((ask, { params }) => ask(api.league.club, { id: params.id ?? "" }));

export const loader = club.loader;
export const clientLoader = club.clientLoader;

type LoaderData = PageProps<typeof club>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const club = args.loaderData;
  if (!club) return [{ title: "Nigeria Premier League" }];
  return headTags(args, {
    ...clubMeta(club, pageWords(args)),
    path: clubPage(club.team._id),
    image: `/share/club/${encodeURIComponent(club.team._id)}.png`,
  });
}

export default function ClubPage({ loaderData, params }: PageProps<typeof club>) {
  return (
    <WhenLoaded address={api.league.club} params={{ id: params.id ?? "" }} initialAnswer={loaderData}>
      {(club) => <Club key={club.team._id} club={club} />}
    </WhenLoaded>
  );
}
