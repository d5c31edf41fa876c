import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HighlightedText } from "./HighlightedText.tsx";

/** The server's marks round a match. */
const found = (text: string) => text.replaceAll("[", "\u2068").replaceAll("]", "\u2069");

test.each([
  ["Rice is dear", "Rice is dear"],
  ["[Rice] is dear", "<mark>Rice</mark> is dear"],
  ["Dear [rice], dear [beans]", "Dear <mark>rice</mark>, dear <mark>beans</mark>"],
])("%s is shown as %s", (text, markup) => {
  expect(renderToStaticMarkup(<HighlightedText text={found(text)} />)).toBe(markup);
});
