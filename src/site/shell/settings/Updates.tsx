import { Section } from "#site/ui/Section.tsx";
import { toast } from "#site/ui/toasts/toast.ts";
import { SettingRow, SwitchRow, useSetting } from "./SettingRow.tsx";

const intervals = ["1", "2", "5", "10", "15", "30", "60"];

export function Updates() {
  const [refreshInterval, chooseInterval] = useSetting("refreshInterval");
  return (
    <Section title="Updates">
      <SwitchRow
        name="autoRefresh"
        label="Auto-refresh"
        effect="Looks for new stories while a list is open. Pauses when you look elsewhere or your network is metered."
      />
      <SettingRow label="Refresh interval" effect="Minutes between two looks.">
        {(ids) => (
          <select
            {...ids}
            className="field field--short"
            value={refreshInterval}
            onChange={({ target }) => chooseInterval(target.value)}
          >
            {intervals.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} min
              </option>
            ))}
          </select>
        )}
      </SettingRow>
      <SwitchRow
        name="notifications"
        label="Notifications"
        effect="A notice of your browser when new stories come and this page stands in the background."
        changed={(on) => on && askPermission()}
      />
      <SwitchRow name="soundEffects" label="Sounds" effect="One short tone when new stories come." />
    </Section>
  );
}

async function askPermission(): Promise<void> {
  if (!("Notification" in window)) return toast("This browser has no notifications.");
  if ((await Notification.requestPermission()) === "denied") {
    toast(
      "Your browser does not let this site notify you. You can change that in the browser's own settings.",
    );
  }
}
