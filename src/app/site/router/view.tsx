import {
  Component,
  type ComponentType,
  createContext,
  Fragment,
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import type { Match, Route, RouteModule } from "./matching.ts";
import { createRouter, type Page, type Router } from "./router.ts";
import { parseWrittenData } from "./written-data.ts";

declare global {
  interface Window {
    /** Written into the page by the server (LateScripts.tsx). */
    readonly __reactRouterContext?: { readonly basename?: string; readonly text: string };
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, Route>> };
    readonly __reactRouterRouteModules?: Readonly<Record<string, RouteModule>>;
  }
}

const RouterContext = createContext<Router | null>(null);
const PageContext = createContext<Page | null>(null);
const LoadingContext = createContext(false);
const RouteContext = createContext<{ match: Match; outlet: ReactNode; error?: unknown } | null>(null);

export const useRouter = () => required(useContext(RouterContext));
export const usePage = () => required(useContext(PageContext));
export const useIsLoading = () => useContext(LoadingContext);
export const useRoute = () => required(useContext(RouteContext));

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("a router hook outside the router");
  return value;
}

let router: Router | null = null;

/** Shows the page that the server has rendered, then each page that the reader goes to. */
export function HydratedRouter() {
  router ??= readPage();
  const { listen, state } = router;
  const [{ page, isLoading }, setShown] = useState(state);
  useLayoutEffect(() => listen((next) => startTransition(() => setShown(next))), []);
  // The empty siblings match those of the server's router, so that React's ids (useId) are the same on both sides.
  return (
    <>
      <RouterContext value={router}>
        <LoadingContext value={isLoading}>
          <ShownPage page={page} />
          {null}
        </LoadingContext>
      </RouterContext>
      <Fragment />
    </>
  );
}

function readPage(): Router {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: list,
    __reactRouterRouteModules: files,
  } = window;
  if (!context || !list || !files) throw new Error("the page contains no route data");
  for (const [id, loaded] of Object.entries(files)) Object.assign(list.routes[id] ?? {}, { loaded });
  return createRouter({ basename: context.basename, routes: list.routes, ...parseWrittenData(context.text) });
}

/** The routes of the page that are shown: after a failure, none below the one whose error page is shown. */
export function shownMatches({ matches, errors }: Page): readonly Match[] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  return failed < 0 ? matches : matches.slice(0, failed + 1);
}

const ShownPage = memo(({ page }: { page: Page }) => {
  const content = shownMatches(page).reduceRight<ReactNode>(
    (outlet, match) => routeContent(page, match, outlet),
    null,
  );
  return <PageContext value={page}>{content}</PageContext>;
});

function routeContent(page: Page, match: Match, outlet: ReactNode): ReactNode {
  const error = page.errors?.[match.route.id];
  const content = <RouteContext value={{ match, outlet, error }}>{routeElement(match.route)}</RouteContext>;
  if (!match.route.loaded?.ErrorBoundary) return content;
  return (
    <Boundary page={page} match={match} error={error}>
      {content}
    </Boundary>
  );
}

function routeElement({ loaded }: Route): ReactNode {
  return inLayout(loaded, loaded?.default ?? Outlet);
}

function errorElement({ loaded }: Route): ReactNode {
  return loaded?.ErrorBoundary && inLayout(loaded, loaded.ErrorBoundary);
}

function inLayout(loaded: RouteModule | undefined, Content: ComponentType): ReactNode {
  return loaded?.Layout ? (
    <loaded.Layout>
      <Content />
    </loaded.Layout>
  ) : (
    <Content />
  );
}

interface BoundaryProps {
  readonly page: Page;
  readonly match: Match;
  /** What a loader threw. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Shows the route's error page, if loading or rendering failed, until another page is there. */
class Boundary extends Component<BoundaryProps, { thrown: unknown; page: Page }> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { thrown: undefined, page: props.page };
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: { page: Page }) {
    return page === state.page ? null : { thrown: undefined, page };
  }

  override render() {
    const { match, children, error = this.state.thrown } = this.props;
    if (error === undefined) return children;
    return (
      <RouteContext key="error" value={{ match, outlet: null, error }}>
        {errorElement(match.route)}
      </RouteContext>
    );
  }
}

/** The part of the page below a layout. */
export function Outlet() {
  return useRoute().outlet;
}
