import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { lazyOptional } from "#ui/lazy/optional.ts";

const FeedbackPanel = lazyOptional(() =>
  import("./FeedbackPanel.lazy.tsx").then(({ FeedbackPanel }) => FeedbackPanel),
);

/** The feedback tab, on every page except the form's own; loaded once the reader scrolls. */
export function FeedbackCorner() {
  const [scrolled, setScrolled] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const start = () => setScrolled(true);
    if (window.scrollY > 0) start();
    window.addEventListener("scroll", start, { once: true, passive: true });
    return () => window.removeEventListener("scroll", start);
  }, []);
  if (!scrolled || pathname === pages.feedback) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackPanel />
    </Suspense>
  );
}
