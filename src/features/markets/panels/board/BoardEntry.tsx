import { findingOf } from "#features/markets/panels/chart/finding.ts";
import { LineChart } from "#features/markets/panels/chart/LineChart.tsx";
import { unpackPoints } from "#features/markets/panels/chart/series.ts";
import { Change } from "#ui/figures/Change.tsx";
import { formatNumber } from "#ui/figures/numbers.ts";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import type { BoardFigure } from "./board.ts";

/** One figure on the board: value, change, line and source; the one that leads says what its line shows. */
export function BoardEntry({ figure, leads = false }: { figure: BoardFigure; leads?: boolean }) {
  const words = useWords();
  const { lang, say } = words;
  const { label, entry, line, credit, unit } = figure;
  const format = figure.id === "brent" ? (value: number) => `$${formatNumber(value)}` : formatNumber;
  const points = unpackPoints(line);
  const finding = leads ? findingOf({ id: figure.id, name: label, points, format }, words) : null;
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
