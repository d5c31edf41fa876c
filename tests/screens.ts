import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./support/browser.ts";
import { startProduct } from "./support/product.ts";
import { everyAddress } from "./support/routes.ts";

/** `npm run screens [-- WORD]`: pictures of all pages (or of those with the word in their address) in screens/. */
const word = process.argv[2] ?? "";
const running = process.env.PRODUCT_URL === undefined ? await startProduct() : null;
const url = running?.url ?? process.env.PRODUCT_URL ?? "";
const browser = await chromium.launch(await findBrowser());
mkdirSync("screens", { recursive: true });
const addresses = await everyAddress({ get: async (path) => fetch(url + path) });

for (const [device, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1440, height: 1000 }],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({ viewport, colorScheme, baseURL: url });
    for (const address of addresses.filter((one) => one.includes(word))) {
      await page.goto(address, { waitUntil: "networkidle" });
      const name = address.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
      await page.screenshot({ path: `screens/${name}-${device}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
await running?.stop();
