import { useWords } from "#words/words.ts";

interface ServerTextProps {
  text: string;
  className?: string;
}

/** A text that the server sends in English: translated if the page's words have it, otherwise marked as English. */
export function ServerText({ text, className }: ServerTextProps) {
  const translated = useWords().tell(text);
  return (
    <span className={className} lang={translated.lang}>
      {translated.text}
    </span>
  );
}
