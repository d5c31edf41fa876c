import { useWords } from "#site/words/words.ts";

interface ToldParts {
  text: string;
  className?: string;
}

/** What the server says in English: in the page's language if its words hold it, otherwise marked as English. */
export function Told({ text, className }: ToldParts) {
  const told = useWords().tell(text);
  return (
    <span className={className} lang={told.lang}>
      {told.text}
    </span>
  );
}
