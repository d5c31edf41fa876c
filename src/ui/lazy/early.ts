/** What the page's first script records until React has taken over. */
export interface Early {
  /** Called at the end of the page. `load` then runs on a press, or once the page is at rest. */
  begin(load: () => Promise<unknown>): void;
  /** Returns the buttons that were pressed, in the order of their first presses, and forgets them. */
  taken(): HTMLElement[];
  /** The keys that were pressed. Once somebody listens to keys, it sets this to null, and none is recorded. */
  keys: KeyboardEvent[] | null;
  /** The browser's offer to install the site. */
  installOffer?: Event;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * The only script that runs before the page is at rest. It loads React when the reader first presses or focuses
 * something that needs it; once the page has loaded, at the first touch, press or scroll anywhere; and by itself when
 * the page has been still for a moment. A reader who leaves sooner has loaded nothing but the page. A button that is
 * pressed before React is there shows at once that the press was registered, and is pressed again later; links and
 * forms are plain ones.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
function noteEarly(window: Window & typeof globalThis, document: Document): void {
  const html = document.documentElement;
  const pressed = new Set<HTMLElement>();
  let load: (() => Promise<unknown>) | null = null;
  let isWanted = false;
  let failed = false;
  let isTouched = false;

  const unmark = () => {
    for (const one of document.querySelectorAll<HTMLElement>("[data-pressed]")) delete one.dataset.pressed;
  };
  const taken = () => {
    unmark();
    return [...pressed].filter((button) => pressed.delete(button));
  };
  const start = () => {
    isWanted = true;
    const loadPage = load;
    load = null;
    // The page stays as the server wrote it: its links and forms work.
    loadPage?.().catch(() => {
      failed = true;
      taken();
    });
  };
  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest("button,input,select,textarea,summary,label");

  window.early = {
    begin(loader) {
      load = loader;
      if (isWanted) start();
    },
    taken,
    keys: [],
  };
  for (const eventType of ["pointerdown", "focusin"]) {
    document.addEventListener(eventType, ({ target }) => void (isControl(target) && start()), true);
  }
  document.addEventListener("keydown", start, true);
  document.addEventListener("keydown", (event) => void window.early?.keys?.push(event), true);
  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a[href^="/"],button');
      if (html.dataset.ready || failed || !control) return;
      const isButton = control.getAttribute("type") === "button";
      if (!isButton && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
      control.dataset.pressed = "";
      if (!isButton) return;
      // If React is just taking over, it would handle both this press and the repeated one.
      event.stopImmediatePropagation();
      pressed.add(control);
      start();
    },
    true,
  );
  // A picture that fails to load leaves its box empty, without the browser's broken-image icon, until its component
  // draws something there.
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
  for (const eventType of ["pointerdown", "scroll", "wheel"])
    window.addEventListener(eventType, touched, { once: true, passive: true });
  window.addEventListener("load", () => {
    const idle = window.requestIdleCallback ?? start;
    // Longer than the half second after which a page counts as being at rest.
    setTimeout(() => idle(start, { timeout: 500 }), isTouched ? 0 : 600);
  });
  // A picture that never arrives must not delay React for ever.
  setTimeout(start, 5000);
}

/** The browser offers to install the site once, mostly before React is there. */
function keepInstallOffer(window: Window & typeof globalThis): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (window.early) window.early.installOffer = event;
  });
}

export const earlyScriptText = import.meta.env.SSR
  ? `(${noteEarly})(window,document);(${keepInstallOffer})(window)`
  : "";

/** Whether a key was pressed that nobody has handled. */
export function hasEarlyKeys(): boolean {
  return (window.early?.keys?.length ?? 0) > 0;
}

/** The keys that were pressed before anybody listened; from now on none is recorded. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.early?.keys ?? [];
  if (window.early) window.early.keys = null;
  return keys;
}

/** Presses the recorded buttons again; called after hydration. */
export function replayEarlyPresses(): void {
  for (const button of window.early?.taken() ?? []) if (button.isConnected) button.click();
  // A field may have received the focus before any listener was there.
  const { activeElement } = document;
  if (activeElement?.matches("input, textarea"))
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
