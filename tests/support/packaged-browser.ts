import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { withBuildLock } from "#server/site-build/build-lock.ts";

/** In the package's own folder: with another version of it the old browser goes too. */
const FOLDER = path.resolve("node_modules/@sparticuz/chromium/unpacked");
/** The package's own configuration looks for fonts where AWS Lambda has them. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

export interface Installed {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The Chromium that comes with the tests' packages, with its own libraries and fonts: it needs glibc and nothing else. */
export async function packagedBrowser(folder = FOLDER): Promise<Installed> {
  if (!existsSync(folder)) await withBuildLock(`${folder}.lock`, () => unpack(folder));
  const libraries = [path.join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH ?? ""];
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter((place) => place !== "").join(":"),
      FONTCONFIG_PATH: path.join(folder, "fonts"),
    },
  };
}

/** The folder gets its name when it is complete: whoever finds it finds everything. */
async function unpack(folder: string): Promise<void> {
  // Another process may have unpacked it while this one waited.
  if (existsSync(folder)) return;
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await promisify(execFile)(process.execPath, ["tests/support/unpack-browser.ts"], {
    env: { ...process.env, TMPDIR: unfinished },
  });
  // The package lets only its own user run it.
  await chmod(path.join(unfinished, "chromium"), 0o755);
  await writeFile(path.join(unfinished, "fonts/fonts.conf"), FONTS);
  await rename(unfinished, folder);
}
