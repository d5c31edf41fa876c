import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { InfoStyles } from "#features/info/panels/InfoStyles.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Section } from "#ui/Section.tsx";

const openPosition = {
  title: "Social Media & Content Strategist",
  facts: ["Freelance", "Remote, Nigeria", "Flexible hours", "Posted October 21, 2025"],
  subject: "Application: Social Media & Content Strategist",
  overview:
    "Naija Gist shows each Nigerian story once, with every paper that reports it. We are looking for someone to bring that idea to people who scroll: you find the story of the day, tell it in two sentences and one picture, and listen to what comes back.",
  lists: [
    {
      title: "Responsibilities",
      points: [
        "Plan and write our posts on X, Instagram, Facebook, TikTok and WhatsApp channels, with the newspapers named and linked.",
        "Turn trending topics, the Daily Brief and the league's matchdays into short series that people wait for.",
        "Answer readers in our tone: calm, friendly, exact.",
        "Watch what works, report it each week in half a page, and propose what to try next.",
        "Carry readers' wishes and complaints to the people who build the product.",
      ],
    },
    {
      title: "Requirements",
      points: [
        "You have grown a channel with a Nigerian audience, and can show it.",
        "You write clear, correct English, and headlines that keep their promise.",
        "You follow Nigerian news daily and know the difference between a report and a rumour.",
        "You work independently, meet deadlines, and have a dependable connection.",
      ],
    },
    {
      title: "Bonus skills",
      points: [
        "Written Pidgin, Hausa, Yoruba or Igbo.",
        "Short video: filming, cutting and subtitling on a phone.",
        "Some experience with analytics, newsletters or search.",
        "You have opinions on the Nigeria Premier League and can hold them politely.",
      ],
    },
    {
      title: "Benefits",
      points: [
        "Freelance, with hours of your own choosing; about ten to fifteen a week to begin with.",
        "Work from anywhere in Nigeria.",
        "Paid monthly in naira, with a data allowance.",
        "A voice in what is built, in a small team without meetings for their own sake.",
      ],
    },
  ],
} as const;

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta("Careers", "Work with us on Nigeria's news.", pages.careers);

export default function Careers() {
  return (
    <PlainPage title="Careers" subtitle={`Work with us on ${product.name}. One position is open.`}>
      <InfoStyles />
      <section className="position" aria-labelledby="position">
        <h2 className="position__title" id="position">
          {openPosition.title}
        </h2>
        <ul className="position__facts">
          {openPosition.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <details className="fold">
          <summary>Details and how to apply</summary>
          <Details />
        </details>
      </section>
      <Section title="Not the right position?">
        <p className="prose">
          If you can do something that we need and do not know of yet, write to us:{" "}
          <ContactLink subject="General application" />
        </p>
      </Section>
    </PlainPage>
  );
}

function Details() {
  return (
    <div className="prose">
      <h3>Overview</h3>
      <p>{openPosition.overview}</p>
      {openPosition.lists.map(({ title, points }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
      <h3>How to apply</h3>
      <p>
        Send an e-mail to <ContactLink subject={openPosition.subject} /> with the subject line{" "}
        <strong>“{openPosition.subject}”</strong>: a few lines about yourself, three of your posts or
        campaigns and what came of them, and what you would do in your first month. No formal letter is
        needed. We answer everyone.
      </p>
    </div>
  );
}
