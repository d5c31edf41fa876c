/** In the footer: a choice can be changed at any time. `onConsentAsked` hears it. */
export function ConsentButton() {
  return (
    <button className="link scripted" type="button" data-consent="">
      Cookie choices
    </button>
  );
}
