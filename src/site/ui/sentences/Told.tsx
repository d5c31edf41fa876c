import { useWords } from "#site/words/words.ts";

interface ToldParts {
  text: string;
  className?: string;
}

/** A text that the server sends in English: translated if the page's words have it, otherwise marked as English. */
export function Told({ text, className }: ToldParts) {
  const told = useWords().tell(text);
  return (
    <span className={className} lang={told.lang}>
      {told.text}
    </span>
  );
}
