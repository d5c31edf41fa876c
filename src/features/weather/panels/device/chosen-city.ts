import { database } from "#device/stores/database.ts";
import { announce } from "#device/stores/events.ts";
import { createStoredHook } from "#device/stores/use-stored.ts";

/** Stored with the settings, so that deleting the settings deletes it too. */
const KEY = "weatherCity";

/** The chosen city as "Lagos,NG"; null if none was chosen, undefined until read. */
export const useChosenCity = createStoredHook<string | null | undefined>(
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
