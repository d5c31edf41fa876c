import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SectionFacts } from "./SectionFacts.tsx";

test.each([
  ["2025-12-12", "The season is played back: today is 12 Dec 2025"],
  [null, undefined],
])("of a season that is played back to %s it says %j", (playedBackTo, said) => {
  const facts = { is: "league", playedBackTo, results: [], rows: [] } as const;
  const router = createMemoryRouter([{ path: "/*", element: <SectionFacts facts={facts} /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(/The season is played back[^<]*/.exec(markup)?.[0]).toBe(said);
});
