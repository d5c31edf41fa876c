/** A match's state, as its page names it, if it is not simply to come or over. Without zod, for the browser. */
export function unusualState(status: string | null | undefined): string | null {
  return !status || status === "scheduled" || status === "completed" ? null : status;
}

/** " (abandoned)": goes after a score, which is no plain result then; otherwise empty. */
export function stateNote(status: string | null | undefined, nameOf = (state: string) => state): string {
  const state = unusualState(status);
  return state === null ? "" : ` (${nameOf(state)})`;
}

/** Not begun, or begun and not ended. */
export function isUnfinished({ status }: { readonly status: string }): boolean {
  return status === "scheduled" || status === "live" || status === "suspended";
}
