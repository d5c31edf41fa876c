import { useWords } from "#site/words/words.ts";

/** A field that readers do not see: a machine that fills it gets no answer. */
export function Honeypot() {
  const { lang } = useWords();
  return (
    <div hidden lang={lang()}>
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function isSpam(form: FormData): boolean {
  return form.get("website") !== "" && form.get("website") !== null;
}
