/**
 * A `ref` for an uncontrolled select: on a slow phone a reader may choose before hydration. The change event is
 * repeated once there is a listener.
 */
export function replayChange(select: HTMLSelectElement | null): void {
  const rendered = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected);
  if (!select || !rendered || rendered.selected) return;
  queueMicrotask(() => select.dispatchEvent(new Event("change", { bubbles: true })));
}
