import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { type Answers, Preloaded } from "#ask/answers.ts";
import type { PageProps } from "#ask/page.ts";
import { useWantedPage } from "#ask/wanted-page.ts";
import { placeOf } from "#features/league/panels/data/place.ts";
import { Hub } from "#features/league/panels/hub/Hub.tsx";
import { hubMeta } from "#features/league/panels/hub/hub-meta.ts";
import { preloadHub } from "#features/league/panels/hub/preload-hub.ts";
import { leaguePage } from "#features/league/panels/league-page.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";

export { headers } from "#features/league/panels/league-page.ts";

const hub = leaguePage((ask, { url }) => preloadHub(ask, placeOf(url.searchParams)));

export const loader = hub.loader;

/** The browser makes the seven main calls itself; the hub shows their state. */
export const clientLoader = async (): Promise<Answers> => ({});

/** Switching tabs asks for nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

type LoaderData = PageProps<typeof hub>["loaderData"];

export function meta(
  args: Parameters<typeof headTags>[0] & { location: { search: string }; loaderData?: LoaderData },
) {
  return headTags(args, {
    ...hubMeta(placeOf(new URLSearchParams(args.location.search)), args.loaderData ?? {}, pageWords(args)),
    feed: "/league",
  });
}

export default function HubPage({ loaderData }: PageProps<typeof hub>) {
  const [params] = useSearchParams();
  useWantedPage(TAB);
  return (
    <Preloaded value={loaderData ?? {}}>
      <Hub place={placeOf(params)} />
    </Preloaded>
  );
}

const TAB = /^\/sports\/nigeria-league\?/;
