import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PageLink } from "./PageLink.tsx";

const addresses = [
  "/",
  "/latest",
  "/latest/",
  "/search?q=a//b",
  "/search?q=tolls&page=2#top",
  "/article/06m41i1izpke#comments",
  "/category/Culture & Life",
  "//elsewhere.example/",
  "/a/../b",
  "/a/./b",
  "/a\\\\b",
  "/empty?",
  "/empty#",
  "/empty?#",
  "?page=2",
  "here",
];

function htmlOf(element: React.ReactNode, basename: string): string {
  const routes = [{ path: "/*", element }];
  const router = createMemoryRouter(routes, {
    basename,
    initialEntries: [`${basename}/news`.replace("//", "/")],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each(["/", "/ha"])(
  "a PageLink is rendered on the server exactly like the router's Link, below %s",
  (basename) => {
    for (const to of addresses) {
      const props = { to, className: "more", lang: "ha", target: "_top", onClick: () => undefined };
      const html = htmlOf(<PageLink {...props}>News</PageLink>, basename);
      expect(html, to).toContain("<a ");
      expect(html, to).toBe(
        htmlOf(
          <Link {...props} discover="none">
            News
          </Link>,
          basename,
        ),
      );
    }
  },
);
