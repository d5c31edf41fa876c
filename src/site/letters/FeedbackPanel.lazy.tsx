import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { record } from "#site/analytics/record.ts";
import { useCloseOnBack } from "#site/device/back.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { Sheet } from "#site/ui/Sheet.tsx";
import { useWords } from "#site/words/words.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { FeedbackStyles } from "./LettersStyles.tsx";
import { type FeedbackState, useFeedback } from "./use-feedback.ts";

const SHOWN_AFTER_PX = 300;
const WIDE = "(min-width: 768px)";

/** A tab that opens the form, in a panel that slides in beside the page or, on a phone, in a sheet over it. */
export function FeedbackPanel() {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    tab.current?.focus();
  }, []);
  const feedback = useFeedback(close);
  const isWide = useSyncExternalStore(onWidth, readWidth);
  const isScrolledDown = useSyncExternalStore(onScroll, readDepth);
  function open() {
    setOpen(true);
    record("feedback_panel_opened", {});
  }
  return (
    <>
      <FeedbackStyles />
      {isScrolledDown || isOpen ? (
        <Tab ref={tab} open={isOpen ? close : open} isOpen={isOpen} isWide={isWide} />
      ) : null}
      {isWide ? <SidePanel isOpen={isOpen} close={close} feedback={feedback} /> : null}
      {!isWide && isOpen ? (
        <Sheet title={say("Feedback")} from="bottom" close={close}>
          <FeedbackForm {...feedback} />
        </Sheet>
      ) : null}
    </>
  );
}

interface TabProps {
  ref: React.Ref<HTMLButtonElement>;
  open: () => void;
  isOpen: boolean;
  isWide: boolean;
}

function Tab({ ref, open, isOpen, isWide }: TabProps) {
  const { say } = useWords();
  const [isHidden, setHidden] = useState(wasHidden);
  if (isHidden && !isWide) return null;
  return (
    <div className="feedback-tab">
      <button ref={ref} className="feedback-tab__open" type="button" aria-expanded={isOpen} onClick={open}>
        {say("Feedback")}
      </button>
      {isWide ? null : (
        <button
          className="feedback-tab__hide"
          type="button"
          aria-label={say("Hide the feedback button")}
          onClick={() => {
            rememberHidden();
            setHidden(true);
          }}
        >
          <Icon name="close" small />
        </button>
      )}
    </div>
  );
}

function SidePanel({
  isOpen,
  close,
  feedback,
}: {
  isOpen: boolean;
  close: () => void;
  feedback: FeedbackState;
}) {
  const { say } = useWords();
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(close, isOpen);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <aside ref={panel} className="feedback" aria-label={say("Feedback")} data-open={isOpen} inert={!isOpen}>
      <div className="feedback__head">
        <h2 className="section__title">{say("Feedback")}</h2>
        <button className="icon-btn" type="button" aria-label={say("Close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <FeedbackForm {...feedback} />
    </aside>
  );
}

function onWidth(notify: () => void): () => void {
  const wideQuery = window.matchMedia(WIDE);
  wideQuery.addEventListener("change", notify);
  return () => wideQuery.removeEventListener("change", notify);
}

function readWidth(): boolean {
  return window.matchMedia(WIDE).matches;
}

function onScroll(notify: () => void): () => void {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
}

function readDepth(): boolean {
  return window.scrollY > SHOWN_AFTER_PX;
}

const HIDDEN = "feedback_hidden";

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
}

function rememberHidden(): void {
  try {
    sessionStorage.setItem(HIDDEN, "1");
  } catch {
    // Without storage the tab is hidden on this page only.
  }
}
