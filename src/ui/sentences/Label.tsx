import { useWords } from "#words/words.ts";

interface LabelProps {
  text: string;
  className?: string;
}

/** A name out of a list of the server (a genre, a sky): in the words of the page, or marked as English. */
export function Label({ text, className }: LabelProps) {
  const translated = useWords().translate(text);
  return (
    <span className={className} lang={translated.lang}>
      {translated.text}
    </span>
  );
}
