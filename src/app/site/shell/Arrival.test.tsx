import { Window } from "happy-dom";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Arrival } from "./Arrival.tsx";

afterEach(() => void vi.unstubAllGlobals());

/** A page with a main part, a link and a search box. */
async function openPage() {
  const view = new Window();
  for (const name of ["document", "HTMLIFrameElement"] as const) vi.stubGlobal(name, view[name]);
  vi.stubGlobal("window", view);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { document } = view;
  document.documentElement.lang = "ha";
  document.title = "First";
  document.body.innerHTML = `<main id="main" tabindex="-1"></main><a href="/">Link</a><input><div></div>`;
  const router = createMemoryRouter([{ path: "*", element: <Arrival /> }]);
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.querySelector("div") as never);
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    /** Goes on to another page from where the focus is; what has the focus then, and what is said. */
    async go(from: string, to: string | -1, title: string) {
      (document.querySelector(from) as unknown as HTMLElement).focus();
      document.title = title;
      await act(async () => router.navigate(to as string));
      const said = document.querySelector("[role=status]");
      return [document.activeElement?.localName, said?.textContent, said?.getAttribute("lang") ?? ""];
    },
    close: () => act(async () => root.unmount()),
  };
}

test("another page has its title said, and the focus; the same page, an anchor and a field keep theirs", async () => {
  const page = await openPage();
  for (const [from, to, title, expected] of [
    ["a", "/?page=2", "Second", ["a", "", ""]],
    ["a", "/politics", "Politics", ["main", "Politics", "ha"]],
    ["a", -1, "Front", ["main", "Front", "ha"]],
    ["a", "/terms#data", "Terms", ["a", "Terms", "ha"]],
    ["input", "/search", "Search", ["input", "Search", "ha"]],
  ] as const)
    expect([to, await page.go(from, to, title)]).toEqual([to, expected]);
  await page.close();
});
