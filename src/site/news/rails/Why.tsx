import { useWords } from "#site/words/words.ts";

/** Why a topic trends, which the server says in English, and its stories. */
export function Why({ reason, stories }: { reason: string; stories: string }) {
  const { lang } = useWords();
  if (reason === "") return stories;
  const foreign = lang();
  if (!foreign) return `${reason} · ${stories}`;
  return (
    <>
      <span lang={foreign}>{reason}</span> · {stories}
    </>
  );
}
