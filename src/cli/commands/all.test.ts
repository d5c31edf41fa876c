import { expect, test } from "vitest";
import { allCommands, commandsFor } from "./all.ts";

test("the first word of every command finds it, and does not load all the others", async () => {
  const all = Object.entries(await allCommands());
  for (const [name, command] of all) {
    const [firstWord = ""] = name.split(" ");
    const found = await commandsFor(firstWord);
    expect(found[name], name).toBe(command);
    expect(Object.keys(found).length, name).toBeLessThan(all.length);
  }
});
