import { useEffect, useState } from "react";
import { storageRefusal } from "#device/start.ts";
import { Empty } from "#ui/states.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** Shown where this device has stored nothing: `children`, or why the browser stores nothing at all. */
export function DeviceEmpty({ children }: { children: React.ReactNode }) {
  return useStorageRefusal() ? <StorageRefusal /> : <Empty>{children}</Empty>;
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
