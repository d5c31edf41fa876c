import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardArticle } from "#features/news/panels/visible.ts";
import { ReadingEnd } from "./ReadingEnd.tsx";

test.each([
  [{ leftOut: 0, isAll: true }, "That is all: 2 stories, about 1 min."],
  [{ leftOut: 3, isAll: false }, "1 min · 2 stories · 3 more"],
  [{ leftOut: 0, isAll: false }, "1 min · 2 stories"],
])("of two stories with %j it is said: %s", (known, said) => {
  const others = ["1", "2"].map((_id) => cardArticle({ _id }));
  const news = { opened: [], others, minutes: 1, isPartial: false, ...known };
  expect(renderToStaticMarkup(<ReadingEnd news={news} />)).toContain(`>${said}<`);
});
