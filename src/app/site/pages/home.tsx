import type { MineProps } from "#app/site/place/MineOnFront.tsx";
import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import { whenFollowed } from "#device/stores/follows-newest.ts";
import { ListPage } from "#features/news/frame/ListPage.tsx";
import { coverageLine } from "#features/news/panels/cards/coverage-part.ts";
import { frontOf } from "#features/news/panels/edition/front.ts";
import {
  emptyIfNotFound,
  type FeedQuestion,
  feedPageOf,
  PAGE_LENGTH,
} from "#features/news/panels/feed/feed-page.ts";
import { filterOf, isFiltered, languageIn } from "#features/news/panels/feed/filter.ts";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { articlesOf, storyKey } from "#features/news/panels/visible.ts";
import { HiringBanner } from "#ui/analytics/HiringBanner.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Island, lazyPart, loadIfWide, whenIdle, whenNear } from "#ui/lazy/island.tsx";
import { useWords } from "#words/words.ts";

const stories = lazyPart(async () => {
  const { EditionStories } = await import("#features/news/panels/edition/EditionStories.tsx");
  await loadIfWide(coverageLine);
  return EditionStories;
}, whenIdle);
const mine = lazyPart(
  () => import("#app/site/place/MineOnFront.tsx").then(({ MineOnFront }) => MineOnFront),
  whenFollowed("club", "place"),
);
const upToDate = lazyPart(
  () => import("#features/news/panels/edition/EditionEnd.tsx").then(({ EditionEnd }) => EditionEnd),
  whenNear,
);

const home = page(async (ask, { url, language: pageLanguage }) => {
  const filter = filterOf(url);
  const { period, source, place } = filter;
  const language = languageIn(filter, pageLanguage);
  const question: FeedQuestion = {
    address: api.news.latest,
    params: { period, source, place, page: filter.page, limit: PAGE_LENGTH, language },
  };
  // The filter applies to the list below: a filtered page has no edition above the list, nor has an older page.
  const [front, first] = await Promise.all([
    isFiltered(filter) || filter.page > 1
      ? null
      : ask(api.news.currentEdition, { language }).then(frontOf, () => null),
    filter.followedOnly
      ? null
      : ask(api.news.latest, question.params).catch(emptyIfNotFound).then(feedPageOf),
  ]);
  const why = await whyEmpty(ask, first?.articles);
  // With fewer than seven stories in its language, the page goes on with the English edition.
  const isShort = language !== undefined && front !== null && front.edition === null;
  const english = isShort
    ? await ask(api.news.currentEdition, { language: "en" }).then(frontOf, () => null)
    : null;
  const state = await askMine(ask, url.searchParams);
  return { front, first, question, why, english: english?.edition ?? null, ...(state && { state }) };
});

/** The state that a data-saver page carries in its address. */
async function askMine(ask: Ask, params: URLSearchParams): Promise<MineProps["state"]> {
  const mine = params.get("lite") === "1" ? params.get("mine") : null;
  if (!mine) return null;
  const answer = await ask(api.news.latest, { place: mine, limit: 1 }).catch(() => null);
  return answer?.place ? { ...answer.place, newest: articlesOf(answer.articles)[0] } : null;
}

export const loader = home.loader;
export const clientLoader = home.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: `${product.name}: ${say(product.tagline)}`,
    description: `Nigeria's news from many newspapers on one calm page. ${product.tagline}.`,
    descriptionElsewhere: `${say("{name}: Nigeria's news now", { name: product.name })}. ${say(product.tagline)}.`,
    path: pages.home,
  });
}

export default function Home({
  loaderData: { front, first, question, why, english, state },
}: PageProps<typeof home>) {
  const { say } = useWords();
  const edition = front?.edition ?? null;
  return (
    <ListPage
      title={say("Latest news")}
      question={question}
      first={first}
      whyEmpty={why}
      english={english ? <Island part={stories} props={{ edition: english }} /> : null}
      without={edition?.stories.map(storyKey)}
      eager={!edition}
      head={
        <>
          <h1 className="vh">{say("{name}: Nigeria's news now", { name: product.name })}</h1>
          {edition ? (
            <>
              <Island part={stories} props={{ edition, notice }} />
              <div className="my-club-place">
                <Island part={mine} props={state ? { state } : {}} />
              </div>
            </>
          ) : (
            <>
              <HiringBanner />
              {front && !why ? <p className="page__says">{say(firstEdition)}</p> : null}
            </>
          )}
        </>
      }
      end={front && edition ? <Island part={upToDate} props={{ ...front, edition }} /> : null}
    />
  );
}

const notice = <HiringBanner />;
const firstEdition = "The first edition appears here once the papers have reported seven stories.";
