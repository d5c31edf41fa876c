import { Island, lazyPart, whenNear } from "#ui/lazy/island.tsx";

const footer = lazyPart(() => import("./footer/Footer.tsx").then(({ Footer }) => Footer), whenNear);

/** The footer alone, below a page without the right column. */
export function PageFooter() {
  return <Island part={footer} props={{}} />;
}
