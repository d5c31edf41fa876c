import { useEffect, useState } from "react";
import { onToast, type Toast } from "./toast.ts";

const SHOWN_MS = 6000;

export function Toasts() {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <div className="toasts" role="status">
      {toast ? (
        <p className="toast">
          {toast.message}
          {toast.action ? (
            <button
              className="toast__action"
              type="button"
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
