import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SeasonClosed } from "./SeasonClosed.tsx";

const over = "The season 2025/26 is over.";
const later = "Forecasts return with the next fixtures.";
const champions = { team: "Rivers United", team_id: "rivers-united", points: 71 };

test.each([
  ["nothing but its end", { champions: null, next_season: null }, `${over} ${later}`],
  [
    "champions",
    { champions, next_season: null },
    `${over} Rivers United are the champions, with 71 points. ${later}`,
  ],
  [
    "a next season without a date",
    { champions: null, next_season: { season: "2026/27", starts_on: null, teams: [] } },
    `${over} The fixtures of 2026/27 are not known yet. ${later}`,
  ],
  [
    "a next season with its day and clubs",
    { champions: null, next_season: { season: "2026/27", starts_on: "2026-08-29", teams: ["Kano", "Jos"] } },
    `${over} The season 2026/27 begins on Sat 29 Aug 2026. ${later} The 2 clubs of 2026/27 Kano, Jos`,
  ],
])("between two seasons, of %s it says what is known", (_, closed, said) => {
  const element = <SeasonClosed league={{ season: "2025/26", closed } as never} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/*", element }])} />,
  );
  expect(
    markup
      .replace(/<\/?a[^>]*>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe(said);
});
