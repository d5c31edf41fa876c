import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FilterChips } from "./FilterChips.tsx";

function labelsOf(choices: readonly string[], chosen?: string): string[] {
  const filter = { name: "City", allLabel: "Every city", param: "city", path: "/events", otherParams: {} };
  const element = <FilterChips {...filter} choices={choices} chosen={chosen} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/*", element }])} />,
  );
  return [...markup.matchAll(/<a[^>]*>([^<]+)/g)].map(([, label = ""]) => label);
}

test("a filter is shown if there is something to choose from, or something was chosen", () => {
  expect(labelsOf(["Lagos", "Abuja"])).toEqual(["Every city", "Abuja", "Lagos"]);
  expect(labelsOf(["Lagos"])).toEqual([]);
  expect(labelsOf(["Lagos"], "Lagos")).toEqual(["Every city", "Lagos"]);
});
