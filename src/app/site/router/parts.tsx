import { type ComponentType, createElement, type MouseEvent, useMemo } from "react";
import type { LinkProps } from "react-router";
import { formatPath, resolve } from "./addresses.ts";
import type { MetaTag, Params } from "./matching.ts";
import { shownMatches, useIsLoading, usePage, useRoute, useRouter } from "./view.tsx";

export function useLocation() {
  return usePage().location;
}

export function useNavigationType() {
  return usePage().action;
}

export function useNavigate() {
  return useRouter().navigate;
}

export function useRevalidator() {
  return useRouter();
}

export function useNavigation() {
  return { state: useIsLoading() ? "loading" : "idle" };
}

export function useRouteLoaderData(id: string) {
  return usePage().data[id];
}

export function useMatches() {
  const { matches, data } = usePage();
  return useMemo(
    () =>
      matches.map(({ route: { id }, params, pathname }) => ({ id, params, pathname, loaderData: data[id] })),
    [matches, data],
  );
}

export function useSearchParams() {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

/** The full path for the browser, with the prefix of the page's language. */
export function useHref(to: string) {
  return useRouter().prefix.add(resolve(to, useLocation()));
}

/** A link that changes the page in place, unless the reader wants a new tab or window. */
export function Link({
  to,
  replace,
  target,
  onClick,
  discover: _,
  ...rest
}: Omit<LinkProps, "to"> & { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();

  function followLink(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || (target && target !== "_self")) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isHere = formatPath(resolve(to, location)) === formatPath(location);
    void navigate(to, { replace: replace ?? isHere });
  }

  return <a {...rest} href={useHref(to)} target={target} onClick={followLink} />;
}

/** The props of a page and of an error page of `pages`. */
interface RouteProps {
  readonly params: Params;
  readonly loaderData: unknown;
  readonly error?: unknown;
}

/** The build wraps every page in it. */
export function UNSAFE_withComponentProps(Part: ComponentType<RouteProps>) {
  return () => <RoutedPart Part={Part} />;
}

function RoutedPart({ Part }: { Part: ComponentType<RouteProps> }) {
  const { match, error } = useRoute();
  const { data } = usePage();
  return <Part params={match.params} loaderData={data[match.route.id]} error={error} />;
}

/** The head's tags: those of the innermost route that has any. */
export function Meta() {
  const page = usePage();
  const { data, errors, location } = page;
  const shown = shownMatches(page);
  const matches = shown.map(({ route: { id }, params, pathname }) => ({
    id,
    params,
    pathname,
    loaderData: data[id],
  }));
  const error = errors?.[matches.at(-1)?.id ?? ""] ?? null;
  let tags: readonly MetaTag[] = [];
  for (const [at, { route, params }] of shown.entries()) {
    const upToHere = matches.slice(0, at + 1);
    const args = { loaderData: data[route.id], params, location, matches: upToHere, error };
    tags = route.loaded?.meta?.(args) ?? tags;
  }
  return <>{tags.map(elementOf)}</>;
}

const JSON_LD = "script:ld+json";
const MARKUP = /[&><\u2028\u2029]/g;

function elementOf(tag: MetaTag) {
  const { tagName = "meta", title, [JSON_LD]: linked, ...rest } = tag;
  if (title !== undefined && tag.tagName === undefined) return <title key="title">{String(title)}</title>;
  if (linked === undefined)
    return createElement(String(tagName), { key: JSON.stringify(tag), title, ...rest });
  // For search engines. The data is our own, and every character that could end the script is escaped.
  const __html = JSON.stringify(linked).replace(MARKUP, escaped);
  const attributes = { key: __html, type: "application/ld+json", dangerouslySetInnerHTML: { __html } };
  return createElement("script", attributes);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
