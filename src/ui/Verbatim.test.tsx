import { Window } from "happy-dom";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Verbatim } from "./Verbatim.tsx";

afterEach(() => vi.unstubAllGlobals());

test("what the server wrote stays when the page is rendered again in the browser", async () => {
  const view = new Window();
  vi.stubGlobal("window", view);
  vi.stubGlobal("document", view.document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  view.document.body.innerHTML = "<div>as the server wrote it</div>";
  const { hydrateRoot } = await import("react-dom/client");
  const page = () => <Verbatim as="div" text="" />;
  const root = await act(async () => hydrateRoot(view.document.body as never, page()));
  await act(async () => root.render(page()));
  expect(view.document.body.textContent).toBe("as the server wrote it");
});
