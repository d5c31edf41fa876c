import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { WrongInput } from "#platform/process/errors.ts";
import { settingNames } from "#platform/settings/env.ts";
import { nearestTo } from "#platform/text/nearest.ts";

/** Variables in a settings file that other programs read: Node, npm, Docker, the C library. */
const OF_OTHERS = /^(NODE_|NPM_|COMPOSE_|DOCKER_|POSTGRES_|MALLOC_|UV_|TZ$|TMPDIR$|PATH$|LANG$|LC_|CI$)/;

/**
 * Sets the variables of a settings file, unless the environment has them. An unknown name is reported, with the
 * setting that was probably meant.
 */
export function loadSettingsFile(file: string, environment: NodeJS.ProcessEnv): string[] {
  const given = parseEnv(textOf(file));
  for (const [name, value] of Object.entries(given)) environment[name] ??= value;
  const known = settingNames();
  return Object.keys(given)
    .filter((name) => !known.includes(name) && !OF_OTHERS.test(name))
    .sort()
    .map((name) => {
      const near = nearestTo(name, known);
      return `${file}: there is no setting ${name}.${near === null ? "" : ` Is ${near} meant?`}`;
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
