import { useNavigation } from "react-router";

/** Fills the screen while a page's code and data are loaded; a quick load never shows it. */
export function Loading() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div className="loading" role="status">
      <span className="loading__ring" aria-hidden="true" />
      Loading...
    </div>
  );
}
