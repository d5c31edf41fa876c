import { useWords } from "#words/words.ts";

/** Grey lines with the size of the coming content. */
export function Skeleton({ lines, tall }: { lines: number; tall?: boolean }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move.
        <span key={line} className={tall ? "skeleton__line skeleton__line--tall" : "skeleton__line"} />
      ))}
    </div>
  );
}

/** A sentence and a link. */
export function Empty({ children }: { children: React.ReactNode }) {
  return <div className="note">{children}</div>;
}

/** A sentence and a retry, never a stack trace. */
export function Failure({ message, retry }: { message: string; retry?: () => void }) {
  const { say } = useWords();
  return (
    <div className="note" role="alert">
      <p>{message}</p>
      {retry ? (
        <button className="btn" type="button" onClick={retry}>
          {say("Try again")}
        </button>
      ) : null}
    </div>
  );
}
