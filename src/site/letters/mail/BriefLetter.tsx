import type { Brief, BriefLinks } from "#contracts/letters.ts";
import { League, Markets, Topic, Weather } from "./BriefParts.tsx";
import { LetterFrame } from "./LetterFrame.tsx";
import { looks } from "./styles.ts";
import { longDay, subjectOf } from "./wording.ts";

/** The morning's letter: topics first, then the figures, and the unsubscribe link at its end. */
export function BriefLetter({ brief, links }: { readonly brief: Brief; readonly links: BriefLinks }) {
  const glance = brief.topics
    .slice(1, 3)
    .map((topic) => topic.headline)
    .join(" · ");
  return (
    <LetterFrame title={subjectOf(brief)} glance={glance}>
      <h1 className="ink" style={looks.name}>
        <a href={links.site} style={looks.link}>
          {links.siteName}
        </a>{" "}
        Daily Brief
      </h1>
      <p className="soft" style={looks.day}>
        {longDay(brief.date)}
        {brief.sample && " · a sample: invented news"}
      </p>
      {brief.topics.map((topic) => (
        <Topic key={topic.article_id} topic={topic} links={links} />
      ))}
      {brief.markets && <Markets markets={brief.markets} />}
      {brief.weather && <Weather weather={brief.weather} />}
      {brief.league && <League league={brief.league} />}
      <p className="soft" style={{ ...looks.small, margin: "32px 0 0" }}>
        Headlines belong to their papers. You get this letter because you subscribed to the Daily Brief.{" "}
        <a href={links.brief} style={looks.quiet}>
          Read it on the site
        </a>{" "}
        or{" "}
        <a href={links.unsubscribe} style={looks.quiet}>
          unsubscribe
        </a>
        .
      </p>
    </LetterFrame>
  );
}
