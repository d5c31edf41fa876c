import { articlePage, storyPage } from "#contracts/addresses.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { fullTime, inLagos } from "#site/ui/time.ts";
import type { OpenedStory } from "./gather.ts";

/** A story that the reader has opened, with the texts that came after, earliest first. */
export function OpenedEntry({ story: { id, headline, lang, seenAt, texts } }: { story: OpenedStory }) {
  const seen = inLagos(Date.parse(seenAt));
  return (
    <li className="opened">
      <h3 className="card__title">
        <PageLink to={storyPage(id)} lang={lang}>
          {headline}
        </PageLink>
      </h3>
      <p className="source-note">
        {counted(texts.length, "new text")} since {seen.long.slice(0, 3)} {seen.clock}
      </p>
      <ol>
        {texts.map((text) => (
          <li className="opened__text" key={text.id}>
            <time dateTime={text.at} title={fullTime(Date.parse(text.at))}>
              {inLagos(Date.parse(text.at)).clock}
            </time>
            <span>
              {text.step ? (
                <>
                  <span className="later">Later</span> <span className="step">{text.step}</span>{" "}
                </>
              ) : null}
              <PageLink className="link" to={articlePage(text.id)} lang={text.lang}>
                {text.headline}
              </PageLink>{" "}
              <span className="chg__who">({text.paper})</span>
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}
