import { existsSync } from "node:fs";

const SYSTEM = [
  process.env.CHROMIUM_PATH ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium of the machine, else the one that comes with the tests' packages. */
export async function findBrowser(): Promise<string> {
  const found = SYSTEM.find((file) => file !== "" && existsSync(file));
  if (found !== undefined) return found;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath().catch(() => {
    throw new Error("No Chromium was found. Install one (apt-get install chromium) or set CHROMIUM_PATH.");
  });
}

/** Quiet: without these the browser calls home many times at each start. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
