import { useEffect, useRef, useState } from "react";
import { record } from "#site/signals/record.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { menu } from "./menu.ts";

/** The mega-menu: opens on hover, or by a press; closes on leave, Escape, a press elsewhere or on one of its links. */
export function Explore() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    }
    function onPress({ target }: Event) {
      if (!box.current?.contains(target as Node)) setOpen(false);
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onPress);
    };
  }, [open]);

  return (
    <div
      ref={box}
      className="explore"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
    >
      <button
        ref={button}
        className="explore__btn"
        type="button"
        aria-expanded={open}
        aria-controls="explore"
        onClick={({ detail }) => setOpen(detail === 0 || !hovers() ? !open : true)}
      >
        Explore <Icon name="down" small />
      </button>
      <nav className="mega" id="explore" aria-label="Explore" data-open={open}>
        <div className="mega__cols">
          {menu.map(({ category, to, entries }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on any of its links bubbles here; the links themselves hear the keyboard.
            <div
              className="mega__group"
              key={category}
              onClick={(event) => isLink(event.target) && setOpen(false)}
            >
              <p className="mega__head">
                <PageLink to={to} onClick={() => record("category_nav_click", { category })}>
                  {category}
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

/** With a mouse the hover has opened it already: a press must not close it again. */
function hovers(): boolean {
  return window.matchMedia("(hover: hover)").matches;
}

function isLink(target: EventTarget): boolean {
  return (target as Element).closest("a") !== null;
}
