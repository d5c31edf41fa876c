/** A field that readers do not see: a machine that fills it gets no answer. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function isSpam(form: FormData): boolean {
  return form.get("website") !== "" && form.get("website") !== null;
}
