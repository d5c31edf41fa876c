import { createElement } from "react";

/**
 * Text of ours that the server writes and the browser leaves as it stands: the client's bundle holds an
 * empty string for it. Never for anything that came from outside.
 */
export function Verbatim({
  as,
  text,
  ...attributes
}: {
  as: "script" | "style" | "svg";
  text: string;
  className?: string;
}) {
  return createElement(as, {
    ...attributes,
    ...(as === "svg" ? { "aria-hidden": true } : {}),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text },
  });
}
