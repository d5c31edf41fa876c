import { type AnchorHTMLAttributes, useContext } from "react";
import { Link, UNSAFE_NavigationContext, useHref } from "react-router";
import { useRootData } from "./root-data.ts";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link within the site. On a data-saver page it is a plain one that keeps `lite=1`. */
export const PageLink = import.meta.env.SSR ? OnServer : Link;

function OnServer({ to, ...rest }: LinkProps) {
  const { lite } = useRootData();
  if (lite) return <LiteLink to={to} {...rest} />;
  return NEEDS_ROUTER.test(to) ? (
    <Link discover="none" to={to} {...rest} />
  ) : (
    <WrittenLink to={to} {...rest} />
  );
}

/** Addresses that the router would normalise, or resolve against the page's own. */
const NEEDS_ROUTER = /^(?!\/)|\/[/.]|\\|[?#]$|\?#/;

/**
 * Writes what the router's link would, in a hundredth of the time: a page has some two hundred links. The server's
 * HTML needs no click handler.
 */
function WrittenLink({ to, target, ...rest }: LinkProps) {
  const { basename } = useContext(UNSAFE_NavigationContext);
  const start = basename === "/" ? "" : basename;
  return <a {...rest} href={start && to === "/" ? start : start + to} target={target} />;
}

function LiteLink({ to, ...rest }: LinkProps) {
  const { mine } = useRootData();
  return <a href={withLite(useHref(to), mine)} {...plain(rest)} />;
}

export function withLite(address: string, mine?: string): string {
  const [path = "", hash] = address.split("#");
  const kept = mine === undefined ? "lite=1" : `lite=1&mine=${mine}`;
  return `${path}${path.includes("?") ? "&" : "?"}${kept}${hash === undefined ? "" : `#${hash}`}`;
}

function plain({
  children,
  className,
  title,
  id,
  lang,
  onClick: _,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { "aria-label": label, "aria-current": current, "aria-hidden": hidden, tabIndex } = rest;
  return {
    children,
    className,
    title,
    id,
    lang,
    tabIndex,
    "aria-label": label,
    "aria-current": current,
    "aria-hidden": hidden,
  };
}

/** Belongs in every form, so that a data-saver page keeps `lite=1` and the reader's state. */
export function LiteField() {
  const { lite, mine } = useRootData();
  if (!import.meta.env.SSR || !lite) return null;
  return (
    <>
      <input type="hidden" name="lite" value="1" />
      {mine ? <input type="hidden" name="mine" value={mine} /> : null}
    </>
  );
}
