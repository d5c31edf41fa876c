import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { InfoStyles } from "#features/info/panels/InfoStyles.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { openPosition } from "#features/info/panels/open-position.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Section } from "#ui/Section.tsx";

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
