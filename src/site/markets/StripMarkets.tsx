import { pages } from "#contracts/addresses.ts";
import { Change } from "#site/ui/figures/Change.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import type { Entry } from "./card/entries.ts";
import { useMarkets } from "./card/use-markets.ts";

/** The markets in the strip of a phone. */
export function StripMarkets({ given }: { given: readonly Entry[] | null }) {
  const { entries } = useMarkets(given);
  return (
    <>
      {(entries ?? []).map(({ label, value, change, direction, mark, day }) => (
        <PageLink className="strip__item" key={label} to={pages.markets} title={`${mark} ${day}`.trim()}>
          {label} <b className="num">{value}</b> <Change direction={direction} text={change} />
        </PageLink>
      ))}
    </>
  );
}
