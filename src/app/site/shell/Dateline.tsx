import { useRouteLoaderData } from "react-router";
import { product } from "#contracts/product.ts";
import type { Front } from "#features/news/panels/edition/front.ts";
import { useComputedFromNow } from "#ui/now.ts";
import { inLagos, shortWeekday } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { SampleNote } from "./notes.tsx";

/**
 * The line below the header: the date, as on a newspaper's front page; on the home page also how many stories have come
 * today. `strip` holds the figures of weather and markets, for phones.
 */
export function Dateline({ strip }: { strip?: React.ReactNode }) {
  const { count, dates, say } = useWords();
  const day = useComputedFromNow((now) => inLagos(now).day);
  const long = useComputedFromNow((now) => inLagos(now, dates).long);
  const short = useComputedFromNow((now) => shortWeekday(now, dates));
  const home = useRouteLoaderData("home") as { front: Front | null } | undefined;
  return (
    <div className="dateline">
      <section className="dateline__day" aria-label={say("Today")}>
        <time dateTime={day}>
          <span className="only-narrow">{short}</span>
          <span className="only-wide">{long}</span>
        </time>
        {home?.front?.storiesToday ? (
          <span className="num only-wide">
            {say("{stories} today from {papers}", {
              stories: count(home.front.storiesToday, "story", "stories"),
              papers: count(home.front.papersToday, "paper", "papers"),
            })}
          </span>
        ) : (
          <span className="only-wide">{say(product.tagline)}</span>
        )}
      </section>
      {strip}
      <SampleNote />
    </div>
  );
}
