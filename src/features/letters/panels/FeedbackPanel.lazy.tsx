import { useCallback, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { record } from "#ui/analytics/record.ts";
import { Icon } from "#ui/Icon.tsx";
import { OnPress } from "#ui/lazy/on-press.tsx";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { useWords } from "#words/words.ts";
import { FeedbackStyles } from "./LettersStyles.tsx";

const SHOWN_AFTER_PX = 300;
const WIDE = "(min-width: 768px)";

const box = { load: () => import("./FeedbackBox.lazy.tsx").then(({ FeedbackBox }) => FeedbackBox) };

/** A tab that opens the form, in a panel that slides in beside the page or, on a phone, in a sheet over it. */
export function FeedbackPanel() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    tab.current?.focus();
  }, []);
  const isWide = useSyncExternalStore(onWidth, readWidth);
  const isScrolledDown = useSyncExternalStore(onScroll, readDepth);
  function open() {
    setOpen(true);
    setOpened(true);
    record("feedback_panel_opened", {});
  }
  return (
    <>
      <FeedbackStyles />
      {isScrolledDown || isOpen ? (
        <Tab ref={tab} open={isOpen ? close : open} isOpen={isOpen} isWide={isWide} />
      ) : null}
      {wasOpened ? (
        <WaitForWords>
          <OnPress part={box} props={{ isOpen, isWide, close }} />
        </WaitForWords>
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
  const button = { ref, className: "feedback-tab__open", type: "button", onClick: open } as const;
  if (!isWide) return <PhoneTab {...button} aria-expanded={isOpen} />;
  return (
    <div className="feedback-tab">
      <button {...button} aria-expanded={isOpen}>
        {say("Feedback")}
      </button>
    </div>
  );
}

/** On a phone text fills the whole width, so the tab stands in the header, at the start of the section bar. */
function PhoneTab(button: React.ComponentProps<"button">) {
  const { say } = useWords();
  const [isHidden, setHidden] = useState(wasHidden);
  const header = document.querySelector(".header");
  if (isHidden || !header) return null;
  const hide = () => {
    rememberHidden();
    setHidden(true);
  };
  return createPortal(
    <div className="feedback-tab">
      <button {...button} aria-label={say("Feedback")}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-5 4v-4H4z" />
        </svg>
      </button>
      <button
        className="feedback-tab__hide"
        type="button"
        aria-label={say("Hide the feedback button")}
        onClick={hide}
      >
        <Icon name="close" small />
      </button>
    </div>,
    header,
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
