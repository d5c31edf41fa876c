import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineChart } from "./LineChart.tsx";

const days = ["2026-11-19", "2026-11-20", "2026-11-21"].map((date, value) => ({ date, value }));

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])("of %i days a line is drawn: %s", (count, isDrawn) => {
  const markup = renderToStaticMarkup(
    <LineChart name="NGX-30" points={days.slice(0, count)} format={String} />,
  );
  expect(markup.includes('class="chart__line"')).toBe(isDrawn);
});
