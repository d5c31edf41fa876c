import { useState } from "react";
import { useHref } from "react-router";
import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { namesMatch } from "#contracts/names.ts";
import { product } from "#contracts/product.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { type Publisher, PublisherEntry } from "#features/news/panels/papers/PublisherEntry.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { compareIn } from "#words/collator.ts";
import { useWords } from "#words/words.ts";

interface PublisherListProps {
  papers: readonly Publisher[];
  /** The name in the address, where the form puts it if no JavaScript runs. */
  initialName: string;
}

const publishers = page(async (ask, { url, language }) => {
  const [answer, health] = await Promise.all([
    ask(api.news.papers),
    ask(api.news.feeds).then(
      ({ feeds }) => feeds,
      () => [],
    ),
  ]);
  const papers: Publisher[] = (answer.papers ?? []).map((paper) => ({
    id: paper.id,
    name: paper.name,
    homepage: paper.homepage,
    favicon_url: paper.favicon_url,
    language: paper.language,
    nameLanguage: paper.name_language,
    active: paper.active,
    lastArticleAt: paper.last_article_at,
    today: paper.articles_today,
    owner: paper.owner ?? null,
    about: paper.about ?? [],
    feeds: health
      .filter(({ paper_id }) => paper_id === paper.id)
      .map(({ state, last_success_at, last_failure }) => ({
        state,
        since: last_success_at,
        failure: last_failure,
      })),
  }));
  const compare = compareIn(language ?? "en");
  const nameQuery = url.searchParams.get("q") ?? "";
  return { nameQuery, papers: papers.sort((a, b) => compare(a.name, b.name)) };
});

export const loader = publishers.loader;
export const clientLoader = publishers.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Publishers"),
    description: "Every newspaper that is collected, when its last article came, and the state of its feeds.",
    descriptionElsewhere: `${say("Publishers")}. ${say("Follow papers to read their stories in a list of their own.")}`,
    path: pages.publishers,
  });
}

export default function Publishers({ loaderData: { papers, nameQuery } }: PageProps<typeof publishers>) {
  const { settings } = useRootData();
  const { count, say } = useWords();
  const active = papers.filter((paper) => paper.active).length;
  return (
    <PlainPage
      title={say("Publishers")}
      subtitle={`${count(active, "newspaper is collected.", "newspapers are collected.")} ${say("Follow papers to read their stories in a list of their own.")}`}
    >
      <ReaderStyles />
      <PublisherList key={nameQuery} papers={papers} initialName={nameQuery} />
      <div className="prose">
        <h2>{say("For newspapers")}</h2>
        <p>
          <ReplacePart
            text={say(
              "{name} reads the public feed of a paper, shows headline, picture and a short summary, and sends the reader to the paper for the story. To be added, corrected or removed, write to {address}.",
              { name: product.name },
            )}
            part="{address}"
          >
            <a className="link" href={`mailto:${settings.contactEmail}`}>
              {settings.contactEmail}
            </a>
          </ReplacePart>
        </p>
      </div>
    </PlainPage>
  );
}

/** All papers, filtered as the reader types a name. */
function PublisherList({ papers, initialName }: PublisherListProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState(initialName);
  const shown = papers.filter(({ name }) => namesMatch(name, typed));
  return (
    <>
      <form className="tools" action={useHref(pages.publishers)} onSubmit={(event) => event.preventDefault()}>
        <LiteField />
        <input
          className="field"
          type="search"
          name="q"
          aria-label={say("Find a newspaper")}
          placeholder={say("Find a newspaper by its name")}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn unscripted" type="submit">
          {say("Find")}
        </button>
      </form>
      {shown.length === 0 ? (
        <Empty>
          <p>{say("No newspaper here has this name.")}</p>
        </Empty>
      ) : null}
      <ul className="publishers">
        {shown.map((paper) => (
          <PublisherEntry key={paper.name} paper={paper} />
        ))}
      </ul>
    </>
  );
}
