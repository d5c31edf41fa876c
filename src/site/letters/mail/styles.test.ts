import { expect, test } from "vitest";
import { styles } from "./styles.ts";

const parts: readonly Readonly<Record<string, unknown>>[] = Object.values(styles);

/** The different values of a property in all parts of a letter, the smallest first. */
function valuesOf(property: string): unknown[] {
  const values = parts.flatMap((part) => (property in part ? [part[property]] : []));
  return [...new Set(values)].toSorted((a, b) => Number(a) - Number(b));
}

test("a letter has five sizes of type and two weights besides the normal one", () => {
  expect(valuesOf("fontSize")).toEqual([13, 15, 18, 22, 26]);
  expect(valuesOf("fontWeight")).toEqual([600, 700]);
});

test("the larger the type, the higher its line, on a grid of 2 px", () => {
  for (const part of parts) {
    if (!("fontSize" in part)) continue;
    const lineHeight = Number.parseInt(String(part.lineHeight), 10);
    expect(lineHeight).toBeGreaterThan(Number(part.fontSize));
    expect(lineHeight % 2).toBe(0);
  }
});

test("a letter is 600 px wide without a margin, and its picture fills it within the padding", () => {
  const { page, sheet, cell, picture, name, line, number, button } = styles;
  expect([page.margin, page.padding, name.margin]).toEqual([0, 0, 0]);
  expect([sheet.maxWidth, cell.padding]).toEqual([600, "0 24px"]);
  expect(picture.maxWidth).toBe(sheet.maxWidth - 2 * 24);
  expect([number.width, line.paddingTop, button.borderRadius]).toEqual([32, 16, 2]);
});
