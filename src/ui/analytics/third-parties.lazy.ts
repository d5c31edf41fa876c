import { warn } from "#device/stores/warn.ts";
import type { Choice } from "./consent.ts";

interface Configured {
  readonly consentScript: string | null;
  readonly tagManager: string | null;
}

const loaded = new Set<string>();

/**
 * The consent manager asks for consent, so it is loaded at once; the tag manager only once analytics or ads are
 * allowed. A running script cannot be unloaded: withdrawing consent reloads the page without it.
 */
export function loadThirdParties({ consentScript, tagManager }: Configured, choice: Choice | null): void {
  if (consentScript) loadScript(consentScript);
  if (!tagManager) return;
  const allowed = choice?.analytics === true || choice?.ads === true;
  if (!allowed) {
    if (loaded.has(tagManager)) window.location.reload();
    return;
  }
  if (loaded.has(tagManager)) return;
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(tagManager);
}

function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.onerror = () => warn("A configured script could not be loaded", address);
  document.head.append(script);
}
