import { createElement } from "react";

/**
 * For an element that keeps what the server wrote. Always the same object: for another one, React would write it again,
 * and erase the server's text.
 */
export const asWritten = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * Our own text that only the server renders, or that the page's first script fills in: the client's bundle has an empty
 * string for it. Never for anything from outside.
 */
export function Verbatim({
  as,
  text,
  ...attributes
}: {
  as: "script" | "style" | "svg" | "div" | "span" | "nav";
  text: string;
  className?: string;
  type?: "module";
  role?: "status";
  "aria-label"?: string;
}) {
  return createElement(as, {
    ...attributes,
    ...(as === "svg" ? { "aria-hidden": true } : {}),
    suppressHydrationWarning: true,
    ...(text === "" ? asWritten : { dangerouslySetInnerHTML: { __html: text } }),
  });
}
