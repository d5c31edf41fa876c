import { articlePage, pages } from "#contracts/addresses.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { FormResult } from "#site/letters/FormResult.tsx";
import { BriefLook } from "#site/letters/LettersStyles.tsx";
import { NewsletterForm } from "#site/letters/NewsletterForm.tsx";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { InEnglish } from "#site/ui/sentences/InEnglish.tsx";
import { withWords } from "#site/words/bundles/files.ts";
import { useWords } from "#site/words/words.ts";

const newsletter = page(async (ask, { url }) => {
  const latest = await ask("GET /brief/{date}", { date: "latest" }).catch(() => null);
  return {
    said: url.searchParams.get("said"),
    sample: (latest?.brief.topics ?? []).map(({ headline, article_id }) => ({ headline, article_id })),
  };
});

export const loader = newsletter.loader;
export const clientLoader = withWords("letters", newsletter.clientLoader);

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Newsletter: the Daily Brief",
    description: "The day's most reported stories in Nigeria's newspapers, every morning at 7:00 AM, free.",
    path: pages.newsletter,
  });
}

export default function Newsletter({ loaderData: { said, sample } }: PageProps<typeof newsletter>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Newsletter")}
      says={say(
        "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.",
      )}
    >
      <BriefLook />
      <FormResult form="newsletter" word={said} />
      <section className="letter letter--page" aria-labelledby="signup">
        <div className="letter__body">
          <h2 className="letter__title" id="signup">
            {say("Get the Daily Brief")}
          </h2>
          <p className="letter__text">{say("Free, light on data, on any phone.")}</p>
          <NewsletterForm />
        </div>
      </section>
      <InEnglish>
        <WhatComes />
        {sample.length > 0 ? <Sample topics={sample} /> : null}
        <Section title="Your address stays yours">
          <ul className="prose">
            <li>We keep your address, and when you agreed to get the letter. Nothing else.</li>
            <li>We give it to nobody and use it for nothing but this letter.</li>
            <li>Every letter has an unsubscribe link; one click and it ends. No login, no questions.</li>
            <li>
              How to have your address erased at once is on the{" "}
              <PageLink className="link" to={pages.privacy}>
                privacy page
              </PageLink>
              .
            </li>
          </ul>
        </Section>
      </InEnglish>
    </PlainPage>
  );
}

function WhatComes() {
  return (
    <Section title="What you get each morning">
      <ul className="prose">
        <li>Five to seven topics, each told once, with all the papers that report it.</li>
        <li>The market in one line: the three indices of the exchange, and oil.</li>
        <li>The weather of the day, and the league: last results, next matches.</li>
        <li>A two-minute read, in plain text too.</li>
      </ul>
    </Section>
  );
}

function Sample({ topics }: { topics: readonly { headline: string; article_id: string }[] }) {
  return (
    <Section title="The latest brief" more>
      <ol className="sample">
        {topics.map(({ headline, article_id }) => (
          <li key={article_id} className="sample__topic">
            <PageLink to={articlePage(article_id)}>{headline}</PageLink>
          </li>
        ))}
      </ol>
      <PageLink className="section__more" to={pages.dailyBrief}>
        Read the whole brief
      </PageLink>
    </Section>
  );
}
