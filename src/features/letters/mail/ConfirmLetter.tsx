import type { ConfirmLinks } from "#features/letters/contract/letters.ts";
import { useWords } from "#words/words.ts";
import { LetterFrame } from "./LetterFrame.tsx";
import { styles } from "./styles.ts";

export const confirmSubject = "Please confirm your Daily Brief";

export function ConfirmLetter({ links }: { readonly links: ConfirmLinks }) {
  const { say } = useWords();
  return (
    <LetterFrame
      title={say(confirmSubject)}
      preview={say("One click, and it comes every morning at 7:00 AM.")}
    >
      <h1 className="ink" style={styles.name}>
        {links.siteName}
      </h1>
      <p style={{ ...styles.text, margin: "16px 0" }}>
        {say("Someone, probably you, asked for the Daily Brief at this address.")}{" "}
        {say("It comes every morning at 7:00 AM.")}
      </p>
      <p style={{ ...styles.text, margin: "24px 0" }}>
        <a href={links.confirm} style={styles.button}>
          {say("Confirm my subscription")}
        </a>
      </p>
      <p className="soft" style={styles.small}>
        {say("The link works for 7 days. If it was not you, do nothing: no further letter will come.")}
      </p>
    </LetterFrame>
  );
}
