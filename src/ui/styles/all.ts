import signals from "./analytics.css?inline";
import base from "./base.css?inline";
import night from "./dark.css?inline";
import letters from "./letters.css?inline";
import markets from "./markets.css?inline";
import news from "./news.css?inline";
import frame from "./shell.css?inline";
import tokens from "./tokens.css?inline";

/** All style rules of the site, in one piece of HTML: no page waits for a stylesheet. Called on the server only. */
export function allStyles(): string {
  // Without JavaScript nothing sets the class, so the system's preference decides.
  const unscripted = night.replace("html.dark", "html:not(.js)");
  // The dark colours are for screens: a printed page is always light.
  const dark = `@media screen{${night}@media (prefers-color-scheme:dark){${unscripted}}}`;
  return [tokens, dark, base, frame, news, letters, markets, signals].join("");
}
