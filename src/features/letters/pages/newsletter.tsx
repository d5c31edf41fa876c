import { type PageProps, page } from "#ask/page.ts";
import { articlePage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Brief } from "#features/letters/contract/letters.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import { FormResult } from "#features/letters/panels/FormResult.tsx";
import { BriefStyles } from "#features/letters/panels/LettersStyles.tsx";
import { NewsletterForm } from "#features/letters/panels/NewsletterForm.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";

const PROMISE =
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.";

const newsletter = page(async (ask, { url, language }) => {
  const latest = await ask(api.letters.brief, { date: "latest", language }).catch(() => null);
  return {
    outcome: url.searchParams.get("said"),
    sample: (latest ? shownTopics(latest.brief) : []).map(({ headline, article_id, language }) => ({
      ...{ headline, article_id, language },
    })),
  };
});

export const loader = newsletter.loader;
export const clientLoader = newsletter.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Newsletter: the Daily Brief"),
    description: "The day's most reported stories in Nigeria's newspapers, every morning at 7:00 AM, free.",
    descriptionElsewhere: say(PROMISE),
    path: pages.newsletter,
  });
}

export default function Newsletter({ loaderData: { outcome, sample } }: PageProps<typeof newsletter>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Newsletter")} subtitle={say(PROMISE)}>
      <BriefStyles />
      <FormResult form="newsletter" outcome={outcome} />
      <section className="letter letter--page" aria-labelledby="signup">
        <div className="letter__body">
          <h2 className="letter__title" id="signup">
            {say("Get the Daily Brief")}
          </h2>
          <p className="letter__text">{say("Free, light on data, on any phone.")}</p>
          <NewsletterForm />
          <WhatComes />
        </div>
      </section>
      {sample.length > 0 ? <Sample topics={sample} /> : null}
      <YourAddress />
    </PlainPage>
  );
}

function WhatComes() {
  const { say } = useWords();
  return (
    <div className="letter__comes">
      <h3 className="label">{say("What you get each morning")}</h3>
      <ul className="prose">
        <li>{say("Up to seven topics, each told once, with how many papers report it.")}</li>
        <li>{say("The market in one line: the three indices of the exchange, and oil.")}</li>
        <li>{say("The weather of the day, and the league: last results, next matches.")}</li>
        <li>{say("A short read, in plain text too.")}</li>
      </ul>
    </div>
  );
}

function YourAddress() {
  const { say } = useWords();
  const page = say("privacy page");
  return (
    <Section title={say("Your address stays yours")}>
      <ul className="prose">
        <li>{say("We keep your address, and when you agreed to get the letter.")}</li>
        <li>{say("We give it to nobody and use it for nothing but this letter.")}</li>
        <li>{say("Every letter has an unsubscribe link; one click and it ends. No login, no questions.")}</li>
        <li>
          <ReplacePart
            text={say("How to have your address erased at once is on the {page}.", { page })}
            part={page}
          >
            <PageLink className="link" to={pages.privacy}>
              {page}
            </PageLink>
          </ReplacePart>
        </li>
      </ul>
    </Section>
  );
}

type Topic = Pick<Brief["topics"][number], "headline" | "article_id" | "language">;

function Sample({ topics }: { topics: readonly Topic[] }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("The latest brief")} more>
      <ol className="sample">
        {topics.map(({ headline, article_id, language }) => (
          <li key={article_id} className="sample__topic" data-paper="">
            <PageLink to={articlePage(article_id)} lang={lang(langOf(language))} data-words="">
              {headline}
            </PageLink>
          </li>
        ))}
      </ol>
      <PageLink className="section__more" to={pages.dailyBrief}>
        {say("Read the whole brief")}
      </PageLink>
    </Section>
  );
}
