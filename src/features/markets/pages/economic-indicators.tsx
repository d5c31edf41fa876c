import { useId, useState } from "react";
import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { longPeriod, shortPeriod } from "#features/markets/panels/chart/days.ts";
import { findingOf } from "#features/markets/panels/chart/finding.ts";
import { LineChart } from "#features/markets/panels/chart/LineChart.tsx";
import type { Point } from "#features/markets/panels/chart/points.ts";
import { HEIGHT, heightOf, scaleOf } from "#features/markets/panels/chart/scale.ts";
import { sampleEvenly, unpackPoints } from "#features/markets/panels/chart/series.ts";
import { indicatorsOf, type ShownIndicator } from "#features/markets/panels/indicators.ts";
import { MarketsStyles } from "#features/markets/panels/MarketsStyles.tsx";
import { formatUnitChange, unitFormatter, unitWords } from "#features/markets/panels/units.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Change } from "#ui/figures/Change.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

interface IndicatorEntryProps {
  indicator: ShownIndicator;
  /** Set for the one whose chart is open at first. */
  leads?: boolean;
}

/** A row of the table. Pressing it opens its chart; without JavaScript the chart is always open. */
function IndicatorEntry({ indicator, leads = false }: IndicatorEntryProps) {
  const { id, unit, period, value, change, direction, line, actualCount, credit } = indicator;
  const words = useWords();
  const { dates, say, translate } = words;
  const name = translate(indicator.name);
  const meaning = translate(indicator.meaning);
  const [open, setOpen] = useState(leads);
  const heading = useId();
  const body = useId();
  const format = unitFormatter(unit, words);
  const points = unpackPoints(line);
  const actual = points.slice(0, actualCount);
  const finding = findingOf({ id, name: name.text, points: actual, format }, words);
  const unitWord = unitWords[unit];
  return (
    <section className="gl" id={id} aria-labelledby={heading}>
      <div className="gl__row">
        <div>
          <h2 className="gl__name" id={heading}>
            <button
              className="gl__open"
              type="button"
              aria-expanded={open}
              aria-controls={body}
              onClick={() => setOpen(!open)}
            >
              <span lang={name.lang}>{name.text}</span>
            </button>
            {/* Shown without JavaScript, instead of the button. */}
            <span className="unscripted" lang={name.lang}>
              {name.text}
            </span>
          </h2>
          <p className="gl__period section__tag">
            {shortPeriod(period, dates)}
            {unitWord ? `, ${say(unitWord)}` : null}
          </p>
        </div>
        <Spark name={name.text} points={actual} />
        <p className="gl__value num">
          <span className="figure__value">{format(value)}</span>
          {change === null ? null : (
            <Change direction={direction} text={formatUnitChange(unit, change, words)} plain />
          )}
        </p>
      </div>
      <div className="gl__body" id={body} data-open={open || undefined}>
        {finding ? <h3 className="finding">{finding}</h3> : null}
        <p className="section__sub">
          <span lang={meaning.lang}>{meaning.text}</span> {longPeriod(period, dates)}.
        </p>
        <LineChart name={name.text} points={points} format={format} forecastFrom={actualCount} />
        <Credit {...credit} />
      </div>
    </section>
  );
}

const WIDTH = 64;
const MAX_POINTS = 24;

/** A sparkline as tall as a word, with the last point marked. */
function Spark({ name, points }: { name: string; points: readonly Point[] }) {
  const { say } = useWords();
  const shown = sampleEvenly(points, MAX_POINTS);
  const values = shown.map(({ value }) => value);
  const scale = scaleOf(values);
  const coordinates = values.map((value, at) => ({
    x: Math.round((at / Math.max(1, values.length - 1)) * (WIDTH - 6) + 3),
    y: Math.round((heightOf(value, scale) / HEIGHT) * 22 + 3),
  }));
  const last = coordinates.at(-1);
  if (!last || coordinates.length < 2) return <span />;
  return (
    <svg
      className="gl__spark"
      viewBox={`0 0 ${WIDTH} 28`}
      role="img"
      aria-label={say("{name}, lately", { name })}
    >
      <polyline className="spark__line" points={coordinates.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle className="spark__dot" cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}

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
