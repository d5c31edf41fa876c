import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { IndicatorEntry } from "#features/markets/panels/indicators/IndicatorEntry.tsx";
import { indicatorsOf } from "#features/markets/panels/indicators/indicators.ts";
import { MarketsStyles } from "#features/markets/panels/MarketsStyles.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

/** What everybody feels: its chart is open at first. */
const LEAD = "inflation";

const indicators = page(async (ask) => ({ indicators: indicatorsOf(await ask(api.markets.indicators)) }));

export const loader = indicators.loader;
export const clientLoader = indicators.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Economic Indicators"),
    description:
      "Nigeria's growth, prices, rates, reserves, debt and people: the latest figure and its history.",
    descriptionElsewhere: [
      say("GDP growth"),
      say("Inflation"),
      say("Foreign reserves"),
      say("Government debt"),
    ].join(", "),
    path: pages.economicIndicators,
  });
}

export default function EconomicIndicators({ loaderData }: PageProps<typeof indicators>) {
  const { say } = useWords();
  const shown = loaderData.indicators;
  return (
    <PlainPage
      title={say("Economic Indicators")}
      subtitle={
        <>
          {say("{n} official figures at a glance.", { n: shown.length })}{" "}
          <span className="scripted">{say("Press one for its chart and its source.")}</span>
        </>
      }
    >
      <MarketsStyles />
      {shown.length === 0 ? (
        <Empty>
          <p>{say("No indicator is known yet. The first figures come within a day.")}</p>
          <OnwardLinks />
        </Empty>
      ) : (
        <>
          <p className="gl__head" aria-hidden="true">
            <span>{say("Figure")}</span>
            <span>{say("Lately")}</span>
            <span>{say("Value, change")}</span>
          </p>
          <div className="indicators">
            {shown.map((indicator) => (
              <IndicatorEntry key={indicator.id} indicator={indicator} leads={indicator.id === LEAD} />
            ))}
          </div>
          <p className="source-note indicators__note">
            {say(
              "Each change is against the period before: the month, or the year where only a year is named. A rise is not good or bad by itself, so none is coloured.",
            )}
          </p>
        </>
      )}
    </PlainPage>
  );
}
