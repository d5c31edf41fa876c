import { useCallback, useEffect, useRef, useState } from "react";
import { useCloseOnBack } from "#device/back.ts";
import { record } from "#ui/analytics/record.ts";
import { MenuItem } from "#ui/frame/menus/MenuItem.tsx";
import { menu } from "#ui/frame/menus/menu.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

/** Time for a pointer that does not go straight to the menu. */
const LEAVE_DELAY_MS = 300;

/**
 * The mega-menu: opens on hover or by a press; closes once the pointer has left it, on Escape, Back, a press elsewhere
 * or on one of its links.
 */
export function Explore() {
  const { say } = useWords();
  const [open, setOpen] = useState<"hovered" | "pressed" | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    setOpen(null);
    button.current?.focus({ preventScroll: true });
  }, []);
  useCloseOnBack(close, open === "pressed");

  useEffect(() => {
    if (!open) return;
    function onKey({ key }: KeyboardEvent) {
      if (key === "Escape" && open === "hovered") close();
    }
    function onPress({ target }: Event) {
      if (!box.current?.contains(target as Node)) setOpen(null);
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onPress);
    return () => {
      clearTimeout(leaving.current);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onPress);
    };
  }, [open, close]);

  return (
    <div
      ref={box}
      className="explore"
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        if (pointerType === "mouse") setOpen((current) => current ?? "hovered");
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") leaving.current = setTimeout(() => setOpen(null), LEAVE_DELAY_MS);
      }}
    >
      <button
        ref={button}
        className="explore__btn"
        type="button"
        aria-expanded={open !== null}
        aria-controls="explore"
        onClick={({ detail }) =>
          setOpen((current) => (current && (detail === 0 || !hovers()) ? null : (current ?? "pressed")))
        }
      >
        {say("Explore")} <Icon name="down" small />
      </button>
      <nav className="mega" id="explore" aria-label={say("Explore")} data-open={open !== null}>
        <div className="mega__cols">
          <a className="link only-narrow unscripted" href="#main">
            {say("Close")}
          </a>
          {menu.map(({ category, to, entries }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on any of its links bubbles here; the links themselves handle the keyboard.
            <div
              className="mega__group"
              key={category}
              onClick={(event) => isLink(event.target) && setOpen(null)}
            >
              <p className="mega__head">
                <PageLink to={to} onClick={() => record("category_nav_click", { category })}>
                  {say(category)}
                </PageLink>
              </p>
              {entries.map((entry) => (
                <MenuItem key={entry.label} category={category} entry={entry} />
              ))}
            </div>
          ))}
        </div>
      </nav>
    </div>
  );
}

/** Whether hovering opens the menu: a mouse has then opened it before the press, which must not close it. */
function hovers(): boolean {
  return window.matchMedia("(hover: hover)").matches;
}

function isLink(target: EventTarget): boolean {
  return (target as Element).closest("a") !== null;
}
