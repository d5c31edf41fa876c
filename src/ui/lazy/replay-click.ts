/**
 * Repeats the last press on a part that is replaced once its code has loaded; buttons are identified by their order.
 * The consent button works without this.
 */
export function recordClick(written: Element): (live: Element) => void {
  let pressed = -1;
  written.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button:not([data-consent])") : null;
    pressed = button === null ? -1 : Array.from<Element>(written.querySelectorAll("button")).indexOf(button);
  });
  return (live) => {
    if (pressed < 0) return;
    live.querySelectorAll("button")[pressed]?.click();
    pressed = -1;
  };
}
