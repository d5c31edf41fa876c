import { useEffect, useState } from "react";
import { onToast, type Toast } from "./toast.ts";

const SHOWN_MS = 6000;
/** Long enough to reach the button with the keyboard. */
const WITH_ACTION_MS = 20_000;

export function Toasts() {
  const [toast, setToast] = useState<Toast | null>(null);
  /** The toast whose button has the focus; another one that replaces it is not held. */
  const [held, setHeld] = useState<Toast | null>(null);
  useEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast || toast === held) return;
    const timer = setTimeout(() => setToast(null), toast.action ? WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    <div className="toasts" role="status">
      {toast ? (
        <p className="toast">
          {toast.message}
          {toast.action ? (
            <button
              className="toast__action"
              type="button"
              onFocus={() => setHeld(toast)}
              onBlur={() => setHeld(null)}
              onClick={() => {
                toast.action?.run();
                setToast(null);
              }}
            >
              {toast.action.label}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
