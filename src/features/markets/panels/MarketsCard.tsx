import { pages } from "#contracts/addresses.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Change } from "#ui/figures/Change.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { CachedAtNote } from "#ui/sentences/CachedAtNote.tsx";
import { Empty, Failure, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { dayOf, type Entry } from "./entries.ts";
import { type Markets, useMarkets } from "./use-markets.ts";

/** `serverEntries` has the server's figures on data-saver pages; elsewhere the card asks for them. */
export function MarketsCard({ serverEntries = null }: { serverEntries?: readonly Entry[] | null }) {
  const { say } = useWords();
  const markets = useMarkets(serverEntries);
  return (
    <Section
      title={say("Markets")}
      subtitle={say("Live & end of day data")}
      aside={markets.failed ? <span className="tag tag--error">{say("ERROR")}</span> : null}
      more
    >
      <div className="market">
        <Body {...markets} />
      </div>
      <MoreLink to={pages.markets} label="See full market" section="markets" />
    </Section>
  );
}

function Body({ entries, failed, cachedAt, retry }: Markets) {
  const { say } = useWords();
  if (failed) return <Failure message={say("Failed to load market data")} retry={retry} />;
  if (entries === null) return <Waiting />;
  if (entries.length === 0) return <Empty>{say("No market figures at the moment.")}</Empty>;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <MarketRow key={entry.label} entry={entry} />
        ))}
      </ul>
      <p className="source-note">
        <Sources entries={entries} />
        {cachedAt ? (
          <>
            {" "}
            <CachedAtNote at={cachedAt} />
          </>
        ) : null}
      </p>
    </>
  );
}

/** Without JavaScript, a link to the page that has the figures. */
function Waiting() {
  const { say } = useWords();
  return (
    <>
      <noscript>
        <p className="source-note">
          <PageLink className="link" to={pages.markets}>
            {say("The figures of the day")}
          </PageLink>
        </p>
      </noscript>
      <Skeleton lines={4} tall />
    </>
  );
}

function Sources({ entries }: { entries: readonly Entry[] }) {
  const { dates, say } = useWords();
  const closed = entries.find(({ mark }) => mark === "EOD");
  const close = closed && dayOf(closed, dates);
  const sources = new Map(entries.flatMap(({ source }) => (source ? [[source.name, source.url]] : [])));
  return (
    <>
      {close ? `${say("Close of {day}.", { day: close })} ` : null}
      {[...sources].map(([name, url], index) => (
        <span key={name}>
          {index > 0 ? ", " : null}
          <a className="link" href={url} rel="noopener">
            {name}
          </a>
        </span>
      ))}
    </>
  );
}

function MarketRow({ entry }: { entry: Entry }) {
  const { lang } = useWords();
  const { label, value, change, direction, mark } = entry;
  return (
    <li className="market__row">
      <span>
        <span>{label}</span>{" "}
        <span className={mark === "LIVE" ? "tag tag--live" : "tag"} lang={lang()}>
          {mark}
        </span>
      </span>
      <span className="market__value num">{value}</span>
      <Change direction={direction} text={change} />
    </li>
  );
}
