import { useEffect, useId, useState } from "react";
import { showWriteFailure } from "#device/failed-write.ts";
import { changeSetting, type Settings, useSettings } from "#device/stores/settings.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

type SwitchKey = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

interface SettingRowProps {
  label: Sentence;
  /** What it does, in one plain sentence. */
  effect: Sentence;
  children: (ids: { id: string; "aria-describedby": string }) => React.ReactNode;
}

export function SettingRow({ label, effect, children }: SettingRowProps) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="setting">
      <div>
        <label className="setting__label" htmlFor={id}>
          {say(label)}
        </label>
        <p className="source-note" id={`${id}-effect`}>
          {say(effect)}
        </p>
      </div>
      {children({ id, "aria-describedby": `${id}-effect` })}
    </div>
  );
}

/** A setting that is on or off. */
export function SwitchRow({
  label,
  effect,
  name,
  changed,
}: Omit<SettingRowProps, "children"> & { name: SwitchKey; changed?: (on: boolean) => void }) {
  const [on, choose] = useSetting(name);
  return (
    <SettingRow label={label} effect={effect}>
      {(ids) => (
        <input
          {...ids}
          className="switch"
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            choose(target.checked);
            changed?.(target.checked);
          }}
        />
      )}
    </SettingRow>
  );
}

/** A setting, and how to change it. A choice is shown at once, and taken back if the browser cannot store it. */
export function useSetting<Key extends Exclude<keyof Settings, "mutes">>(key: Key) {
  const stored = useSettings()[key];
  const [chosen, setChosen] = useState<{ value: Settings[Key] } | null>(null);
  const isPending = chosen !== null && chosen.value !== stored;
  useEffect(() => {
    if (!isPending) setChosen(null);
  }, [isPending]);

  function choose(value: Settings[Key]): void {
    setChosen({ value });
    void saveSetting(key, value).then((isSaved) => isSaved || setChosen(null));
  }
  return [chosen?.value ?? stored, choose] as const;
}

/** Stores a setting. If the browser cannot, tells the reader and returns false. */
export async function saveSetting<Key extends keyof Settings>(
  key: Key,
  value: Settings[Key],
): Promise<boolean> {
  try {
    await changeSetting(key, value);
    return true;
  } catch (error) {
    showWriteFailure("The setting could not be saved.", error);
    return false;
  }
}
