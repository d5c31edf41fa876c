import { useWords } from "#site/words/words.ts";

/** Why a story is popular, which the server says in English. */
export function Reason({ reason }: { reason: string }) {
  const { text, lang } = useWords().tell(reason);
  return (
    <p className="rank__note num" lang={lang}>
      {text}
    </p>
  );
}
