import { Change } from "#ui/figures/Change.tsx";
import { useWords } from "#words/words.ts";
import type { Entry } from "./entries.ts";

export function MarketRow({ entry }: { entry: Entry }) {
  const { lang } = useWords();
  const { label, value, change, direction, mark } = entry;
  return (
    <li className="market__row">
      <span>
        <span>{label}</span>{" "}
        <span className={mark === "LIVE" ? "tag tag--live" : "tag"} lang={lang()}>
          {mark}
        </span>
      </span>
      <span className="market__value num">{value}</span>
      <Change direction={direction} text={change} />
    </li>
  );
}
