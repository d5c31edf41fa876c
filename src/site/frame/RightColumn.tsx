import { lazy, Suspense } from "react";
import { NewsletterCard } from "#site/letters/NewsletterCard.tsx";
import { Footer } from "./Footer.tsx";

/** Where the sidebar is hidden its HTML stays as it came, and its code is never fetched. */
const WIDE = "(min-width: 768px)";

const RightRail = lazy(async () => {
  if (!import.meta.env.SSR) await untilWide();
  const { RightRail } = await import("./wide/RightRail.tsx");
  return { default: RightRail };
});

/** On a small screen the newsletter and the footer stand under the page. */
export function RightColumn() {
  return (
    <div className="column column--right">
      <Suspense fallback={null}>
        <RightRail />
      </Suspense>
      <NewsletterCard />
      <Footer />
    </div>
  );
}

function untilWide(): Promise<void> {
  const wide = window.matchMedia(WIDE);
  if (wide.matches) return Promise.resolve();
  return new Promise((resolve) => wide.addEventListener("change", () => resolve(), { once: true }));
}
