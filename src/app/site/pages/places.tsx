import { type PageProps, page } from "#ask/page.ts";
import { pages, placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { zones } from "#contracts/places.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { NamedStyles } from "#ui/styles/NamedStyles.tsx";
import { useWords } from "#words/words.ts";

const places = page(async (ask) => {
  const answer = await ask(api.news.places);
  return { places: answer.places };
});

export const loader = places.loader;
export const clientLoader = places.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("States"),
    description: "The 36 states and the Federal Capital Territory, each with the news of its last 7 days.",
    descriptionElsewhere: `${say("States")}: ${say("Stories of the last 7 days, by the place of the event")}`,
    path: pages.places,
  });
}

/** Every state by its zone. */
export default function Places({ loaderData }: PageProps<typeof places>) {
  const { count, say } = useWords();
  return (
    <PlainPage title={say("States")} subtitle={say("Stories of the last 7 days, by the place of the event")}>
      <NamedStyles />
      {zones.map((zone) => (
        <section className="section" key={zone}>
          <h2 className="section__title">
            <Label text={zone} />
          </h2>
          <ul className="named__places num">
            {loaderData.places
              .filter((place) => place.zone === zone)
              .map(({ slug, name, stories }) => (
                <li key={slug}>
                  <PageLink to={placePage(slug)}>
                    <Label text={name} />
                  </PageLink>
                  <span className="source-note">{count(stories, "story", "stories")}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
