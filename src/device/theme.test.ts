import { beforeEach, expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { chooseLanguage, chosenLanguageScript, saveChosenLanguage } from "./language.ts";
import { settings } from "./stores/settings.ts";
import { chooseTheme, followSystemTheme, isDark, themeScript, toggleTheme } from "./theme.ts";

/** What the browser holds, and where it has gone. */
let stored: Record<string, string | undefined> = {};
let gone: string[] = [];
let system = Object.assign(new EventTarget(), { matches: false });
const root = { className: "", classList: { contains: (name: string) => root.className === name, toggle } };

function toggle(name: string, isOn: boolean): void {
  root.className = isOn ? name : "";
}

const device = emptyDevice();
beforeEach(() => {
  [stored, gone] = [{}, []];
  system = Object.assign(new EventTarget(), { matches: false });
  root.className = "";
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => delete stored[key],
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(methods, {
      get: (own, key: string) => own[key as keyof typeof own] ?? stored[key],
      set: (_, key: string, value) => Boolean(Object.assign(stored, { [key]: value })),
    }),
  );
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: root }));
  open("/");
});

function open(address: string): void {
  const { pathname, search, hash } = new URL(address, "https://gist.example");
  const location = { pathname, search, hash, replace: go, assign: go };
  Object.assign(device.window, { location, stop: () => undefined, matchMedia: () => system });
}

function go(address: string): void {
  gone.push(address);
}

function run(script: string): void {
  new Function("window", script)(device.window);
}

test.each([
  ["dark", false, "js dark"],
  ["light", true, "js"],
  [undefined, true, "js dark"],
  [undefined, false, "js"],
])(
  "before the first paint, with %s stored and a dark system: %s, the page is %s",
  (theme, isSystemDark, look) => {
    if (theme !== undefined) stored.theme = theme;
    system.matches = isSystemDark;
    run(themeScript);
    expect(root.className).toBe(look);
  },
);

test.each([
  ["/latest", {}, []],
  ["/latest", { dataSaver: "on" }, ["/latest?lite=1"]],
  ["/latest?page=2#main", { dataSaver: "on", mine: "&mine=kano" }, ["/latest?page=2&lite=1&mine=kano#main"]],
  ["/latest?lite=0", { dataSaver: "on" }, []],
  // The service worker's copy of the full page stands in for this address.
  ["/latest?lite=1&mine=kano", { dataSaver: "on", mine: "&mine=kano" }, []],
])("%s, with %j stored, goes to %j", (address, held, expected) => {
  stored = held;
  open(address);
  run(themeScript);
  expect(gone).toEqual(expected);
  expect(stored.dataSaver).toBe(address.includes("lite=0") ? undefined : (held as typeof stored).dataSaver);
});

test("a choice is stored and painted; the system's is stored as none", () => {
  chooseTheme("dark");
  expect([isDark(), stored.theme]).toEqual([true, "dark"]);
  toggleTheme();
  expect([isDark(), stored.theme]).toEqual([false, "light"]);
  system.matches = true;
  chooseTheme("system");
  expect([isDark(), stored.theme]).toEqual([true, undefined]);
});

test("the system's theme is followed while none is stored, and a choice in another tab", () => {
  followSystemTheme();
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  expect(isDark()).toBe(true);
  stored.theme = "light";
  device.window.dispatchEvent(Object.assign(new Event("storage"), { key: "other" }));
  expect(isDark()).toBe(true);
  device.window.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
  expect(isDark()).toBe(false);
});

test.each([
  ["/", "ha", ["/ha"]],
  ["/?a=1#b", "ha", ["/ha?a=1#b"]],
  ["/latest", "ha", []],
  ["/", "en", []],
  ["/", "fr", []],
  ["/", undefined, []],
])("%s, with the language %s chosen, goes to %j", (address, language, expected) => {
  if (language !== undefined) stored.language = language;
  open(address);
  run(chosenLanguageScript(["en", "ha", "yo"]));
  expect(gone).toEqual(expected);
});

test("a press on a language stores it; a site in English only needs no script", () => {
  run(chosenLanguageScript(["en", "ha"]));
  const press = (link: object | null) =>
    document.dispatchEvent(
      Object.defineProperty(new Event("click"), "target", { value: { closest: () => link } }),
    );
  press(null);
  expect(stored.language).toBeUndefined();
  press({ hreflang: "ha" });
  expect(stored.language).toBe("ha");
  expect(chosenLanguageScript(["en"])).toBe("");
});

test("what a press has stored becomes the setting, once", async () => {
  await saveChosenLanguage();
  expect(device.events).toEqual([]);
  stored.language = "yo";
  await saveChosenLanguage();
  await saveChosenLanguage();
  expect((await settings()).language).toBe("yo");
  expect(device.events).toEqual(["settingsChanged"]);
});

test("a choice in the settings opens the page in that language", async () => {
  await chooseLanguage("ig", "/settings");
  expect([stored.language, (await settings()).language, gone]).toEqual(["ig", "ig", ["/ig/settings"]]);
});
