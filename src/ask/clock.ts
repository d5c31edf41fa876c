import { MINUTE_MS } from "#contracts/durations.ts";

/** A phone's clock may be wrong by hours; less than this may be the network's delay. */
const WRONG_MS = 2 * MINUTE_MS;
let isCompared = false;

/** Compares the device's clock with the server's, once a page, and remembers the difference for the next page. */
export function compareClocks(headers: Headers): void {
  const ahead = Date.now() - Date.parse(headers.get("Date") ?? "") - Number(headers.get("Age")) * 1000;
  if (isCompared || Number.isNaN(ahead)) return;
  isCompared = true;
  const wrong = Math.abs(ahead) > WRONG_MS ? ahead : 0;
  window.times?.setAhead(wrong);
  try {
    if (wrong) sessionStorage.clockAhead = wrong;
    else sessionStorage.removeItem("clockAhead");
  } catch {
    // Without storage the next page compares them again.
  }
}
