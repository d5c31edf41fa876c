import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { withBuildLock } from "#app/site-build/build-site.ts";

/** Inside the package's folder: npm removes the old browser together with the old version of the package. */
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

/** The Chromium that comes with the tests' packages, with its own libraries and fonts; it needs only glibc. */
export async function packagedBrowser(folder = FOLDER): Promise<Installed> {
  if (!existsSync(folder)) await withBuildLock(`${folder}.lock`, () => unpack(folder));
  const libraries = [path.join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH ?? ""];
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter((directory) => directory !== "").join(":"),
      FONTCONFIG_PATH: path.join(folder, "fonts"),
    },
  };
}

/** Unpacks under another name and renames the folder when it is complete, so nobody finds it half unpacked. */
async function unpack(folder: string): Promise<void> {
  // Another process may have unpacked it while this one waited.
  if (existsSync(folder)) return;
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await promisify(execFile)(process.execPath, ["tests/support/unpack-browser.ts"], {
    env: { ...process.env, TMPDIR: unfinished },
  });
  // The package makes it executable for its owner only.
  await chmod(path.join(unfinished, "chromium"), 0o755);
  await writeFile(path.join(unfinished, "fonts/fonts.conf"), FONTS);
  await rename(unfinished, folder);
}
