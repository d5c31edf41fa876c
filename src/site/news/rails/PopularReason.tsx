import { useWords } from "#site/words/words.ts";

/** Why a story is popular: the server's English reason, translated where the page's language has it. */
export function PopularReason({ reason }: { reason: string }) {
  const { text, lang } = useWords().tell(reason);
  return (
    <p className="rank__note num" lang={lang}>
      {text}
    </p>
  );
}
