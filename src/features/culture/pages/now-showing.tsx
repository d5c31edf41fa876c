import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { FilmList } from "#features/culture/panels/films/FilmList.tsx";
import { filmPage } from "#features/culture/panels/films/film-page.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const nowShowing = page((ask, { url }) => filmPage(ask, api.culture.nowShowing, url));

export const loader = nowShowing.loader;
export const clientLoader = nowShowing.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Now Showing"),
    description: "Films in Nigerian cinemas now: what they are about, how long they are, and their trailers.",
    descriptionElsewhere: say("Films in Nigerian cinemas now."),
    path: pages.nowShowing,
  });
}

export default function NowShowing({ loaderData }: PageProps<typeof nowShowing>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Now Showing")} subtitle={say("Films in Nigerian cinemas now.")}>
      <CultureStyles />
      <FilmList
        page={loaderData}
        path={pages.nowShowing}
        emptyText={say("No film is listed at the moment.")}
        otherList={{ label: say("Upcoming Nollywood"), to: pages.upcomingFilms }}
      />
    </PlainPage>
  );
}
