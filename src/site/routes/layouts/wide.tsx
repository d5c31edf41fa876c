import { Outlet } from "react-router";
import { ErrorPage } from "#site/frame/ErrorPage.tsx";
import { Footer } from "#site/frame/Footer.tsx";

/** Pages with a sidebar of their own; the footer stands below. */
export default function Wide() {
  return (
    <>
      <Outlet />
      <Footer />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <ErrorPage error={error} />
      <Footer />
    </>
  );
}
