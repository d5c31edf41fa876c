import { type LoaderFunctionArgs, Outlet, useLocation } from "react-router";
import { Dateline } from "#app/site/shell/Dateline.tsx";
import { ErrorPage } from "#app/site/shell/ErrorPage.tsx";
import { RightColumn } from "#app/site/shell/RightColumn.tsx";
import { type Figures, noFigures, readFigures } from "#app/site/shell/strip/figures.ts";
import { Strip } from "#app/site/shell/strip/Strip.tsx";
import { askContext } from "#ask/contexts.ts";
import { pages } from "#contracts/addresses.ts";

export function loader({ context, request }: LoaderFunctionArgs): Promise<Figures> {
  return readFigures(context.get(askContext), new URL(request.url));
}

export function clientLoader(): Figures {
  return noFigures;
}

/** Kept while the reader navigates from page to page. */
export function shouldRevalidate() {
  return false;
}

/** Every page with the right column. */
export default function Columns() {
  return (
    <SideColumn>
      <Outlet />
    </SideColumn>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SideColumn>
      <ErrorPage error={error} />
    </SideColumn>
  );
}

function SideColumn({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <Dateline strip={pathname === pages.home ? <Strip /> : null} />
      <div className="grid">
        {children}
        <RightColumn />
      </div>
    </>
  );
}
