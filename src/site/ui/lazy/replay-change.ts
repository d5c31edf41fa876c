/**
 * A `ref` for an uncontrolled select: a reader on a slow phone may choose before the page is alive,
 * and nobody heard the change. It is told again once somebody listens.
 */
export function earlyChoice(select: HTMLSelectElement | null): void {
  const rendered = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected);
  if (!select || !rendered || rendered.selected) return;
  queueMicrotask(() => select.dispatchEvent(new Event("change", { bubbles: true })));
}
