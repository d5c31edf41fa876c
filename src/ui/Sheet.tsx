import "#ui/styles/lazy.css";
import { useLayoutEffect, useRef } from "react";
import { useCloseOnBack } from "#device/back.ts";
import { useWords } from "#words/words.ts";
import { Icon } from "./Icon.tsx";

interface SheetProps {
  title: string;
  /** Where it appears: from the left edge, the bottom edge, or in the middle. */
  from: "left" | "bottom" | "middle";
  close: () => void;
  children: React.ReactNode;
}

/** A modal dialog: the browser traps the focus and handles Escape, Back closes it, the page behind does not scroll. */
export function Sheet({ title, from, close, children }: SheetProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(close);

  useLayoutEffect(() => {
    const root = document.documentElement;
    const scrollTop = window.scrollY;
    const sheet = dialog.current;
    sheet?.showModal();
    root.classList.add("locked");
    return () => {
      // The browser gives the focus back to what opened the sheet, unless an open one is taken out of the page.
      sheet?.close();
      root.classList.remove("locked");
      window.scrollTo({ top: scrollTop, behavior: "instant" });
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for the dimmed page beside it.
    <dialog
      ref={dialog}
      className={`sheet sheet--${from}`}
      aria-label={title}
      // Not one that has been opened again since.
      onClose={() => {
        if (!dialog.current?.open) close();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div className="sheet__body">
        <div className="sheet__head">
          <h2 className="section__title">{title}</h2>
          <button className="icon-btn" type="button" aria-label={say("Close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
