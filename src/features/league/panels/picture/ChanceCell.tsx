import type { ClubProspects } from "#features/league/panels/data/shapes.ts";
import { percentOf } from "#features/league/panels/wording.ts";

interface ChanceProps {
  prospects: ClubProspects | undefined;
  outcome: "title" | "continental" | "relegation";
}

/** A chance as a figure with a pale bar; no bar if it is unknown or rounds to 0. */
export function ChanceCell({ prospects, outcome }: ChanceProps) {
  const percentage = prospects?.percentages[outcome] ?? 0;
  return (
    <td className={percentage === 0 ? "t-chance t-chance--nil" : "t-chance"}>
      <span className="chance">
        <span>{prospects ? percentOf(percentage, prospects[outcome]) : ""}</span>
        {percentage > 0 ? (
          <svg className="quiet-bar" aria-hidden="true">
            <rect className="bar__track" width="100%" height="8" />
            <rect className={`chance--${outcome}`} width={`${percentage}%`} height="8" />
          </svg>
        ) : null}
      </span>
    </td>
  );
}
