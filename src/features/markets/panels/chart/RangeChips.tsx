import type { Range } from "#contracts/figure.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { ranges } from "./ranges.ts";

interface RangeProps {
  chosen: Range;
  /** The page's address without the range: "/business/naira?currency=GBP". */
  path: string;
  /** The id of the charts on the page. */
  anchor: string;
}

/** Plain links, so that they work without JavaScript and can be shared. */
export function RangeChips({ chosen, path, anchor }: RangeProps) {
  const { say } = useWords();
  const join = path.includes("?") ? "&" : "?";
  return (
    <nav className="chips chips--spaced" aria-label={say("Period of the charts")}>
      {ranges.map(({ range, words }) => (
        <PageLink
          className="chip"
          key={range}
          to={`${path}${join}range=${range}#${anchor}`}
          aria-current={range === chosen ? "true" : undefined}
          aria-label={`${range}, ${say(words)}`}
        >
          {range}
        </PageLink>
      ))}
    </nav>
  );
}
