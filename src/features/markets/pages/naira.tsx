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
import { conversionOf } from "#features/markets/panels/naira/convert.ts";
import { currencyOf, type Naira, nairaOf } from "#features/markets/panels/naira/naira.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Change } from "#ui/figures/Change.tsx";
import { decimalPad, formatNumber, formatPercent } from "#ui/figures/numbers.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos, shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

const strength = {
  up: "naira stronger ({change} for a dollar)",
  down: "naira weaker ({change} for a dollar)",
  neutral: "naira unchanged ({change} for a dollar)",
} as const;

/** The day's official rate: naira per dollar. */
function OfficialRate({ official }: { official: Naira["official"] }) {
  const { dates, say } = useWords();
  if (!official) {
    return (
      <Section title={say("Official rate")}>
        <Empty>
          <p>{say("The official rate is not known yet. It is asked for every two hours.")}</p>
        </Empty>
      </Section>
    );
  }
  const { rate, percent_change, direction, highest, lowest, buying, selling, date } = official;
  return (
    <Section
      title={say("Official rate")}
      subtitle={say("US dollar, {day}", { day: inLagos(Date.parse(date), dates).long })}
    >
      <p className="figure">
        <ReplacePart text={say("{rate} for $1")} part="{rate}">
          <span className="figure__value num">{formatNaira(rate)}</span>
        </ReplacePart>
        {percent_change === null ? null : (
          // The direction is that of the naira: when a dollar costs more, the naira is weaker.
          <Change
            direction={direction}
            text={say(strength[direction], { change: formatPercent(percent_change) })}
          />
        )}
      </p>
      <dl>
        <Stat name={say("Highest and lowest of the day")} values={[highest, lowest]} />
        <Stat name={say("Buying and selling")} values={[buying, selling]} />
      </dl>
      <Credit {...official} />
    </Section>
  );
}

function formatNaira(value: number): string {
  return `₦${formatNumber(value)}`;
}

function Stat({ name, values }: { name: string; values: readonly (number | null)[] }) {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{numbers.map(formatNaira).join(" / ")}</dd>
    </div>
  );
}

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
  const isWeekly = range === "5Y";
  const finding = findingOf({ id: currency, name, points, isWeekly, format: formatNaira }, words);
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

/** The price of every currency in naira; each name links to its history. */
function Currencies({ currencies, currencyCredits, range }: Naira) {
  const { dates, say, translate } = useWords();
  return (
    <Section title={say("All currencies in naira")}>
      {currencies.length === 0 ? (
        <Empty>
          <p>{say("No rates are known yet. They are asked for once a day.")}</p>
        </Empty>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say("Currency")}</th>
              <th scope="col">{say("Rate, ₦")}</th>
              <th scope="col" className="wide">
                {say("Buying, ₦")}
              </th>
              <th scope="col" className="wide">
                {say("Selling, ₦")}
              </th>
            </tr>
          </thead>
          <tbody>
            {currencies.map(({ code, name, rate, buying, selling, date }) => (
              <tr key={code}>
                <th scope="row" lang={translate(name).lang}>
                  <PageLink className="link" to={`${pages.naira}?currency=${code}&range=${range}#history`}>
                    {translate(name).text} ({code})
                  </PageLink>
                  {date ? <small>{shortDay(Date.parse(date), dates)}</small> : null}
                </th>
                <Price naira={rate} />
                <Price naira={buying} wide />
                <Price naira={selling} wide />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {currencyCredits.map((credit) => (
        <Credit key={credit.source?.name} {...credit} />
      ))}
    </Section>
  );
}

function Price({ naira, wide }: { naira: number | null; wide?: boolean }) {
  const className = wide ? "wide" : undefined;
  if (naira === null) return <td className={className}>–</td>;
  return (
    <td className={className} data-pad={decimalPad(naira)}>
      {formatNumber(naira)}
    </td>
  );
}
