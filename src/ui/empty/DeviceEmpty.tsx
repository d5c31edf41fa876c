import { useEffect, useState } from "react";
import { storageRefusal } from "#device/start.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** Shown where this device has stored nothing: `children`, or why the browser stores nothing at all. */
export function DeviceEmpty({ children }: { children: React.ReactNode }) {
  if (useStorageRefusal()) return <StorageRefusal />;
  return (
    <div className="nothing">
      <svg className="adire" aria-hidden="true">
        <rect width="100%" height="16" fill="url(#adire)" />
      </svg>
      {children}
    </div>
  );
}

/** Why the browser stores nothing for this site; nothing if it does. */
export function StorageRefusal() {
  const { say } = useWords();
  const refusal = useStorageRefusal();
  return refusal ? (
    <p className="note" role="alert">
      {say(refusal)}
    </p>
  ) : null;
}

/** Null until the browser has refused. */
export function useStorageRefusal(): Sentence | null {
  const [refusal, setRefusal] = useState<Sentence | null>(null);
  useEffect(() => void storageRefusal().then(setRefusal, () => undefined), []);
  return refusal;
}
