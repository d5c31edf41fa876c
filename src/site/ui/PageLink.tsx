import { Link, type LinkProps, useHref } from "react-router";
import { useRootData } from "./root-data.ts";

/** A link within the site. On a data-saver page it is a plain one that keeps `lite=1`. */
export function PageLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const { lite } = useRootData();
  return import.meta.env.SSR && lite ? <LiteLink to={to} {...rest} /> : <Link to={to} {...rest} />;
}

function LiteLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <a href={withLite(useHref(to))} {...plain(rest)} />;
}

export function withLite(address: string): string {
  const [path = "", hash] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}lite=1${hash === undefined ? "" : `#${hash}`}`;
}

function plain({
  children,
  className,
  title,
  id,
  lang,
  onClick: _,
  replace: __,
  state: ___,
  ...rest
}: Omit<LinkProps, "to">) {
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

/** In every form of a data-saver page. */
export function LiteField() {
  return useRootData().lite ? <input type="hidden" name="lite" value="1" /> : null;
}
