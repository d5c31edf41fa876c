declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null;
  }
}

/**
 * Runs in the head: remembers the last button that was pressed while nobody listened. Links and forms need no script,
 * and a button of a form sends it.
 */
export const earlyPressScript = [
  "document.addEventListener('click',function(e){",
  "if(!document.documentElement.dataset.ready)window.earlyPress=e.target.closest('button[type=button]')",
  "},true)",
].join("");

/** Once the page is alive. */
export function pressAgain(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  if (button?.isConnected) button.click();
}

/**
 * The same for a part whose code comes later still, and which then stands anew: its buttons are known by their order.
 * The one for the consent is heard without it.
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
