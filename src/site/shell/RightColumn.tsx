import { Island, near, part, wide } from "#site/ui/lazy/island.tsx";

const rightRail = part(() => import("./sidebar/RightRail.tsx").then(({ RightRail }) => RightRail), wide);
const foot = part(() => import("./footer/Foot.tsx").then(({ Foot }) => Foot), near);

/** On a small screen the sidebar is hidden; the newsletter and the footer are below the page. */
export function RightColumn() {
  return (
    <div className="column column--right">
      <Island part={rightRail} given={{}} />
      <Island part={foot} given={{}} />
    </div>
  );
}
