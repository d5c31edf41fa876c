import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export interface RenderedHook<Given, Result> {
  /** What the hook returned last. */
  readonly result: Result;
  /** Renders the hook again, with other parameters. */
  render(given: Given): void;
  unmount(): void;
}

/**
 * Runs a hook with its effects, in a component that shows nothing, so that no DOM is needed; the test has stubbed
 * `window`.
 */
export function renderHook<Given, Result>(
  useHook: (given: Given) => Result,
  given: Given,
  inContext: (content: ReactNode) => ReactNode = (content) => content,
): RenderedHook<Given, Result> {
  // React asks whether the focus is in a frame.
  Object.assign(window, { HTMLIFrameElement: class {} });
  const root = createRoot(emptyElement());
  let result: Result;
  const report = (returned: Result) => {
    result = returned;
  };
  const render = (given: Given) =>
    flushSync(() => root.render(inContext(<Shown useHook={() => useHook(given)} report={report} />)));
  render(given);
  return {
    get result() {
      return result;
    },
    render,
    unmount: () => flushSync(() => root.unmount()),
  };
}

interface ShownProps<Result> {
  readonly useHook: () => Result;
  readonly report: (returned: Result) => void;
}

function Shown<Result>({ useHook, report }: ShownProps<Result>) {
  report(useHook());
  return null;
}

/** As much of an element as React touches to render nothing into it. */
function emptyElement(): Element {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = { ...listen, nodeType: 9, activeElement: null };
  return Object.assign(Object.create(null), { ...listen, nodeType: 1, tagName: "DIV", ownerDocument: page });
}
