import { useEffect, useState } from "react";
import { onToast, type Toast } from "./toast.ts";

const SHOWN_MS = 6000;

export function Toasts() {
  const [shown, show] = useState<Toast | null>(null);
  useEffect(() => onToast(show), []);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div className="toasts" role="status">
      {shown ? (
        <p className="toast">
          {shown.says}
          {shown.action ? (
            <button
              className="toast__action"
              type="button"
              onClick={() => {
                shown.action?.run();
                show(null);
              }}
            >
              {shown.action.label}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
