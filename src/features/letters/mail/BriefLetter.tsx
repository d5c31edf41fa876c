import type { Brief, BriefLinks } from "#features/letters/contract/letters.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";
import { Lead, League, Markets, Topic, Weather } from "./BriefParts.tsx";
import { LetterFrame } from "./LetterFrame.tsx";
import { subscriptionReason } from "./plain-letters.ts";
import { styles } from "./styles.ts";
import { emailSubject, longDay } from "./wording.ts";

/** The morning letter: the lead with its picture, the other topics, the figures, and a link to unsubscribe. */
export function BriefLetter({ brief, links }: { readonly brief: Brief; readonly links: BriefLinks }) {
  const words = useWords();
  const { say } = words;
  const preview = brief.topics
    .slice(1, 3)
    .map((topic) => topic.headline)
    .join(" · ");
  const [lead, ...others] = brief.topics;
  return (
    <LetterFrame title={emailSubject(brief, words)} preview={preview}>
      <h1 className="ink" style={styles.name}>
        <a href={links.site} style={styles.link}>
          {links.siteName}
        </a>{" "}
        {say("Daily Brief")}
      </h1>
      <p className="soft" style={styles.day}>
        {longDay(brief.date, words)}
        {brief.sample && ` · ${say("a sample: invented news")}`}
      </p>
      {lead && <Lead topic={lead} links={links} />}
      {others.map((topic, index) => (
        <Topic key={topic.article_id} topic={topic} number={index + 2} links={links} />
      ))}
      {brief.markets && <Markets markets={brief.markets} />}
      {brief.weather && <Weather weather={brief.weather} />}
      {brief.league && <League league={brief.league} />}
      <p style={styles.wide}>
        <a href={links.brief} style={styles.button}>
          {say("Read it on the site")}
        </a>
      </p>
      <p className="soft" style={styles.small}>
        {say("Headlines belong to their papers.")}{" "}
        <ReplacePart
          text={say("Sent by {name}, {contact}", { name: links.siteName, contact: links.contact })}
          part={links.contact}
        >
          <a href={`mailto:${links.contact}`} style={styles.quiet}>
            {links.contact}
          </a>
        </ReplacePart>
      </p>
      <p className="soft" style={styles.small}>
        {say(subscriptionReason)}{" "}
        <a href={links.unsubscribe} style={styles.quiet}>
          {say("Unsubscribe")}
        </a>
      </p>
    </LetterFrame>
  );
}
