import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const linesIn = (...parts: string[]) => Readable.from(linesOf(Readable.from(parts), 100)).toArray();

test("a line may come in several parts, and the last one needs no end", async () => {
  expect(await linesIn("a\nb", "c\u2028d", "\n\ne")).toEqual(["a", "bc\u2028d", "", "e"]);
  await expect(linesIn("a\n", "x".repeat(101))).rejects.toThrow("A line is longer than 100 characters");
});

test("a byte order mark before the text is no part of its first line; later ones are text", async () => {
  expect(await linesIn("\ufeff{}\n\ufeffb", "\ufeffc")).toEqual(["{}", "\ufeffb\ufeffc"]);
  expect(await linesIn("\ufeff", "{}")).toEqual(["{}"]);
});
