import { Island, lazyPart, whenNear, whenWide } from "#ui/lazy/island.tsx";

const rightRail = lazyPart(
  () => import("./sidebar/RightRail.tsx").then(({ RightRail }) => RightRail),
  whenWide,
);
const foot = lazyPart(() => import("./footer/Foot.tsx").then(({ Foot }) => Foot), whenNear);

/** On a small screen the sidebar is hidden; the newsletter and the footer are below the page. */
export function RightColumn() {
  return (
    <div className="column column--right">
      <Island part={rightRail} props={{}} />
      <Island part={foot} props={{}} />
    </div>
  );
}
