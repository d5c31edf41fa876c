import type { AskError } from "#ask/ask.ts";
import { Failure } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

interface NotLoadedProps {
  failed: AskError;
  retry: () => void;
  message: string;
}

/** A part of a season that did not come. What does not exist is not asked for again: the server says why. */
export function NotLoaded({ failed, retry, message }: NotLoadedProps) {
  const { language } = useWords();
  if (failed.status !== 404 || !failed.message) return <Failure message={message} retry={retry} />;
  return <Failure message={language === "en" ? failed.message : message} />;
}
