import { expect, test } from "vitest";
import { canonicalPage } from "./canonical.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=x&fbclid=y", "/"],
  ["/search?q=naira&utm_medium=z", "/search?q=naira"],
  ["/search?page=2&q=naira", "/search?page=2&q=naira"],
  ["/search?q=naira&page=2", "/search?page=2&q=naira"],
  ["/search?q=a&q=b", "/search?q=b"],
  ["/search?q=", "/search"],
  ["/search?q=+naira+", "/search?q=naira"],
  ["/sports/nigeria-league?assume=b&assume=a&assume=b", "/sports/nigeria-league?assume=b&assume=a"],
  [`/search?q=${"x".repeat(500)}`, `/search?q=${"x".repeat(500)}`],
  [`/search?q=${"x".repeat(999)}`, `/search?q=${"x".repeat(501)}`],
  [`/latest?source=${"x".repeat(501)}`, "/latest"],
  ["/search?q=oil%20%26%20gas", "/search?q=oil+%26+gas"],
  ["/x%zz", "/x%25zz"],
  ["/hot-topics/%E0%A4%A", "/hot-topics/%25E0%25A4%25A"],
  ["/category/general%20news?lite=1", "/category/general%20news?lite=1"],
])("%s is cached as %s", (address, key) => {
  expect(canonicalPage(new URL(address, "http://x"))).toBe(key);
});
