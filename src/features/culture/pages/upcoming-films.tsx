import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { FilmList } from "#features/culture/panels/films/FilmList.tsx";
import { filmPage } from "#features/culture/panels/films/film-page.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const upcoming = page((ask, { url }) => filmPage(ask, api.culture.comingSoon, url));

export const loader = upcoming.loader;
export const clientLoader = upcoming.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Upcoming Nollywood"),
    description: "Nigerian films that are about to open in the cinemas, and what else is coming.",
    descriptionElsewhere: say("Films that are about to open in Nigerian cinemas, Nollywood first."),
    path: pages.upcomingFilms,
  });
}

export default function UpcomingFilms({ loaderData }: PageProps<typeof upcoming>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Upcoming Nollywood")}
      subtitle={say("Films that are about to open in Nigerian cinemas, Nollywood first.")}
    >
      <CultureStyles />
      <FilmList
        page={loaderData}
        path={pages.upcomingFilms}
        emptyText={say("No upcoming film is listed at the moment.")}
        otherList={{ label: say("Now Showing"), to: pages.nowShowing }}
      />
    </PlainPage>
  );
}
