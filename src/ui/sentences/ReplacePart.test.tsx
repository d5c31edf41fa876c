import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplacePart } from "./ReplacePart.tsx";

test.each([
  ["Ada rescues ten", "Ada", "<b>Ada</b> rescues ten"],
  ["Ten are rescued by Ada", "Ada", "Ten are rescued by <b>Ada</b>"],
  ["Ten by Ada, says Ada", "Ada", "Ten by <b>Ada</b>, says Ada"],
  // A translation that leaves the part out is shown unchanged.
  ["Ten are rescued", "Ada", "Ten are rescued"],
])("%j with the part %j marked up is %s", (text, part, html) => {
  const element = (
    <ReplacePart text={text} part={part}>
      <b>{part}</b>
    </ReplacePart>
  );
  expect(renderToStaticMarkup(element)).toBe(html);
});
