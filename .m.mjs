import { chromium, devices } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";
import { weighUntil } from "./tests/support/bytes.ts";
const b = await chromium.launch(await findBrowser());
for (const path of ["/", "/sports/nigeria-league"]) {
  const p = await (await b.newContext({ ...devices["Pixel 5"], viewport: { width: 390, height: 740 }, baseURL: "http://localhost:3000", serviceWorkers: "block" })).newPage();
  const w = await weighUntil(p, path, () => true);
  process.stdout.write(path + " " + JSON.stringify(w) + "\n");
}
await b.close();
