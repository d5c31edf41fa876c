/** What the page's first script has noted until React has taken over. */
export interface Early {
  /** At the end of the page: how its code is loaded, once a press or the page's rest asks for it. */
  begin(load: () => Promise<unknown>): void;
  /** The buttons that were pressed, in the order of their first presses. */
  taken(): HTMLElement[];
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * All the script that runs before the page is at rest. React is loaded when a reader first presses or focuses something
 * that needs it; once the page has loaded, at the first touch, press or scroll anywhere; and without any of these when
 * the page has stood still for a moment. Whoever only looks and leaves has paid for the page alone. A button
 * pressed before that shows at once that the press was taken and is pressed when React is there; a link is a plain
 * link, a form a plain form.
 *
 * Written into the head as text: it may use nothing from outside itself.
 */
function noteEarly(window: Window & typeof globalThis, document: Document): void {
  const html = document.documentElement;
  const pressed = new Set<HTMLElement>();
  let load: (() => Promise<unknown>) | null = null;
  let wanted = false;
  let failed = false;
  let isTouched = false;
  /** Longer than the half second after which a page counts as being at rest. */
  const restMs = 800;

  const unmark = () => {
    for (const one of document.querySelectorAll<HTMLElement>("[data-pressed]")) delete one.dataset.pressed;
  };
  const taken = () => {
    unmark();
    return [...pressed].filter((button) => pressed.delete(button));
  };
  const start = () => {
    wanted = true;
    const how = load;
    load = null;
    // The page stays as it was written: its links and forms work.
    how?.().catch(() => {
      failed = true;
      taken();
    });
  };
  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest("button,input,select,textarea,summary,label");

  window.early = {
    begin(how) {
      load = how;
      if (wanted) start();
    },
    taken,
  };
  for (const sign of ["pointerdown", "focusin"]) {
    document.addEventListener(sign, ({ target }) => void (isControl(target) && start()), true);
  }
  document.addEventListener("keydown", start, true);
  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("a[data-discover],button");
      if (html.dataset.ready || failed || !control) return;
      const isButton = control.getAttribute("type") === "button";
      if (!isButton && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
      control.dataset.pressed = "";
      if (!isButton) return;
      // React may be just taking over: then it would hear this press, and the repeated one too.
      event.stopImmediatePropagation();
      pressed.add(control);
      start();
    },
    true,
  );
  // A picture that does not come leaves its box empty, without the browser's broken-image icon, until its part draws something there.
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement && !target.alt) target.style.visibility = "hidden";
    },
    true,
  );
  window.addEventListener("pagehide", unmark);
  const touched = () => {
    isTouched = true;
    if (document.readyState === "complete") start();
  };
  for (const sign of ["pointerdown", "scroll", "wheel"])
    window.addEventListener(sign, touched, { capture: true, once: true, passive: true });
  window.addEventListener("load", () => {
    const idle = window.requestIdleCallback ?? start;
    setTimeout(() => idle(start, { timeout: 500 }), isTouched ? 0 : restMs);
  });
  // A picture that does not come must not hold React up for ever.
  setTimeout(start, 5000);
}

export const earlyScriptText = import.meta.env.SSR ? `(${noteEarly})(window,document)` : "";

/** After hydration. */
export function pressAgain(): void {
  for (const button of window.early?.taken() ?? []) if (button.isConnected) button.click();
  // A field that had the focus before anybody listened.
  const { activeElement } = document;
  if (activeElement?.matches("input, textarea"))
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
