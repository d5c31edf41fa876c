/**
 * Called before a row goes with its button that was pressed: the keyboard goes on at the button of the row beside it,
 * else at the page's title.
 */
export function passFocusOn(button: Element): void {
  const row = button.closest("li, section");
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const other = near?.querySelector<HTMLElement>("button");
  if (other) other.focus();
  else focusTitle();
}

export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
