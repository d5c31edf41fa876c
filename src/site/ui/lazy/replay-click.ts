declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null;
  }
}

/**
 * Runs in the head: remembers the last button that was pressed before hydration. Links and forms need no JavaScript,
 * and a submit button sends its form.
 */
export const earlyPressScript = [
  "document.addEventListener('click',function(e){",
  "if(!document.documentElement.dataset.ready)window.earlyPress=e.target.closest('button[type=button]')",
  "},true)",
].join("");

/** After hydration. */
export function pressAgain(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  if (button?.isConnected) button.click();
}

/**
 * The same for a part whose code is loaded later still, and which is then replaced: its buttons are identified by
 * their order. The consent button works without it.
 */
export function rememberPress(written: Element): (live: Element) => void {
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
