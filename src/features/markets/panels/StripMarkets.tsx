import { pages } from "#contracts/addresses.ts";
import { Change } from "#ui/figures/Change.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { dayOf, type Entry, labels } from "./entries.ts";
import { useMarkets } from "./use-markets.ts";

/** A short label: of the all-share index only the exchange's name is visible. */
function Short({ label }: { label: string }) {
  const [name, rest] = label === labels.ngx_all_share ? label.split(" ") : [label];
  return (
    <span>
      {name}
      {rest ? <span className="vh"> {rest}</span> : null}
    </span>
  );
}

/** The markets in the strip on phones. */
export function StripMarkets({ serverEntries }: { serverEntries: readonly Entry[] | null }) {
  const { dates, lang } = useWords();
  const { entries } = useMarkets(serverEntries);
  return (
    <>
      {(entries ?? []).map((entry) => (
        <PageLink
          className="strip__item"
          key={entry.label}
          lang={lang()}
          to={pages.markets}
          title={`${entry.mark} ${dayOf(entry, dates)}`.trim()}
        >
          <Short label={entry.label} /> <Change direction={entry.direction} text={entry.change} />{" "}
          <b className="num">{entry.value}</b>
        </PageLink>
      ))}
    </>
  );
}
