import { useId } from "react";
import { changeSetting, type Settings, useSettings } from "#site/device/stores/settings.ts";
import { toast } from "#site/ui/toasts/toast.ts";

type SwitchKey = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

interface Row {
  label: string;
  /** What it does, in one plain sentence. */
  effect: string;
  children: (ids: { id: string; "aria-describedby": string }) => React.ReactNode;
}

export function SettingRow({ label, effect, children }: Row) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <label className="setting__label" htmlFor={id}>
          {label}
        </label>
        <p className="source-note" id={`${id}-effect`}>
          {effect}
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
}: Omit<Row, "children"> & { name: SwitchKey; changed?: (on: boolean) => void }) {
  const on = useSettings()[name];
  return (
    <SettingRow label={label} effect={effect}>
      {(ids) => (
        <input
          {...ids}
          className="switch"
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            change(name, target.checked);
            changed?.(target.checked);
          }}
        />
      )}
    </SettingRow>
  );
}

export function change<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  changeSetting(key, value).catch(() =>
    toast("This browser keeps nothing for this site, so the setting was not kept."),
  );
}
