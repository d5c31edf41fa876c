import { useWords } from "#site/words/words.ts";

/** Why a topic trends, which the server says in English, and its stories. */
export function Why({ reason, stories }: { reason: string; stories: string }) {
  const { tell } = useWords();
  if (reason === "") return stories;
  const { text, lang } = tell(reason);
  if (!lang) return `${text} · ${stories}`;
  return (
    <>
      <span lang={lang}>{text}</span> · {stories}
    </>
  );
}
