import { expect, test } from "vitest";
import { nextHop } from "./hop.ts";

const none = new Set<string>();

test("a redirect from https to http is refused, from http to https followed", () => {
  const down = nextHop(new URL("https://paper.example/feed"), "http://paper.example/feed", none);
  expect(down).toMatchObject({ ok: false, failure: { kind: "refused" } });
  const up = nextHop(new URL("http://paper.example/feed"), "https://paper.example/feed", none);
  expect(up.ok).toBe(true);
});

test("a redirect may be a relative address", () => {
  const hop = nextHop(new URL("https://paper.example/a/feed"), "../b", none);
  expect(hop.ok && hop.value.href).toBe("https://paper.example/b");
});
