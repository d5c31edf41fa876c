import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { withoutLanguage } from "#contracts/languages.ts";
import { asWritten } from "#ui/Verbatim.tsx";

/** Resolves when it is time to load an island's code. */
type LoadTrigger = (element: Element) => Promise<void>;

interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly when: LoadTrigger;
  /** For the server, which waits for the code. */
  readonly ServerComponent: ComponentType<Props>;
  /** The code, once it has been loaded. */
  loaded: ComponentType<Props> | null;
}

export function lazyPart<Props extends object>(load: Part<Props>["load"], when: LoadTrigger): Part<Props> {
  const ServerComponent = lazy(() => load().then((loaded) => ({ default: loaded as ComponentType<object> })));
  return { load, when, ServerComponent: ServerComponent as unknown as ComponentType<Props>, loaded: null };
}

interface IslandProps<Props> {
  part: Part<Props>;
  props: Props;
}

/**
 * A part of the page whose HTML the server writes at once and whose code is loaded later: on a phone most of a page is
 * never scrolled to, and hidden parts never need their code. Until then the HTML stays unchanged, and its links are
 * plain links. One that is in another's code has its own code before (`loadIfWide`): its HTML goes with the other's.
 */
export const Island = import.meta.env.SSR ? OnServer : InBrowser;

function OnServer<Props extends object>({ part: { ServerComponent }, props }: IslandProps<Props>) {
  return (
    <div>
      <Suspense fallback={null}>
        <ServerComponent {...props} />
      </Suspense>
    </div>
  );
}

function InBrowser<Props extends object>({ part, props }: IslandProps<Props>) {
  const ref = useRef<HTMLDivElement>(null);
  const carryOver = useRef<(written: Element) => (live: Element) => void>(null);
  const takeOver = useRef<(live: Element) => void>(null);
  const [Loaded, setLoaded] = useState(() => part.loaded);
  const navigate = useNavigate();

  useEffect(() => (ref.current ? handleSoftLinks(ref.current, navigate) : undefined), [navigate]);

  const mount = useCallback((written: HTMLDivElement) => {
    ref.current = written;
    const replayClick = recordClick(written);
    // Called just before the interactive part replaces the HTML.
    return () => {
      const applyState = carryOver.current?.(written);
      takeOver.current = (live) => {
        applyState?.(live);
        replayClick(live);
      };
    };
  }, []);
  const revive = useCallback((live: Element | null) => void (live && takeOver.current?.(live)), []);

  useEffect(() => {
    if (!ref.current || part.loaded) return;
    const written = ref.current;
    let isCurrent = true;
    part
      .when(written)
      .then(() => Promise.all([part.load(), import("./carry-over.ts")]))
      .then(async ([loaded, module]) => {
        part.loaded = loaded;
        carryOver.current = module.carryOver;
        // A press counts only if it ends on the element on which it began: nothing is replaced under a finger.
        while (written.matches(":active"))
          await new Promise((resolve) => setTimeout(resolve, RELEASE_POLL_MS));
        if (isCurrent) setLoaded(() => loaded);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [part]);

  if (!Loaded) {
    // Empty for React, which therefore leaves the server's HTML unchanged.
    return <div key="html" ref={mount} suppressHydrationWarning {...asWritten} />;
  }
  return (
    <div key="live" ref={revive}>
      <Loaded {...props} />
    </div>
  );
}

const RELEASE_POLL_MS = 50;

const WIDE_PX = 768;

function screenOf(px: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${px}px)`);
}

/** Screens with the right sidebar and the wide menu. */
export function whenWide(): Promise<void> {
  return whenWiderThan(WIDE_PX);
}

export async function loadIfWide<Props extends object>(part: Part<Props>): Promise<void> {
  if (!import.meta.env.SSR && screenOf(WIDE_PX).matches) part.loaded ??= await part.load();
}

export async function whenWiderThan(px: number): Promise<void> {
  const screen = screenOf(px);
  if (screen.matches) return;
  await new Promise((resolve) => screen.addEventListener("change", resolve, { once: true }));
}

/** Resolves before the reader scrolls there. */
export function whenNear(element: Element, rootMargin = "500px"): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin },
    );
    watcher.observe(element);
  });
}

/** For parts without controls: the server's HTML is enough, and only a soft navigation needs the code. */
export function unlessServerRendered(element: Element): Promise<void> {
  return element.childElementCount > 0 ? new Promise(() => undefined) : Promise.resolve();
}

const QUIET_MS = 1200;

/** Resolves when the page is idle or the reader has touched it: the news never waits for the parts beside it. */
export function whenIdle(): Promise<void> {
  return whenIdleFor(QUIET_MS);
}

export function whenIdleFor(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    for (const eventType of ["scroll", "pointerdown", "keydown", "click"]) {
      window.addEventListener(eventType, () => resolve(), { once: true, passive: true });
    }
    const rest = () => setTimeout(resolve, quietMs);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
  });
}

/**
 * Repeats the last press on a part that is replaced once its code has loaded; buttons are identified by their order.
 * The consent button works without this.
 */
function recordClick(written: Element): (live: Element) => void {
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

/** Those that lead to a page of this language: not to a file or a feed. */
const LINKS = 'a[href^="/"]:not([target],[hreflang],[href*="."],[href^="/api"])';

/**
 * For links of a part whose code is not loaded yet: the hydrated page around it navigates, because a new document would
 * load everything again. A page in another language brings its own words, so it is loaded anew. With a modifier key the
 * reader wants a new tab or window.
 */
function handleSoftLinks(written: HTMLElement, navigate: NavigateFunction): () => void {
  function followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(withoutLanguage(link.pathname) + link.search + link.hash);
  }
  written.addEventListener("click", followLink);
  return () => written.removeEventListener("click", followLink);
}
