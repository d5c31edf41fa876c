import { type PageProps, page } from "#ask/page.ts";
import { editionPage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { MoreNews } from "#features/news/frame/more/MoreNews.tsx";
import { EditionStories } from "#features/news/panels/edition/EditionStories.tsx";
import { editionOf } from "#features/news/panels/edition/front.ts";
import { editionName, editionTimes, longDay } from "#features/news/panels/edition/wording.ts";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

const edition = page(async (ask, { params, language }) => {
  const { date = "", name = "" } = params;
  // Where the language had no edition, the address is that of all stories.
  const answer = await ask(api.news.edition, { date, name, language }).catch((error) => {
    if (language === undefined) throw error;
    return ask(api.news.edition, { date, name });
  });
  return { ...answer, edition: editionOf(answer.edition) };
});

export const loader = edition.loader;
export const clientLoader = edition.clientLoader;

type LoaderData = PageProps<typeof edition>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.edition;
  if (!shown) return [];
  const { dates, say } = pageWords(args);
  return headTags(args, {
    title: `${say(editionName(shown))}, ${longDay(shown, dates)}`,
    description: shown.stories
      .map(({ headline }) => headline)
      .join(". ")
      .slice(0, 200),
    path: editionPage(shown),
  });
}

/** An edition of the last 30 days. */
export default function Edition({
  loaderData: { edition: shown, earlier, later },
}: PageProps<typeof edition>) {
  const { dates, say } = useWords();
  return (
    <Main>
      <header className="page__head">
        <h1 className="page__title">{say(editionName(shown))}</h1>
        <p className="page__says num">
          <time dateTime={shown.date}>{longDay(shown, dates)}</time> · {editionTimes(shown, say)}
        </p>
      </header>
      <EditionStories edition={shown} />
      {shown.stories.length === 0 ? (
        <p className="note">{say("Every story in this edition has been taken down.")}</p>
      ) : null}
      <nav className="pager" aria-label={say("Editions")}>
        {earlier ? (
          <PageLink className="btn" to={editionPage(earlier)} rel="prev">
            {say("{name} before", { name: say(editionName(earlier)) })}
          </PageLink>
        ) : null}
        <PageLink className="btn" to={later ? editionPage(later) : pages.home} rel="next">
          {later
            ? say("Next: {name}", { name: say(editionName(later)).toLowerCase() })
            : say("The front page")}
        </PageLink>
      </nav>
      <MoreNews />
    </Main>
  );
}
