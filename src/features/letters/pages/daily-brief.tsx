import { type PageProps, page } from "#ask/page.ts";
import { briefPage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage } from "#contracts/languages.ts";
import { useSettings } from "#device/stores/settings.ts";
import type { Brief } from "#features/letters/contract/letters.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import { longDay, readingMinutes } from "#features/letters/mail/wording.ts";
import { BriefPaper } from "#features/letters/panels/BriefPaper.tsx";
import { BriefStyles } from "#features/letters/panels/LettersStyles.tsx";
import { briefMessage } from "#features/letters/panels/whatsapp.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { langOf } from "#ui/lang.ts";
import { Listen } from "#ui/listen/Listen.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { whatsAppLink } from "#ui/share/share-text.ts";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

const MAX_MARKS = 3;

const dailyBrief = page(async (ask, { params, language }) => {
  const [brief, days] = await Promise.all([
    briefOf(params.date, (date) => ask(api.letters.brief, { date, language }).then((answer) => answer.brief)),
    ask(api.letters.briefArchive, { language }).then(
      ({ briefs }) => briefs,
      () => [],
    ),
  ]);
  return { brief, days };
});

/** A requested day must exist; before the first morning there may be no latest one. */
function briefOf(date: string | undefined, askFor: (date: string) => Promise<Brief>): Promise<Brief | null> {
  if (date !== undefined) return askFor(date);
  return askFor("latest").catch((error: { readonly status?: unknown }) => {
    if (error.status === 404) return null;
    throw error;
  });
}

export const loader = dailyBrief.loader;
export const clientLoader = dailyBrief.clientLoader;

export function meta(
  args: Parameters<typeof headTags>[0] & { loaderData?: { brief: Brief | null }; params: { date?: string } },
) {
  const brief = args.loaderData?.brief;
  const { date } = args.params;
  const lead = brief ? shownTopics(brief)[0] : undefined;
  const words = pageWords(args);
  return headTags(args, {
    title:
      date && brief
        ? words.say("Daily Brief of {day}", { day: longDay(brief.date, words) })
        : words.say("Daily Brief"),
    description: lead?.headline ?? "What Nigeria's newspapers reported most, every morning at 7:00 AM.",
    descriptionElsewhere: lead?.headline ?? words.say("It comes every morning at 7:00 AM."),
    path: date ? briefPage(date) : pages.dailyBrief,
    feed: "/brief",
  });
}

export default function DailyBrief({ loaderData: { brief, days } }: PageProps<typeof dailyBrief>) {
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Daily Brief")}
      subtitle={brief ? <When brief={brief} /> : undefined}
      tools={brief ? <Listen selector=".brief__headline, .brief__sentence" /> : undefined}
    >
      <BriefStyles />
      {brief ? (
        <>
          <BriefPaper brief={brief} marks={marksOf} picture={lite || !showImages ? () => null : pictureOf} />
          <Ways brief={brief} />
        </>
      ) : (
        <Empty>
          <p>{say("There is no brief yet. It is written every morning at 7:00 AM.")}</p>
          <OnwardLinks from={pages.dailyBrief} />
        </Empty>
      )}
      <BriefArchive days={days} shown={brief && !brief.preview ? brief.date : null} />
    </PlainPage>
  );
}

function When({ brief }: { brief: Brief }) {
  const words = useWords();
  const { language, say } = words;
  const { clock: time } = inLagos(Date.parse(brief.composed_at));
  const minutes = readingMinutes(shownTopics(brief));
  const readingTime =
    language === "en"
      ? `a ${minutes === 1 ? "one-minute" : `${minutes}-minute`} read`
      : say("{n} min", { n: minutes });
  const rest = brief.preview
    ? `. ${say("A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.", { time })}`
    : `, ${say("written at {time}", { time })}.`;
  return (
    <>
      <time dateTime={brief.composed_at}>{longDay(brief.date, words)}</time>
      {`, ${readingTime}${rest}`}
    </>
  );
}

function Ways({ brief }: { brief: Brief }) {
  const { siteUrl } = useRootData().settings;
  const words = useWords();
  const { language, say } = words;
  const message = briefMessage(brief, siteUrl + inLanguage(language, briefPage(brief.date)), words);
  return (
    <p className="chips unprinted">
      <PageLink className="btn" to={pages.newsletter}>
        {say("Get it by email")}
      </PageLink>
      <a className="btn" href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
        {say("Send by WhatsApp")}
      </a>
      <button className="btn" type="button" onClick={() => window.print()}>
        {say("Print")}
      </button>
    </p>
  );
}

function pictureOf(address: string) {
  return (
    <div className="brief__pic">
      <Picture address={address} category="" wide="(min-width: 768px) 720px, 100vw" first />
    </div>
  );
}

function marksOf(papers: Brief["topics"][number]["papers"]) {
  return (
    <span className="stack">
      {papers.slice(0, MAX_MARKS).map(({ id, name, favicon_url }) => (
        <PaperMark key={id} name={name} favicon={favicon_url} listed />
      ))}
    </span>
  );
}

interface Day {
  readonly date: string;
  readonly headline: string | null;
  readonly language: string | null;
  readonly withdrawn?: { readonly reason: string | null } | undefined;
}

function BriefArchive({ days, shown }: { days: readonly Day[]; shown: string | null }) {
  const words = useWords();
  const others = days.filter(({ date }) => date !== shown);
  if (others.length === 0) return null;
  return (
    <Section title={words.say("Earlier days")} className="unprinted">
      <ol>
        {others.map(({ date, headline, language, withdrawn }) => (
          <li key={date} className="past">
            <PageLink className="past__link" to={briefPage(date)}>
              <time dateTime={date}>{longDay(date, words)}</time>
              {headline ? (
                <span
                  className="past__headline"
                  lang={words.lang(langOf(language))}
                  data-paper=""
                  data-words=""
                >
                  {headline}
                </span>
              ) : null}
              {withdrawn ? <span className="past__headline">{words.say("Withdrawn")}</span> : null}
            </PageLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
