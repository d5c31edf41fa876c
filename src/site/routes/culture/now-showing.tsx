import { pages } from "#contracts/addresses.ts";
import { CultureStyles } from "#site/culture/CultureStyles.tsx";
import { FilmList } from "#site/culture/films/FilmList.tsx";
import { filmPage } from "#site/culture/films/film-page.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";

const nowShowing = page((ask, { url }) => filmPage(ask, "GET /movies/now-showing", url));

export const loader = nowShowing.loader;
export const clientLoader = nowShowing.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Now Showing",
    description: "Films in Nigerian cinemas now: what they are about, how long they are, and their trailers.",
    path: pages.nowShowing,
  });
}

export default function NowShowing({ loaderData }: PageProps<typeof nowShowing>) {
  return (
    <PlainPage title="Now Showing" says="Films in Nigerian cinemas now.">
      <CultureStyles />
      <FilmList
        page={loaderData}
        path={pages.nowShowing}
        none="No film is listed at the moment."
        other={{ label: "Upcoming Nollywood", to: pages.upcomingFilms }}
      />
    </PlainPage>
  );
}
