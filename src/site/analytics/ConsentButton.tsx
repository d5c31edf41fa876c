/** In the footer: a choice can be changed at any time. `onConsentAsked` receives it. */
export function ConsentButton() {
  return (
    <button className="link" type="button" data-consent="">
      Cookie choices
    </button>
  );
}
