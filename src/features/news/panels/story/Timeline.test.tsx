import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { MadeAt } from "#ui/root-data.ts";
import { Timeline } from "./Timeline.tsx";

const telling = (id: string, published_at: string) => ({
  ...{ article_id: id, headline: `Headline ${id}`, language: "en", published_at },
  paper: { id, name: `Paper ${id}`, language: "en", favicon_url: null },
});

/** The rows of articles of these times, on the morning of 29 November in Lagos. */
function markupOf(times: readonly string[]): string {
  const tellings = times.map((time, at) => telling(String(at), time));
  const element = <Timeline tellings={tellings} alreadyLinked={new Map()} />;
  return renderToStaticMarkup(
    <MadeAt value="2026-11-29T09:00:00.000Z">
      <RouterProvider router={createMemoryRouter([{ path: "/*", element }])} />
    </MadeAt>,
  );
}

function timesOf(...times: readonly string[]): string[] {
  return [...markupOf(times).matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, time = ""]) =>
    time.replace(/<[^>]+>/g, " ").trim(),
  );
}

test("today's rows have the time alone, those of other days their day as well", () => {
  expect(timesOf("2026-11-27T08:00:00.000Z", "2026-11-28T18:20:00.000Z", "2026-11-28T23:30:00.000Z")).toEqual(
    ["09:00 27 Nov", "19:20 28 Nov", "00:30"],
  );
});

test("no row is marked as the first report, since a topic's stories may have begun earlier", () => {
  const markup = markupOf(["2026-11-28T18:20:00.000Z", "2026-11-28T23:30:00.000Z"]);
  expect(markup.split("<li")).toHaveLength(3);
  expect(markup).not.toContain("First to report");
});
