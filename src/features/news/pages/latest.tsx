import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { ListPage } from "#features/news/frame/ListPage.tsx";
import {
  alsoInEnglish,
  emptyIfNotFound,
  type FeedQuestion,
  feedPageOf,
  PAGE_LENGTH,
} from "#features/news/panels/feed/feed-page.ts";
import { filterOf, languageIn } from "#features/news/panels/feed/filter.ts";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const latest = page(async (ask, { url, language: pageLanguage }) => {
  const filter = filterOf(url);
  const { period, source, place, page: number, followedOnly } = filter;
  const language = languageIn(filter, pageLanguage);
  const question: FeedQuestion = {
    address: api.news.latest,
    params: { period, source, place, page: number, limit: PAGE_LENGTH, language },
  };
  const answer = followedOnly ? null : await ask(api.news.latest, question.params).catch(emptyIfNotFound);
  const first = answer && feedPageOf(answer);
  const [why, english] = await Promise.all([
    whyEmpty(ask, first?.articles),
    alsoInEnglish(ask, question, first),
  ]);
  return { question, first, why, english, placeName: answer?.place?.name ?? null };
});

export const loader = latest.loader;
export const clientLoader = latest.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Latest news"),
    description: "The newest stories of all newspapers, as they come in.",
    descriptionElsewhere: `${say("All latest news")}: ${say("As they come in")}`,
    path: pages.latest,
  });
}

/** A list with day headings: of all papers, of one or of a state. */
export default function Latest({
  loaderData: { question, first, why, english, placeName },
}: PageProps<typeof latest>) {
  const { say, translate } = useWords();
  return (
    <ListPage
      title={say("As they come in")}
      question={question}
      first={first}
      whyEmpty={why}
      english={english}
      byDay
      head={
        <header className="page__head">
          <h1 className="page__title">
            {placeName ? say("News from {place}", { place: translate(placeName).text }) : say("Latest")}
          </h1>
        </header>
      }
    />
  );
}
