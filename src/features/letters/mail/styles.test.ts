import { expect, test } from "vitest";
import { styles } from "./styles.ts";

const parts: readonly Readonly<Record<string, unknown>>[] = Object.values(styles);

test("the larger the type, the higher its line, on a grid of 2 px", () => {
  for (const part of parts) {
    if (!("fontSize" in part)) continue;
    const lineHeight = Number.parseInt(String(part.lineHeight), 10);
    expect(lineHeight).toBeGreaterThan(Number(part.fontSize));
    expect(lineHeight % 2).toBe(0);
  }
});

test("a letter's picture fills it within the padding", () => {
  const { sheet, cell, picture } = styles;
  const [, sides] = /^0 (\d+)px$/.exec(cell.padding) ?? [];
  expect(picture.maxWidth).toBe(sheet.maxWidth - 2 * Number(sides));
});
