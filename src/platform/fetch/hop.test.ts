import { expect, test } from "vitest";
import { nextHop } from "./hop.ts";

const none = new Set<string>();

test("a redirect never steps down from https to http", () => {
  const down = nextHop(new URL("https://paper.example/feed"), "http://paper.example/feed", none);
  expect(down).toMatchObject({ ok: false, failure: { kind: "refused" } });
  const up = nextHop(new URL("http://paper.example/feed"), "https://paper.example/feed", none);
  expect(up.ok).toBe(true);
});

test("a redirect may be written without its host", () => {
  const hop = nextHop(new URL("https://paper.example/a/feed"), "../b", none);
  expect(hop.ok && hop.value.href).toBe("https://paper.example/b");
});
