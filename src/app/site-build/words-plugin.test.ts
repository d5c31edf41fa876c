import { expect, test } from "vitest";
import { shortName } from "#words/short-name.ts";
import { wordsPlugin } from "./words-plugin.ts";

interface Hooks {
  configResolved(config: { command: string }): void;
  resolveId(id: string): string | null;
  load(this: object, id: string | null): string | null;
}

/** What a file imports from `id`. */
function imported(command: string, environment: string, id: string): string {
  const plugin = wordsPlugin() as unknown as Hooks;
  plugin.configResolved({ command });
  const context = { environment: { name: environment }, addWatchFile() {} };
  return plugin.load.call(context, plugin.resolveId(id)) ?? "";
}

const ofSearch = '"{q}" in the news';
const short = JSON.stringify(shortName(ofSearch));

test.each([
  ["the server gets a whole language", "build", "ssr", "./ha.po", JSON.stringify(ofSearch), true],
  ["in development a browser gets it whole", "serve", "client", "./ha.po", short, true],
  ["once it is built, without each page's own words", "build", "client", "./ha.po", short, false],
  ["which come with the page", "build", "client", "./ha.po?news/search", short, true],
  ["and with no other page", "build", "client", "./ha.po?news/home", short, false],
])("%s", (_, command, environment, id, key, isIncluded) => {
  const code = imported(command, environment, id);
  expect(code).toMatch(/^export default/);
  expect(code.includes(key)).toBe(isIncluded);
});
