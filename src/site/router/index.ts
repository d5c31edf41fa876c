/**
 * The browser's side of "react-router" in the built site (own-router.ts): what the site imports from it, for pages that
 * its server side has rendered. The server, tests and the development server use the library itself.
 */
export { data, isRouteErrorResponse, redirect } from "./answers.ts";
export {
  Link,
  Meta,
  UNSAFE_withComponentProps,
  UNSAFE_withComponentProps as UNSAFE_withErrorBoundaryProps,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from "./parts.tsx";
export { HydratedRouter, Outlet } from "./view.tsx";

/** A key of what the server gives its loaders; in the browser nobody asks for it. */
export function createContext(): object {
  return {};
}

// Named by LateScripts.tsx and PageLink.tsx, whose parts for the server the browser does not have.
export const Scripts = null;
export const UNSAFE_DataRouterStateContext = null;
export const UNSAFE_FrameworkContext = null;
export const UNSAFE_NavigationContext = null;
