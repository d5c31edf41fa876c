import { pages } from "#contracts/addresses.ts";
import { CultureLook } from "#site/culture/CultureLook.tsx";
import { FilmList } from "#site/culture/films/FilmList.tsx";
import { filmPage } from "#site/culture/films/film-page.ts";
import { headTags } from "#site/frame/metadata.ts";
import { PlainPage } from "#site/frame/PlainPage.tsx";
import { type PageProps, page } from "#site/page.ts";

const nowShowing = page((ask, { url }) => filmPage(ask, "GET /movies/now-showing", url));

export const loader = nowShowing.loader;
export const clientLoader = nowShowing.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Now Showing",
    description: "Films in Nigerian cinemas now: what they tell, how long they are, and their trailers.",
    path: pages.nowShowing,
  });
}

export default function NowShowing({ loaderData }: PageProps<typeof nowShowing>) {
  return (
    <PlainPage title="Now Showing" says="Films in Nigerian cinemas now.">
      <CultureLook />
      <FilmList
        page={loaderData}
        path={pages.nowShowing}
        none="No film is listed at the moment."
        other={{ label: "Upcoming Nollywood", to: pages.upcomingFilms }}
      />
    </PlainPage>
  );
}
