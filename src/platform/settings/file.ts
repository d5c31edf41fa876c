import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { WrongInput } from "#platform/process/errors.ts";
import { settingNames } from "#platform/settings/env.ts";
import { nearestWord } from "#platform/text/nearest.ts";

/** Variables in a settings file that other programs read: Node, npm, Docker, the C library. */
const OF_OTHERS = /^(NODE_|NPM_|COMPOSE_|DOCKER_|POSTGRES_|MALLOC_|UV_|TZ$|TMPDIR$|PATH$|LANG$|LC_|CI$)/;

/**
 * Sets the variables of a settings file, unless the environment has them. An unknown name is reported, with the
 * setting that was probably meant.
 */
export function loadSettingsFile(file: string, environment: NodeJS.ProcessEnv): string[] {
  const variables = parseEnv(textOf(file));
  for (const [name, value] of Object.entries(variables)) environment[name] ??= value;
  const names = settingNames();
  return Object.keys(variables)
    .filter((name) => !names.includes(name) && !OF_OTHERS.test(name))
    .sort()
    .map((name) => {
      const suggestion = nearestWord(name, names);
      return `${file}: there is no setting ${name}.${suggestion === null ? "" : ` Did you mean ${suggestion}?`}`;
    });
}

/** Empty if there is no such file: then all settings come from the environment. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "";
    throw new WrongInput(`The settings file ${file} cannot be read: ${message}.`);
  }
}
