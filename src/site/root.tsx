import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import { product } from "#contracts/product.ts";
import { settingsContext } from "./contexts.ts";

export function loader({ context, request }: { context: never; request: Request }) {
  return {
    settings: (context as { get: <T>(c: T) => unknown }).get(settingsContext),
    lite: new URL(request.url).searchParams.get("lite") === "1",
  };
}
export function shouldRevalidate() {
  return false;
}
export function Layout({ children }: { children: React.ReactNode }) {
  const told = useRouteLoaderData("root") as { lite: boolean } | undefined;
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <a href="/">{product.name}</a>
        </header>
        {children}
        {told?.lite ? null : <Scripts />}
      </body>
    </html>
  );
}
export default function App() {
  return <Outlet />;
}
export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{missing ? "Page not found" : "Something went wrong"}</h1>
    </main>
  );
}
