import { useWords } from "#words/words.ts";

/** A field hidden from readers; a form in which it is filled in comes from a machine and is ignored. */
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
