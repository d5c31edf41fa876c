import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { recordClick } from "./replay-click.ts";
import { walkSoftly } from "./soft-links.ts";

/** Resolves when it is time to load an island's code. */
type Moment = (place: Element) => Promise<void>;

interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly moment: Moment;
  /** For the server, which waits for the code. */
  readonly Whole: ComponentType<Props>;
  /** The code, once it has been loaded. */
  known: ComponentType<Props> | null;
}

export function part<Props extends object>(load: Part<Props>["load"], moment: Moment): Part<Props> {
  const Whole = lazy(() => load().then((loaded) => ({ default: loaded as ComponentType<object> })));
  return { load, moment, Whole: Whole as unknown as ComponentType<Props>, known: null };
}

interface IslandParts<Props> {
  part: Part<Props>;
  given: Props;
}

/**
 * A part of the page whose HTML the server writes at once and whose code is loaded later: on a phone most of a page is
 * never scrolled to, and hidden parts never need their code. Until then the HTML stays unchanged, and its links are
 * plain links.
 */
export const Island = import.meta.env.SSR ? OnServer : InBrowser;

function OnServer<Props extends object>({ part: { Whole }, given }: IslandParts<Props>) {
  return (
    <div>
      <Suspense fallback={null}>
        <Whole {...given} />
      </Suspense>
    </div>
  );
}

function InBrowser<Props extends object>({ part, given }: IslandParts<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const carryOver = useRef<(written: Element) => (live: Element) => void>(null);
  const takeOver = useRef<(live: Element) => void>(null);
  const [Live, setLive] = useState(() => part.known);
  const navigate = useNavigate();

  useEffect(() => (place.current ? walkSoftly(place.current, navigate) : undefined), [navigate]);

  const stand = useCallback((written: HTMLDivElement) => {
    place.current = written;
    const replayClick = recordClick(written);
    // Called just before the interactive part replaces the HTML.
    return () => {
      const carried = carryOver.current?.(written);
      takeOver.current = (live) => {
        carried?.(live);
        replayClick(live);
      };
    };
  }, []);
  const revive = useCallback((live: Element | null) => void (live && takeOver.current?.(live)), []);

  useEffect(() => {
    if (!place.current || part.known) return;
    const written = place.current;
    let wanted = true;
    part
      .moment(written)
      .then(() => Promise.all([part.load(), import("./carry-over.ts")]))
      .then(async ([loaded, module]) => {
        part.known = loaded;
        carryOver.current = module.carryOver;
        // A press counts only if it ends on the element on which it began: nothing is replaced under a finger.
        while (written.matches(":active")) await new Promise((resolve) => setTimeout(resolve, LET_GO_MS));
        if (wanted) setLive(() => loaded);
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [part]);

  if (!Live) {
    // Empty for React, which therefore leaves the server's HTML unchanged.
    return <div key="html" ref={stand} suppressHydrationWarning {...asWritten} />;
  }
  return (
    <div key="live" ref={revive}>
      <Live {...given} />
    </div>
  );
}

const LET_GO_MS = 50;
const asWritten = { dangerouslySetInnerHTML: { __html: "" } };

/** Screens with the right sidebar and the wide menu. */
export function wide(): Promise<void> {
  return widerThan(768);
}

export async function widerThan(px: number): Promise<void> {
  const screen = window.matchMedia(`(min-width: ${px}px)`);
  if (screen.matches) return;
  await new Promise((resolve) => screen.addEventListener("change", resolve, { once: true }));
}

/** Resolves before the reader scrolls there. */
export function near(place: Element, rootMargin = "500px"): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin },
    );
    watcher.observe(place);
  });
}

/** For parts without controls: the server's HTML is enough, and only a soft navigation needs the code. */
export function unlessWritten(place: Element): Promise<void> {
  return place.childElementCount > 0 ? new Promise(() => undefined) : Promise.resolve();
}

const QUIET_MS = 1200;

/** Resolves when the page is idle or the reader has touched it: the news never waits for the parts beside it. */
export function settled(): Promise<void> {
  return restedFor(QUIET_MS);
}

export function restedFor(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of ["scroll", "pointerdown", "keydown", "click"]) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true });
    }
    const rest = () => setTimeout(resolve, quietMs);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
  });
}
