import { askForConsent } from "./consent.ts";

/** In the footer: a choice can be changed at any time. */
export function ConsentButton() {
  return (
    <button className="link scripted" type="button" onClick={askForConsent}>
      Cookie choices
    </button>
  );
}
