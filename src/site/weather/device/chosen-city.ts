import { database } from "#site/device/stores/database.ts";
import { announce } from "#site/device/stores/events.ts";
import { watched } from "#site/device/stores/use-stored.ts";

/** Among the stored settings, so that deleting these deletes it. */
const KEY = "weatherCity";

/** "Lagos,NG"; null: none was chosen; undefined: not read yet. */
export const useChosenCity = watched<string | null | undefined>(
  undefined,
  ["settingsChanged", "storageChanged"],
  async () => {
    const stored = await database().then(
      (open) => open.get("settings", KEY),
      () => undefined,
    );
    return typeof stored?.value === "string" ? stored.value : null;
  },
);

export async function chooseCity(city: string | null): Promise<void> {
  const open = await database();
  if (city === null) await open.delete("settings", KEY);
  else await open.put("settings", { key: KEY, value: city });
  announce("settingsChanged");
}
