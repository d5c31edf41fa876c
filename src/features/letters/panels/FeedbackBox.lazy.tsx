import { useEffect, useRef } from "react";
import { useCloseOnBack } from "#device/back.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { useWords } from "#words/words.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { type FeedbackState, useFeedback } from "./use-feedback.ts";

interface BoxProps {
  isOpen: boolean;
  isWide: boolean;
  close: () => void;
}

/** The form that the tab opens; it stays when it is closed, with what has been typed. */
export function FeedbackBox({ isOpen, isWide, close }: BoxProps) {
  const { say } = useWords();
  const feedback = useFeedback(close);
  if (isWide) return <SidePanel isOpen={isOpen} close={close} feedback={feedback} />;
  if (!isOpen) return null;
  return (
    <Sheet title={say("Feedback")} from="bottom" close={close}>
      <FeedbackForm {...feedback} />
    </Sheet>
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
