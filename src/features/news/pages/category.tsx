import { redirect } from "react-router";
import { type PageProps, page } from "#ask/page.ts";
import { categoryPage, pages, rssAddress } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { categoryNewsName } from "#contracts/names.ts";
import { categories } from "#contracts/sections.ts";
import { ListPage } from "#features/news/frame/ListPage.tsx";
import { Lead } from "#features/news/panels/cards/Lead.tsx";
import { NextStories } from "#features/news/panels/cards/NextStories.tsx";
import {
  alsoInEnglish,
  emptyIfNotFound,
  type FeedQuestion,
  feedPageOf,
  PAGE_LENGTH,
} from "#features/news/panels/feed/feed-page.ts";
import { filterOf, languageIn } from "#features/news/panels/feed/filter.ts";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { factsOf } from "#features/news/panels/section/facts.ts";
import { articlesOf, type CardArticle, storyKey } from "#features/news/panels/visible.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { Island, lazyPart, unlessServerRendered } from "#ui/lazy/island.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { sectionClass } from "#ui/section-look.ts";
import { SectionStyles } from "#ui/styles/SectionStyles.tsx";
import { thousands } from "#ui/thousands.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** Only links and figures, so the server's HTML is enough. */
const sectionFacts = lazyPart(
  () => import("#features/news/panels/section/SectionFacts.tsx").then(({ SectionFacts }) => SectionFacts),
  unlessServerRendered,
);

const FRONT_LENGTH = 3;

const category = page(async (ask, { params, url, language: pageLanguage }) => {
  const slug = (params.category ?? "").toLowerCase();
  const dashed = categories.find(
    (label) => label.includes(" ") && label.toLowerCase().replaceAll(" ", "-") === slug,
  );
  if (dashed) throw redirect(categoryPage(dashed), 301);
  const label = categories.find((name) => name.toLowerCase() === slug);
  if (!label) throw { status: 404 };

  const filter = filterOf(url);
  const { period, source, place, page: number, followedOnly } = filter;
  const language = languageIn(filter, pageLanguage);
  const query = { category: slug, period, source, place, page: number, limit: PAGE_LENGTH, language };
  const question: FeedQuestion = { address: api.news.category, params: query };
  const answer = followedOnly ? null : await ask(api.news.category, query).catch(emptyIfNotFound);
  const reported = number === 1 ? articlesOf(answer?.leads) : [];
  // Imported here, so that a full load, which has done this on the server, does not need the menu's code.
  const { menu } = await import("#ui/frame/menus/menu.ts");
  const entries = menu.find(({ category: name }) => name === label)?.entries.filter(({ to }) => to) ?? [];
  const first = answer && feedPageOf(answer);
  const leads = reported.length > 0 ? withNewest(reported, first?.articles ?? []) : [];
  const [, ...next] = leads;
  const isOfToday = period !== "1h" && next.every((one) => reported.includes(one) && one.also_in.count > 0);
  const nextLabel: Sentence = isOfToday ? "Most reported today" : "Latest stories";
  const [why, english, facts] = await Promise.all([
    whyEmpty(ask, first?.articles),
    alsoInEnglish(ask, question, first),
    leads.length > 0 ? factsOf(ask, label, [...leads, ...(first?.articles ?? [])]) : null,
  ]);
  return { label, entries, question, leads, nextLabel, first, why, english, facts };
});

/**
 * A front has at least a lead and two more: where fewer are much reported, the newest follow, as long as the list below
 * keeps some.
 */
function withNewest(leads: readonly CardArticle[], newest: readonly CardArticle[]): CardArticle[] {
  const others = newest.filter((article) => !leads.some((lead) => storyKey(lead) === storyKey(article)));
  const missing = FRONT_LENGTH - leads.length;
  return missing > 0 && others.length > missing ? [...leads, ...others.slice(0, missing)] : [...leads];
}

export const loader = category.loader;
export const clientLoader = category.clientLoader;

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: { label: string } }) {
  const label = args.loaderData?.label ?? "Page not found";
  const { language, say } = pageWords(args);
  const category = language === "en" ? categoryNewsName(label) : say(label as Sentence);
  const title = say("{category} from Nigeria", { category });
  return headTags(args, {
    title,
    description:
      language === "en"
        ? `The latest ${label.toLowerCase()} stories of Nigeria's newspapers, each shown once, with every paper that reports it.`
        : `${title}: ${say("Latest stories")}, ${say("Most reported today")}`,
    path: categoryPage(label),
    feed: `/${rssName(label)}`,
    image: `/share${categoryPage(label)}.png`,
  });
}

export default function Category({
  loaderData: { label, entries, question, leads, nextLabel, first, why, english, facts },
}: PageProps<typeof category>) {
  const { say } = useWords();
  const [lead, ...next] = leads;
  // The league's own block has a link to it.
  const links = facts?.is === "league" ? entries.filter(({ to }) => to !== pages.league) : entries;
  return (
    <ListPage
      title={leads.length > 0 ? say("Latest") : say("Latest stories")}
      question={question}
      first={first}
      whyEmpty={why}
      english={english}
      eager={leads.length === 0}
      without={leads.map(storyKey)}
      head={
        <>
          <Head label={label} total={first?.total ?? null} floor={first?.totalIsFloor ?? false} />
          {lead ? <Lead article={lead} coverage={null} /> : null}
          {next.length > 0 ? <NextStories label={say(nextLabel)} articles={next} /> : null}
          {facts ? <Island part={sectionFacts} props={{ facts }} /> : null}
          {links.length > 0 ? (
            <nav className="chips" aria-label={say(label as Sentence)}>
              {links.map(({ label: name, to = "" }) => (
                <PageLink className="chip" key={to} to={to}>
                  {say(name)}
                </PageLink>
              ))}
            </nav>
          ) : null}
        </>
      }
    />
  );
}

interface HeadProps {
  label: string;
  total: number | null;
  floor: boolean;
}

function Head({ label, total, floor }: HeadProps) {
  const { language, say } = useWords();
  return (
    <header className={`front ${sectionClass(label)}`}>
      <SectionStyles />
      <div className="front__plate ground">
        <h1 className="page__title">{say(label as Sentence)}</h1>
        <p className="front__facts num">
          {total === null ? null : (
            <span>
              {thousands(total)}
              {floor ? "+" : ""} {say(total === 1 ? "story" : "stories")}
            </span>
          )}
          <a className="front__link" href={rssAddress(`/${rssName(label)}`, language)}>
            <Icon name="rss" small /> RSS
          </a>
        </p>
      </div>
      <div className="aso" aria-hidden="true" />
    </header>
  );
}

/** "General News" has the feed /rss/news. */
function rssName(label: string): string {
  return label === "General News" ? "news" : label.toLowerCase();
}
