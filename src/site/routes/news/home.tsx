import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { Lead } from "#site/news/cards/Lead.tsx";
import { type FeedQuestion, feedPageOf, nothingThere, PAGE_LENGTH } from "#site/news/feed/feed-page.ts";
import { filterOf, isFiltered } from "#site/news/feed/filter.ts";
import { whyEmpty } from "#site/news/feed/why-empty.ts";
import { frontOf } from "#site/news/front.ts";
import { ListPage } from "#site/shell/ListPage.tsx";
import { headTags } from "#site/shell/metadata.ts";
import { Island, part, settled } from "#site/ui/lazy/island.tsx";

const myClub = part(
  () => import("#site/league/my-club/MyClubOnFront.tsx").then(({ MyClubOnFront }) => MyClubOnFront),
  settled,
);

const home = page(async (ask, { url }) => {
  const filter = filterOf(url);
  const { period, source } = filter;
  const question: FeedQuestion = {
    address: "GET /articles/latest",
    words: { period, source, page: filter.page, limit: PAGE_LENGTH },
  };
  const [front, first] = await Promise.all([
    isFiltered(filter) || filter.page > 1 ? null : ask("GET /articles/homepage").then(frontOf, () => null),
    filter.followedOnly
      ? null
      : ask("GET /articles/latest", question.words).catch(nothingThere).then(feedPageOf),
  ]);
  return { front, first, question, why: await whyEmpty(ask, first?.articles) };
});

export const loader = home.loader;
export const clientLoader = home.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: `${product.name}: ${product.tagline}`,
    description: `Nigeria's news from over a hundred newspapers on one calm page. ${product.tagline}.`,
    path: pages.home,
  });
}

export default function Home({ loaderData: { front, first, question, why } }: PageProps<typeof home>) {
  const lead = front?.lead ?? null;
  return (
    <ListPage
      title="Latest news"
      question={question}
      first={first}
      whyEmpty={why}
      without={lead ? [lead._id] : []}
      eager={!lead}
      head={
        <>
          <h1 className="vh">{product.name}: Nigeria's news now</h1>
          {lead ? <Lead article={lead} tellings={front?.tellings ?? []} /> : null}
          {lead ? (
            <div className="my-club-place">
              <Island part={myClub} given={{}} />
            </div>
          ) : null}
        </>
      }
    />
  );
}
