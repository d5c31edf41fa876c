import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StakeRows } from "./StakeRows.tsx";

/** A club's points, place, and chances of the title, a continental place and relegation. */
function club(points: number, position: number, title: number, continental: number, relegation: number) {
  const percentages = {
    title: Math.round(100 * title),
    continental: Math.round(100 * continental),
    relegation: Math.round(100 * relegation),
  };
  return { points, position, title, continental, relegation, percentages };
}

function said(before: object, after: object, ranked: boolean): string {
  const props = { before, after, ranked } as unknown as Parameters<typeof StakeRows>[0];
  const markup = renderToStaticMarkup(
    <table>
      <tbody>
        <StakeRows {...props} />
      </tbody>
    </table>,
  );
  return markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const home = club(40, 1, 0.5, 0.9, 0);
const away = club(30, 9, 0, 0, 0);

test("points, places and open chances of both clubs, before and after", () => {
  const after = { home: club(43, 1, 0.6, 0.9, 0), away };
  expect(said({ home, away }, after, true)).toBe(
    "Points 40 to 43 stays 30 Place stays 1st stays 9th Title 50% to 60% stays 0% Continental stays 90% stays 0%",
  );
});

test("a chance that the match has ended, or opened, is shown", () => {
  const calm = club(30, 9, 0, 0, 0);
  const near = club(30, 9, 0, 0, 0.2);
  expect(said({ home: calm, away: near }, { home: calm, away: calm }, false)).toContain(
    "Relegation stays 0%",
  );
  expect(said({ home: calm, away: calm }, { home: near, away: calm }, false)).toContain(
    "Relegation 0% to 20%",
  );
});

test("before a season's first match there are no places", () => {
  expect(said({ home, away }, { home, away }, false)).not.toContain("Place");
});
