import { matchPage } from "#contracts/addresses.ts";
import type { PageProps } from "#site/data/page.ts";
import { leaguePage } from "#site/league/league-page.ts";
import { Match } from "#site/league/matches/Match.tsx";
import { WhenLoaded } from "#site/league/WhenLoaded.tsx";
import { headTags } from "#site/shell/metadata.ts";

export { headers } from "#site/league/league-page.ts";

const match = leaguePage((ask, { params }) => ask("GET /npfl/matches/{id}", { id: params.id ?? "" }));

export const loader = match.loader;
export const clientLoader = match.clientLoader;

type Shown = PageProps<typeof match>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: Shown }) {
  const fixture = args.loaderData?.fixture;
  if (!fixture) return [{ title: "Nigeria Premier League" }];
  const teams = `${fixture.home_team} v ${fixture.away_team}`;
  return headTags(args, {
    title: `${teams}, NPFL ${args.loaderData?.season}`,
    description: `${teams}: form, earlier meetings, and the chances as they were written down before the match.`,
    path: matchPage(fixture.fixture_id),
    image: `/share/match/${encodeURIComponent(fixture.fixture_id)}.png`,
  });
}

export default function MatchPage({ loaderData, params }: PageProps<typeof match>) {
  return (
    <WhenLoaded address="GET /npfl/matches/{id}" words={{ id: params.id ?? "" }} given={loaderData}>
      {(match) => <Match key={match.fixture.fixture_id} shown={match} />}
    </WhenLoaded>
  );
}
