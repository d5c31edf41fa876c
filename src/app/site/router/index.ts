/**
 * Replaces "react-router" in the browser's part of the built site (see own-router.ts). It has what the site imports,
 * and takes over pages that the library has rendered on the server. The server, tests and the development server use
 * the library itself.
 */

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
export { data, isRouteErrorResponse, redirect } from "./responses.ts";
export { HydratedRouter, Outlet } from "./view.tsx";

/** A key to the values that the server passes to its loaders; never read in the browser. */
export function createContext(): object {
  return {};
}

// Imported by LateScripts.tsx and PageLink.tsx, whose server-only parts are not in the browser's files.
export const Scripts = null;
export const UNSAFE_DataRouterStateContext = null;
export const UNSAFE_FrameworkContext = null;
export const UNSAFE_NavigationContext = null;
