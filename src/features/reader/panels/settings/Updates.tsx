import { Section } from "#ui/Section.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { useWords, type Words } from "#words/words.ts";
import { SettingRow, SwitchRow, useSetting } from "./SettingRow.tsx";

const intervals = ["1", "2", "5", "10", "15", "30", "60"];

export function Updates() {
  const { say } = useWords();
  const [refreshInterval, chooseInterval] = useSetting("refreshInterval");
  return (
    <Section title={say("Updates")}>
      <SwitchRow
        name="autoRefresh"
        label="Auto-refresh"
        effect="Checks for new stories while a list is open. Pauses when you look elsewhere or your connection is metered."
      />
      <SettingRow label="Refresh interval" effect="Minutes between two checks.">
        {(ids) => (
          <select
            {...ids}
            className="field field--short"
            value={refreshInterval}
            onChange={({ target }) => chooseInterval(target.value)}
          >
            {intervals.map((minutes) => (
              <option key={minutes} value={minutes}>
                {say("{n} min", { n: minutes })}
              </option>
            ))}
          </select>
        )}
      </SettingRow>
      <SwitchRow
        name="notifications"
        label="Notifications"
        effect="A browser notification when new stories arrive while this page is in the background."
        changed={(on) => on && askPermission(say)}
      />
      <SwitchRow name="soundEffects" label="Sounds" effect="A short tone when new stories arrive." />
    </Section>
  );
}

async function askPermission(say: Words["say"]): Promise<void> {
  if (!("Notification" in window)) return toast(say("This browser has no notifications."));
  if ((await Notification.requestPermission()) === "denied") {
    toast(
      say(
        "Your browser does not let this site notify you. You can change that in the browser's own settings.",
      ),
    );
  }
}
