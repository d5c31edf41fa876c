import { chromium } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";
const b = await chromium.launch(await findBrowser());
const p = await b.newPage({ viewport: { width: 360, height: 740 } });
await p.goto("http://127.0.0.1:3120/sports/nigeria-league", { waitUntil: "networkidle" });
console.log(await p.evaluate(() => ["header.site, .header", ".pitch", ".pitch .tag, .pitch [class*=sample]", ".pitch h1", ".hub__tools", ".pitch__days", ".my-club", "#tab > *", "#tab section, #tab .section", ".standings thead", ".standings tbody tr"].map((s) => s + ": " + [...document.querySelectorAll(s)].slice(0, 4).map((e) => { const r = e.getBoundingClientRect(); return `${e.tagName}.${e.className} ${Math.round(r.top)}–${Math.round(r.bottom)}`; }).join(" | ")).join("\n")));
await b.close();
