import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { ListPage } from "#features/news/frame/ListPage.tsx";
import {
  emptyIfNotFound,
  type FeedQuestion,
  feedPageOf,
  PAGE_LENGTH,
} from "#features/news/panels/feed/feed-page.ts";
import { filterOf } from "#features/news/panels/feed/filter.ts";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const latest = page(async (ask, { url }) => {
  const { period, source, page: number, followedOnly } = filterOf(url);
  const question: FeedQuestion = {
    address: api.news.latest,
    params: { period, source, page: number, limit: PAGE_LENGTH },
  };
  const first = followedOnly
    ? null
    : await ask(api.news.latest, question.params).catch(emptyIfNotFound).then(feedPageOf);
  return { question, first, why: await whyEmpty(ask, first?.articles) };
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

/** A list with day headings. */
export default function Latest({ loaderData: { question, first, why } }: PageProps<typeof latest>) {
  const { say } = useWords();
  return (
    <ListPage
      title={say("As they come in")}
      question={question}
      first={first}
      whyEmpty={why}
      byDay
      head={
        <header className="page__head">
          <h1 className="page__title">{say("Latest")}</h1>
        </header>
      }
    />
  );
}
