/** For faults that the specification wants logged: the browser has no other log. */
export function warn(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place.
  console.warn(message, ...(error === undefined ? [] : [error]));
}
