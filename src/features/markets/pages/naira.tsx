import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { findingOf } from "#features/markets/panels/chart/finding.ts";
import { LineChart } from "#features/markets/panels/chart/LineChart.tsx";
import { RangeChips } from "#features/markets/panels/chart/RangeChips.tsx";
import { rangeOf } from "#features/markets/panels/chart/ranges.ts";
import { unpackPoints } from "#features/markets/panels/chart/series.ts";
import { MarketsStyles } from "#features/markets/panels/MarketsStyles.tsx";
import { Converter } from "#features/markets/panels/naira/Converter.tsx";
import { Currencies } from "#features/markets/panels/naira/Currencies.tsx";
import { conversionOf } from "#features/markets/panels/naira/convert.ts";
import { currencyOf, type Naira, nairaOf } from "#features/markets/panels/naira/naira.ts";
import { formatNaira, OfficialRate } from "#features/markets/panels/naira/OfficialRate.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

const naira = page(async (ask, { url }) => {
  const params = { currency: currencyOf(url), range: rangeOf(url) };
  return { ...nairaOf(await ask(api.markets.naira, params)), asked: conversionOf(url) };
});

export const loader = naira.loader;
export const clientLoader = naira.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Naira"),
    description: "The official naira rate of the day, all currencies, a converter both ways and the history.",
    descriptionElsewhere: say("The official exchange rate of the day, and what your money is worth at it."),
    path: pages.naira,
  });
}

export default function NairaPage({ loaderData }: PageProps<typeof naira>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Naira")}
      subtitle={say("The official exchange rate of the day, and what your money is worth at it.")}
    >
      <MarketsStyles />
      <OfficialRate official={loaderData.official} />
      <History naira={loaderData} />
      <Converter rates={loaderData.currencies} initialConversion={loaderData.asked} />
      <Currencies {...loaderData} />
      <Explanation />
    </PlainPage>
  );
}

function History({ naira: { currency, currencies, line, range } }: { naira: Naira }) {
  const words = useWords();
  const { say, translate } = words;
  const name = translate(currencies.find(({ code }) => code === currency)?.name ?? currency).text;
  const points = unpackPoints(line);
  const finding = findingOf({ id: currency, name, points, format: formatNaira }, words);
  return (
    <div id="history">
      <Section
        title={say("History")}
        subtitle={say("Naira for one unit: {name} ({code})", { name, code: currency })}
      >
        <RangeChips chosen={range} path={`${pages.naira}?currency=${currency}`} anchor="history" />
        {finding ? <p className="finding">{finding}</p> : null}
        <LineChart key={currency + range} name={name} points={points} format={formatNaira} />
      </Section>
    </div>
  );
}

/** What the figures on the naira page mean, and what they do not. */
function Explanation() {
  const { say } = useWords();
  return (
    <div className="prose">
      <h2>{say("What this rate is")}</h2>
      <p>
        {say(
          "The official rate is the price at which banks and companies exchange dollars for naira on the Nigerian Foreign Exchange Market. The Central Bank of Nigeria publishes it after each working day. When a dollar costs fewer naira than the day before, the naira has become stronger.",
        )}
      </p>
      <p>
        {say(
          "Other currencies are converted by way of the dollar. What a bank, a card or a transfer service charges you differs: they add a margin and charges of their own.",
        )}
      </p>
      <p>
        {say(
          "Rates of the unofficial street market are not shown here: dealing there is against the law, and nobody answers for its figures.",
        )}
      </p>
    </div>
  );
}
