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
  const { dates, say } = useWords();
  if (failed) return <Failure message={say("Failed to load market data")} retry={retry} />;
  if (entries === null) return <Waiting />;
  const close = closeOf(entries);
  if (entries.length === 0) return <Empty>{say("No market figures at the moment.")}</Empty>;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <MarketRow key={entry.label} entry={entry} isDated={!close} />
        ))}
      </ul>
      <p className="source-note">
        {close ? `${say("Close of {day}.", { day: dayOf(close, dates) })} ` : null}
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
      <p className="source-note unscripted">
        <PageLink className="link" to={pages.markets}>
          {say("The figures of the day")}
        </PageLink>
      </p>
      <Skeleton lines={4} tall />
    </>
  );
}

/** One of the figures of a day's end, if all are of the same day. */
function closeOf(entries: readonly Entry[]): Entry | null {
  const [first, ...others] = entries.filter(({ mark }) => mark === "EOD");
  return first?.day && others.every(({ day }) => day === first.day) ? first : null;
}

function Sources({ entries }: { entries: readonly Entry[] }) {
  const sources = new Map(entries.flatMap(({ source }) => (source ? [[source.name, source.url]] : [])));
  return (
    <>
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

/** `isDated`: whether the figure of a day's end names its day. */
function MarketRow({ entry, isDated }: { entry: Entry; isDated: boolean }) {
  const { dates, lang } = useWords();
  const { label, value, change, direction, mark } = entry;
  return (
    <li className="market__row">
      <span>
        <span>{label}</span>{" "}
        <span className={mark === "LIVE" ? "tag tag--live" : "tag"} lang={lang()}>
          {mark}
        </span>
        {isDated && mark === "EOD" ? <span className="source-note"> {dayOf(entry, dates)}</span> : null}
      </span>
      <span className="market__value num">{value}</span>
      <Change direction={direction} text={change} />
    </li>
  );
}
