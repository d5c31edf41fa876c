import { useRef, useSyncExternalStore } from "react";
import { pages } from "#contracts/addresses.ts";
import { HIDDEN_CHANGED } from "#device/switched-off.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

/**
 * How much of the main column the reader's mutes hide, with the way to change them. With `only` it has one of two
 * places: in place of the stories if none is left, otherwise below them.
 */
export function HiddenNote({ only }: { only?: "all" | "some" }) {
  const { say } = useWords();
  const ref = useRef<HTMLParagraphElement>(null);
  const hidden = useSyncExternalStore(
    subscribe,
    () => countHidden(ref.current?.closest("main")),
    () => 0,
  );
  const isSaid = hidden > 0 && (!only || only === (hidden === ALL ? "all" : "some"));
  return (
    <p className="source-note" hidden={!isSaid} ref={ref}>
      {isSaid ? (
        <>
          {hidden === ALL
            ? say("All stories here are hidden by your muted words and papers.")
            : `${say("{n} hidden by your muted words and papers", { n: hidden })}.`}{" "}
          <PageLink className="link" to={pages.settings}>
            {say("Settings")}
          </PageLink>
        </>
      ) : null}
    </p>
  );
}

const ALL = Number.POSITIVE_INFINITY;

function subscribe(notify: () => void): () => void {
  window.addEventListener(HIDDEN_CHANGED, notify);
  return () => window.removeEventListener(HIDDEN_CHANGED, notify);
}

/** Without what stands inside something hidden, the marks of papers, and the side columns. */
function countHidden(main: Element | null | undefined): number {
  const things = [...(main?.querySelectorAll("[data-paper]:not([data-muted] *, aside *, .paper)") ?? [])];
  const hidden = things.filter((thing) => thing.hasAttribute("data-muted")).length;
  return hidden > 0 && hidden === things.length ? ALL : hidden;
}
