import { Outlet } from "react-router";
import { Dateline } from "#app/site/shell/Dateline.tsx";
import { ErrorPage } from "#app/site/shell/ErrorPage.tsx";
import { PageFooter } from "#app/site/shell/PageFooter.tsx";

/** Pages with their own sidebar; the footer is below. */
export default function Wide() {
  return (
    <>
      <Dateline />
      <Outlet />
      <PageFooter />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <Dateline />
      <ErrorPage error={error} />
      <PageFooter />
    </>
  );
}
