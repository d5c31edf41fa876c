import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#contracts/languages.ts";
import type { Brief, BriefLinks, ConfirmLinks, LetterWriters } from "#features/letters/contract/letters.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { wordsOf } from "#words/of-language.ts";
import { useWords, WordsOfPage } from "#words/words.ts";
import { Lead, League, Markets, Topic, Weather } from "./BriefParts.tsx";
import { briefText, confirmText, subscriptionReason } from "./plain-letters.ts";
import { darkStyles, layout, styles } from "./styles.ts";
import { emailSubject, longDay } from "./wording.ts";

const confirmSubject = "Please confirm your Daily Brief";

function ConfirmLetter({ links }: { readonly links: ConfirmLinks }) {
  const { say } = useWords();
  return (
    <LetterFrame
      title={say(confirmSubject)}
      preview={say("One click, and it comes every morning at 7:00 AM.")}
    >
      <h1 className="ink" style={styles.name}>
        {links.siteName}
      </h1>
      <p style={{ ...styles.text, margin: "16px 0" }}>
        {say("Someone, probably you, asked for the Daily Brief at this address.")}{" "}
        {say("It comes every morning at 7:00 AM.")}
      </p>
      <p style={{ ...styles.text, margin: "24px 0" }}>
        <a href={links.confirm} style={styles.button}>
          {say("Confirm my subscription")}
        </a>
      </p>
      <p className="soft" style={styles.small}>
        {say("The link works for 7 days. If it was not you, do nothing: no further letter will come.")}
      </p>
    </LetterFrame>
  );
}

export const letterWriters: LetterWriters = {
  renderBrief: (brief, links) => ({
    subject: emailSubject(brief, wordsOf(links.language)),
    html: render(links.language, <BriefLetter brief={brief} links={links} />),
    text: briefText(brief, links),
  }),
  renderConfirm: (links) => ({
    subject: wordsOf(links.language).say(confirmSubject),
    html: render(links.language, <ConfirmLetter links={links} />),
    text: confirmText(links),
  }),
};

function render(language: Language, letter: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<WordsOfPage value={wordsOf(language)}>{letter}</WordsOfPage>)}`;
}

/** The morning letter: the lead with its picture, the other topics, the figures, and a link to unsubscribe. */
function BriefLetter({ brief, links }: { readonly brief: Brief; readonly links: BriefLinks }) {
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

interface Props {
  readonly title: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** One column of at most 600 px, built from tables, because mail programs support little else. */
function LetterFrame({ title, preview, children }: Props) {
  const { language } = useWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table {...layout} width="100%" className="page" style={styles.page}>
          <tbody>
            <tr>
              <td align="center">
                <table {...layout} className="sheet" style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td className="ink" style={{ ...styles.cell, paddingTop: 24, paddingBottom: 24 }}>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
