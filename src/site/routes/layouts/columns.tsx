import { Outlet } from "react-router";
import { Dateline } from "#site/frame/Dateline.tsx";
import { ErrorPage } from "#site/frame/ErrorPage.tsx";
import { RightColumn } from "#site/frame/RightColumn.tsx";

/** Every page beside the right column. */
export default function Columns() {
  return (
    <Beside>
      <Outlet />
    </Beside>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Beside>
      <ErrorPage error={error} />
    </Beside>
  );
}

function Beside({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Dateline />
      <div className="grid">
        {children}
        <RightColumn />
      </div>
    </>
  );
}
