import { pages } from "#contracts/addresses.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { IndicatorEntry } from "#site/markets/indicators/IndicatorEntry.tsx";
import { indicatorsOf } from "#site/markets/indicators/indicators.ts";
import { MarketsStyles } from "#site/markets/MarketsStyles.tsx";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";
import { WaysOn } from "#site/ui/empty/WaysOn.tsx";
import { Empty } from "#site/ui/states.tsx";

const indicators = page(async (ask) => ({ indicators: indicatorsOf(await ask("GET /indicators")) }));

export const loader = indicators.loader;
export const clientLoader = indicators.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Economic Indicators",
    description:
      "Nigeria's growth, prices, rates, reserves, debt and people: the latest figure and its history.",
    path: pages.economicIndicators,
  });
}

export default function EconomicIndicators({ loaderData }: PageProps<typeof indicators>) {
  const shown = loaderData.indicators;
  return (
    <PlainPage
      title="Economic Indicators"
      says={`${shown.length} official figures at a glance. Press one for its chart and its source.`}
    >
      <MarketsStyles />
      {shown.length === 0 ? (
        <Empty>
          <p>No indicator is known yet. The first figures come within a day.</p>
          <WaysOn />
        </Empty>
      ) : (
        <>
          <p className="gl__head" aria-hidden="true">
            <span>Figure</span>
            <span>Lately</span>
            <span>Value, change</span>
          </p>
          <div className="glance">
            {shown.map((indicator) => (
              <IndicatorEntry key={indicator.id} indicator={indicator} />
            ))}
          </div>
          <p className="source-note glance__note">
            Each change is against the period before: the month, or the year where only a year is named. A
            rise is not good or bad by itself, so none is coloured.
          </p>
        </>
      )}
    </PlainPage>
  );
}
