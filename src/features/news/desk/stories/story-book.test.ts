import { expect, test } from "vitest";
import { StoryBook } from "./story-book.ts";
import type { Placement } from "./story-desk.ts";

const placed = (story: string, moves: Placement["moves"] = []): Placement => ({ story, moves, copyOf: null });

/** Articles a and b of story a, c and d of story c, e of story e. */
function bookOfThree(): StoryBook {
  const book = new StoryBook();
  for (const [id, story] of Object.entries({ a: "a", b: "a", c: "c", d: "c", e: "e" }))
    book.enter(id, placed(story));
  return book;
}

const storiesIn = (book: StoryBook, ids: string): string => [...ids].map((id) => book.storyOf(id)).join("");

test("an article is in the story in which it was placed, an unknown one in its own", () => {
  expect(storiesIn(bookOfThree(), "abcdex")).toBe("aaccex");
});

test("when stories are united, all their articles move", () => {
  const book = bookOfThree();
  book.enter("f", placed("a", [{ from: ["c", "e"], articles: null, into: "a" }]));
  expect(storiesIn(book, "abcdef")).toBe("aaaaaa");
});

test("when a part of a story is taken out, only its articles move", () => {
  const book = bookOfThree();
  book.enter("f", placed("a", [{ from: ["a"], articles: ["b"], into: "b" }]));
  expect(storiesIn(book, "abcdef")).toBe("abccea");
});

test("articles that were moved before move with their new story, not with their old one", () => {
  const book = bookOfThree();
  book.enter("f", placed("c", [{ from: ["a"], articles: ["b"], into: "c" }]));
  book.enter("g", placed("e", [{ from: ["c"], articles: null, into: "e" }]));
  expect(storiesIn(book, "abcdefg")).toBe("aeeeeee");
  book.enter("h", placed("x", [{ from: ["c", "a"], articles: null, into: "x" }]));
  expect(storiesIn(book, "abcdefgh")).toBe("xeeeeeex");
});

test("moves are made one after the other, before the article is entered", () => {
  const book = bookOfThree();
  book.enter(
    "f",
    placed("c", [
      { from: ["c"], articles: null, into: "a" },
      { from: ["a"], articles: ["c", "f"], into: "c" },
    ]),
  );
  expect(storiesIn(book, "abcdef")).toBe("aacaec");
});

test("a story without known articles moves nothing", () => {
  const book = bookOfThree();
  book.enter("f", placed("f", [{ from: ["unknown"], articles: null, into: "a" }]));
  expect(storiesIn(book, "abcdef")).toBe("aaccef");
});
