import { Fragment, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { defaults, settings, useSettings } from "#device/stores/settings.ts";
import { takeEarlyKeys } from "#ui/lazy/early.ts";
import { Sheet } from "#ui/Sheet.tsx";
import { useWords } from "#words/words.ts";
import { type Action, goKeys, keyDescriptions, readKey } from "./keys.lazy.ts";

/** Keyboard shortcuts through the news; `?` lists them. The settings can switch them off. */
export function Shortcuts() {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { shortcuts } = useSettings();
  useEffect(() => {
    if (!shortcuts) return;
    const act = (action: Action) => {
      if (action === "list") setOpen(true);
      else if (action === "search") searchBox()?.focus();
      else if (action === "next") step(1);
      else if (action === "previous") step(-1);
      else navigate(goKeys[action].to);
    };
    let previousKey = "";
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = readKey(previousKey, event.key);
      previousKey = event.key;
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener("keydown", press);
    void replayEarlyKeys(press);
    return () => window.removeEventListener("keydown", press);
  }, [navigate, shortcuts]);
  return isOpen ? (
    <Sheet title={say("Keyboard shortcuts")} from="middle" close={() => setOpen(false)}>
      <dl className="keys">
        {keyDescriptions.map(([keys, says]) => (
          <Fragment key={says}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(says)}</dd>
          </Fragment>
        ))}
      </dl>
    </Sheet>
  ) : null;
}

/** Handles the keys that were pressed while this code was loading, unless the reader has switched shortcuts off. */
async function replayEarlyKeys(press: (event: KeyboardEvent) => void): Promise<void> {
  const keys = takeEarlyKeys();
  const { shortcuts } = await settings().catch(() => defaults);
  if (shortcuts) for (const event of keys) press(event);
}

/** While the reader types, holds a modifier key or has a dialog open, keys mean something else. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return Boolean(field) || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]") !== null;
}

/** The search box that is visible. */
function searchBox(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('input[type="search"]')].find(
    (box) => box.offsetParent !== null,
  );
}

function step(by: 1 | -1): void {
  const headlines = [...document.querySelectorAll<HTMLElement>("#main :is(h2, h3) a[href^='/']")].filter(
    (headline) => !headline.closest("[data-muted]"),
  );
  const here = headlines.indexOf(document.activeElement as HTMLElement);
  const next = headlines[here < 0 ? 0 : here + by];
  next?.focus();
}
