/** A field that no reader sees: what fills it is a machine, and is left without an answer. */
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
