import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { type Answers, Preloaded } from "#site/data/answers.ts";
import type { PageProps } from "#site/data/page.ts";
import { placeOf, tabPage, tabs } from "#site/league/data/place.ts";
import { Hub } from "#site/league/hub/Hub.tsx";
import { preloadHub } from "#site/league/hub/preload-hub.ts";
import { leaguePage } from "#site/league/league-page.ts";
import { headTags } from "#site/shell/metadata.ts";

export { headers } from "#site/league/league-page.ts";

const hub = leaguePage((ask, { url }) => preloadHub(ask, placeOf(url.searchParams)));

export const loader = hub.loader;

/** The browser makes the seven main calls itself; the hub shows their state. */
export function clientLoader(): Answers {
  return {};
}

/** Switching tabs asks for nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta(args: Parameters<typeof headTags>[0] & { location: { search: string } }) {
  const { tab } = placeOf(new URLSearchParams(args.location.search));
  const label = tabs.find(({ id }) => id === tab)?.label ?? "";
  return headTags(args, {
    title: tab === "overview" ? "Nigeria Premier League" : `${label}: Nigeria Premier League`,
    description:
      "The NPFL table, fixtures, results, clubs and forecasts: every matchday of Nigeria's football league.",
    path: tabPage(tab),
    image: "/share/league.png",
  });
}

export default function HubPage({ loaderData }: PageProps<typeof hub>) {
  const [words] = useSearchParams();
  return (
    <Preloaded value={loaderData ?? {}}>
      <Hub place={placeOf(words)} />
    </Preloaded>
  );
}
