import { createElement } from "react";

/**
 * Our own text that only the server renders, or that the page's first script fills in: the client's bundle has an empty
 * string for it. Never for anything from outside.
 */
export function Verbatim({
  as,
  text,
  ...attributes
}: {
  as: "script" | "style" | "svg" | "aside" | "span" | "nav";
  text: string;
  className?: string;
  type?: "module";
  "aria-label"?: string;
}) {
  return createElement(as, {
    ...attributes,
    ...(as === "svg" ? { "aria-hidden": true } : {}),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text },
  });
}
