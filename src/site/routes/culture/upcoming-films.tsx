import { pages } from "#contracts/addresses.ts";
import { CultureStyles } from "#site/culture/CultureStyles.tsx";
import { FilmList } from "#site/culture/films/FilmList.tsx";
import { filmPage } from "#site/culture/films/film-page.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";

const upcoming = page((ask, { url }) => filmPage(ask, "GET /movies/coming-soon", url));

export const loader = upcoming.loader;
export const clientLoader = upcoming.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Upcoming Nollywood",
    description: "Nigerian films that are about to open in the cinemas, and what else is coming.",
    path: pages.upcomingFilms,
  });
}

export default function UpcomingFilms({ loaderData }: PageProps<typeof upcoming>) {
  return (
    <PlainPage
      title="Upcoming Nollywood"
      says="Films that are about to open in Nigerian cinemas, Nollywood first."
    >
      <CultureStyles />
      <FilmList
        page={loaderData}
        path={pages.upcomingFilms}
        none="No upcoming film is listed at the moment."
        other={{ label: "Now Showing", to: pages.nowShowing }}
      />
    </PlainPage>
  );
}
