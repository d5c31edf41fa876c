import { existsSync } from "node:fs";
import { type Installed, packagedBrowser } from "./packaged-browser.ts";

interface Browser extends Installed {
  readonly args: string[];
}

const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Without these flags the browser contacts its maker at each start; the last one confines it to this machine. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
];

/**
 * Playwright's launch options: the Chromium named by CHROMIUM_PATH, else the packaged one (Linux) or Chrome (macOS).
 */
export async function findBrowser(): Promise<Browser> {
  return { ...(await installed()), args: ARGS };
}

async function installed(): Promise<Installed> {
  const configured = process.env.CHROMIUM_PATH || (process.platform === "darwin" ? MAC_CHROME : "");
  if (configured === "" && process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  if (existsSync(configured)) return { executablePath: configured, env: process.env };
  throw new Error(
    configured === ""
      ? `No Chromium is packaged for ${process.platform} on ${process.arch}: set CHROMIUM_PATH to one of this machine.`
      : `There is no Chromium at ${configured}: set CHROMIUM_PATH to one.`,
  );
}
