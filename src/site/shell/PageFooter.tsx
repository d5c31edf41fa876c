import { Island, near, part } from "#site/ui/lazy/island.tsx";

const footer = part(() => import("./footer/Footer.tsx").then(({ Footer }) => Footer), near);

/** The footer alone, below a page without the right column. */
export function PageFooter() {
  return <Island part={footer} given={{}} />;
}
