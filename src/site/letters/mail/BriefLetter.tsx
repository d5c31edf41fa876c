import type { Brief, BriefLinks } from "#contracts/letters.ts";
import { Within } from "#site/ui/sentences/Within.tsx";
import { useWords } from "#site/words/words.ts";
import { Lead, League, Markets, Topic, Weather } from "./BriefParts.tsx";
import { LetterFrame } from "./LetterFrame.tsx";
import { why } from "./plain-letters.ts";
import { looks } from "./styles.ts";
import { longDay, subjectOf } from "./wording.ts";

/** The morning letter: the lead with its picture, the other topics, the figures, and a link to unsubscribe. */
export function BriefLetter({ brief, links }: { readonly brief: Brief; readonly links: BriefLinks }) {
  const words = useWords();
  const { say } = words;
  const glance = brief.topics
    .slice(1, 3)
    .map((topic) => topic.headline)
    .join(" · ");
  const [lead, ...others] = brief.topics;
  return (
    <LetterFrame title={subjectOf(brief, words)} glance={glance}>
      <h1 className="ink" style={looks.name}>
        <a href={links.site} style={looks.link}>
          {links.siteName}
        </a>{" "}
        {say("Daily Brief")}
      </h1>
      <p className="soft" style={looks.day}>
        {longDay(brief.date, words)}
        {brief.sample && ` · ${say("a sample: invented news")}`}
      </p>
      {lead && <Lead topic={lead} links={links} />}
      {others.map((topic, place) => (
        <Topic key={topic.article_id} topic={topic} number={place + 2} links={links} />
      ))}
      {brief.markets && <Markets markets={brief.markets} />}
      {brief.weather && <Weather weather={brief.weather} />}
      {brief.league && <League league={brief.league} />}
      <p style={looks.wide}>
        <a href={links.brief} style={looks.button}>
          {say("Read it on the site")}
        </a>
      </p>
      <p className="soft" style={looks.small}>
        {say("Headlines belong to their papers.")}{" "}
        <Within
          text={say("Sent by {name}, {contact}", { name: links.siteName, contact: links.contact })}
          part={links.contact}
        >
          <a href={`mailto:${links.contact}`} style={looks.quiet}>
            {links.contact}
          </a>
        </Within>
      </p>
      <p className="soft" style={looks.small}>
        {say(why)}{" "}
        <a href={links.unsubscribe} style={looks.quiet}>
          {say("Unsubscribe")}
        </a>
      </p>
    </LetterFrame>
  );
}
