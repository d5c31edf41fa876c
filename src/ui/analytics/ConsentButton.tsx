import { useWords } from "#words/words.ts";

/** In the footer, so that a choice can be changed at any time. `onConsentAsked` handles the press. */
export function ConsentButton() {
  const { say } = useWords();
  return (
    <button className="link" type="button" data-consent="">
      {say("Cookie choices")}
    </button>
  );
}
