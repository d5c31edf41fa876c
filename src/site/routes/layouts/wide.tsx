import { Outlet } from "react-router";
import { ErrorPage } from "#site/shell/ErrorPage.tsx";
import { PageFooter } from "#site/shell/PageFooter.tsx";

/** Pages with their own sidebar; the footer is below. */
export default function Wide() {
  return (
    <>
      <Outlet />
      <PageFooter />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <ErrorPage error={error} />
      <PageFooter />
    </>
  );
}
