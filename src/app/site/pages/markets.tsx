import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { type BoardFigure, readBoard } from "#features/markets/panels/board.ts";
import { findingOf } from "#features/markets/panels/chart/finding.ts";
import { LineChart } from "#features/markets/panels/chart/LineChart.tsx";
import { RangeChips } from "#features/markets/panels/chart/RangeChips.tsx";
import { rangeOf } from "#features/markets/panels/chart/ranges.ts";
import { unpackPoints } from "#features/markets/panels/chart/series.ts";
import { MarketsStyles } from "#features/markets/panels/MarketsStyles.tsx";
import { Movers } from "#features/markets/panels/Movers.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { NoStoriesYet } from "#features/news/panels/feed/NoStoriesYet.tsx";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { articlesOf } from "#features/news/panels/visible.ts";
import { Change } from "#ui/figures/Change.tsx";
import { formatNumber } from "#ui/figures/numbers.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";

const NEWS_SHOWN = 6;

const markets = page(async (ask, { url }) => {
  const range = rangeOf(url);
  const [board, status, movers, news] = await Promise.all([
    readBoard(ask, range),
    ask(api.markets.status).catch(() => null),
    ask(api.markets.movers).catch(() => null),
    ask(api.news.category, { category: "business", limit: NEWS_SHOWN }).catch(() => null),
  ]);
  const stories = articlesOf(news?.articles).slice(0, NEWS_SHOWN);
  const why = await whyEmpty(ask, stories).catch(() => null);
  return { range, board, status, movers, news: stories, why };
});

export const loader = markets.loader;
export const clientLoader = markets.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Markets"),
    description: "The NGX indices with their history, Brent crude, gainers and losers, and business news.",
    descriptionElsewhere: `${say("Markets")}: NGX, Brent, ${say("Gainers")}, ${say("Losers")}, ${say("Business news")}`,
    path: pages.markets,
  });
}

export default function Markets({
  loaderData: { range, board, status, movers, news, why },
}: PageProps<typeof markets>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Markets")} subtitle={<TradingHours status={status} />}>
      <MarketsStyles />
      <nav className="chips" aria-label={say("Other pages of figures")}>
        <PageLink className="chip" to={pages.economicIndicators}>
          {say("Economic Indicators")}
        </PageLink>
        <PageLink className="chip" to={pages.naira}>
          {say("Naira")}
        </PageLink>
      </nav>
      <div id="charts">
        <RangeChips chosen={range} path={pages.markets} anchor="charts" />
        <div className="boards boards--3 boards--lead">
          {board.map((figure, at) => (
            <BoardEntry key={figure.id + range} figure={figure} leads={at === 0} isWeekly={range === "5Y"} />
          ))}
        </div>
      </div>
      <Movers movers={movers} />
      <Section title={say("Business news")}>
        {news.length > 0 ? (
          <Cards articles={news} />
        ) : why ? (
          <NoStoriesYet why={why} />
        ) : (
          <Empty>
            <p>{say("No business stories could be loaded.")}</p>
            <PageLink className="btn" to={pages.latest}>
              {say("All latest news")}
            </PageLink>
          </Empty>
        )}
      </Section>
    </PlainPage>
  );
}

/** One figure on the board: value, change, line and source; the one that leads says what its line shows. */
function BoardEntry({ figure, leads, isWeekly }: { figure: BoardFigure; leads: boolean; isWeekly: boolean }) {
  const words = useWords();
  const { lang, say } = words;
  const { label, entry, line, credit, unit } = figure;
  const format = figure.id === "brent" ? (value: number) => `$${formatNumber(value)}` : formatNumber;
  const points = unpackPoints(line);
  const finding = leads ? findingOf({ id: figure.id, name: label, points, isWeekly, format }, words) : null;
  return (
    <Section
      title={label}
      aside={
        entry ? (
          <span className={entry.mark === "LIVE" ? "tag tag--live" : "tag"} lang={lang()}>
            {entry.mark}
          </span>
        ) : null
      }
      subtitle={say(unit)}
    >
      {entry ? (
        <p className="figure">
          <span className="figure__value num">{entry.value}</span>{" "}
          <Change direction={entry.direction} text={entry.change} />
        </p>
      ) : (
        <Empty>
          <p>{say("No value is known at the moment.")}</p>
        </Empty>
      )}
      {finding ? <p className="finding">{finding}</p> : null}
      <LineChart name={label} points={points} format={format} />
      <Credit {...credit} />
    </Section>
  );
}

type MarketStatus = AnswerOf<AllEndpoints, typeof api.markets.status>;

/** "The exchange is closed for the weekend. It opens on Monday, 23 November 2026, 10:00." */
function TradingHours({ status }: { status: MarketStatus | null }) {
  const words = useWords();
  const { dates, say } = words;
  if (!status) return say("The Nigerian Exchange trades on working days, 10:00 to 14:30.");
  const at = Date.parse(status.changes_at);
  const { long, clock } = inLagos(at, dates);
  return status.open ? (
    <>
      <strong className="up">{say("The Nigerian Exchange is open")}</strong>{" "}
      <ReplacePart text={say("until {time} today.")} part="{time}">
        <time dateTime={status.changes_at}>{clock}</time>
      </ReplacePart>
    </>
  ) : (
    <>
      <strong>{say("The Nigerian Exchange is closed")}</strong>{" "}
      <ReplacePart text={whyClosed(status, words)} part="{time}">
        <time dateTime={status.changes_at}>
          {long}, {clock}
        </time>
      </ReplacePart>
    </>
  );
}

function whyClosed({ reason, holiday }: MarketStatus, { say, translate }: Words): string {
  if (reason === "holiday")
    return say("for {holiday}. It opens on {time}.", {
      holiday: holiday === null ? say("a public holiday") : translate(holiday).text,
    });
  if (reason === "weekend") return say("for the weekend. It opens on {time}.");
  return say(
    reason === "before hours"
      ? "until trading begins. It opens on {time}."
      : "for the day. It opens on {time}.",
  );
}
