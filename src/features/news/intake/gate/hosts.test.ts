import { expect, test } from "vitest";
import { faultOfLink, HostBook } from "./hosts.ts";

const book = new HostBook([
  { paper: "rivers", url: "https://www.rivers.example/" },
  { paper: "rivers-hausa", url: "https://hausa.rivers.example/" },
  { paper: "blog", url: "https://blog.platform.example/feed" },
  { paper: "moved", url: "https://platform.example/" },
  { paper: "rivers", url: "https://news.shared.example/rss?of=rivers" },
  { paper: "blog", url: "https://news.shared.example/rss?of=blog" },
]);

test.each([
  ["rivers.example", ["rivers"]],
  ["sport.rivers.example", ["rivers"]],
  ["a.b.rivers.example", ["rivers"]],
  ["hausa.rivers.example", ["rivers-hausa"]],
  // A paper at the host above has no claim to what another has below it.
  ["sport.hausa.rivers.example", ["rivers-hausa"]],
  ["sport.blog.platform.example", ["blog"]],
  ["platform.example", ["moved"]],
  ["news.shared.example", ["rivers", "blog"]],
  ["other.shared.example", []],
  ["notrivers.example", []],
  ["example", []],
])("%s is the host of %j", (host, owners) => {
  const papers = ["rivers", "rivers-hausa", "blog", "moved"];
  expect(papers.filter((paper) => book.owns(paper, host))).toEqual(owners);
  expect(book.isKnown(host)).toBe(owners.length > 0);
});

test.each([
  ["/login", "login"],
  ["/user/login/form", "login"],
  ["/Sign-In/step/2", "login"],
  ["/account/signin.aspx", "login"],
  ["/log-in/", "login"],
  ["/wp-login.php", "login"],
  ["/2026/login-trouble-at-jamb", null],
  ["/2026/how-to-login/", null],
  ["/2026/sign-in-the-sky/amp", null],
  ["/logins/1", null],
])("the address %s is held as %j", (path, reason) => {
  expect(faultOfLink(`https://rivers.example${path}`, "rivers", book)).toBe(reason);
});
