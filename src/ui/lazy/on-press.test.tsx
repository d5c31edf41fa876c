import { Window } from "happy-dom";
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { onToast } from "#ui/toasts/toast.ts";
import { OnPress } from "./on-press.tsx";

afterEach(() => void vi.unstubAllGlobals());

interface PartProps {
  isOpen?: boolean;
  close: () => void;
}

const Code = ({ isOpen }: PartProps) => (isOpen === false ? null : <p>the part</p>);

interface PageProps {
  part: { load: () => Promise<typeof Code> };
  /** Once opened, the part stays in the page while it is closed. */
  stays: boolean;
}

function Page({ part, stays }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={open} />
      {stays && wasOpened ? <OnPress part={part} props={{ isOpen, close }} /> : null}
      {!stays && isOpen ? <OnPress part={part} props={{ close }} /> : null}
    </>
  );
}

async function showPage(page: PageProps) {
  const view = new Window();
  for (const name of ["document", "HTMLIFrameElement", "CustomEvent"] as const)
    vi.stubGlobal(name, view[name]);
  vi.stubGlobal("window", view);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const said: string[] = [];
  const stopHearing = onToast(({ message }) => said.push(message));
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(view.document.body as never);
  await act(async () => root.render(<Page {...page} />));
  return {
    said,
    text: () => view.document.body.textContent,
    press: () => act(async () => view.document.querySelector("button")?.click()),
    async close() {
      stopHearing();
      await act(async () => root.unmount());
    },
  };
}

test.each([
  ["goes", false],
  ["stays", true],
])(
  "a part that %s: code that does not come is said, takes nothing away, and is asked for at the next press",
  async (_, stays) => {
    const load = vi.fn(async () => Code);
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const page = await showPage({ part: { load }, stays });
    expect(load).not.toHaveBeenCalled();
    await page.press();
    expect([page.text(), page.said]).toEqual(["", ["This could not be loaded."]]);
    expect(load).toHaveBeenCalledTimes(1);
    await page.press();
    expect([page.text(), page.said.length]).toEqual(["the part", 1]);
    await page.press();
    expect(load).toHaveBeenCalledTimes(2);
    await page.close();
  },
);
