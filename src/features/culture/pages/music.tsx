import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Chart } from "#features/culture/contract.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { Cover } from "#features/culture/panels/covers/Cover.tsx";
import { Sleeve } from "#features/culture/panels/covers/Poster.tsx";
import { MusicChart } from "#features/culture/panels/music/MusicChart.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

/** Nobody scrolls further than these. */
const SONGS_SHOWN = 25;

const music = page(async (ask) => {
  const { charts } = await ask(api.culture.musicCharts);
  return {
    charts: charts.map((chart) => ({ ...chart, entries: chart.entries.slice(0, SONGS_SHOWN) })),
  };
});

export const loader = music.loader;
export const clientLoader = music.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Music Charts"),
    description: "The songs that Nigeria plays most, and how they have moved since the chart before.",
    descriptionElsewhere: say("The songs that Nigeria plays most."),
    path: pages.music,
  });
}

export default function Music({ loaderData: { charts } }: PageProps<typeof music>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Music Charts")} subtitle={say("The songs that Nigeria plays most.")}>
      <CultureStyles />
      {charts.length === 0 ? (
        <Empty>
          <p>{say("No chart is available yet. The first one comes within a few hours.")}</p>
          <OnwardLinks />
        </Empty>
      ) : (
        <>
          <NumberOne chart={charts[0]} />
          <div className="charts">
            {charts.map((chart) => (
              <MusicChart key={chart.id} chart={chart} />
            ))}
          </div>
        </>
      )}
    </PlainPage>
  );
}

/** The first song of a chart, large above the lists. */
function NumberOne({ chart }: { chart: Chart | undefined }) {
  const { lang, say, translate } = useWords();
  const song = chart?.entries[0];
  if (!chart || !song) return null;
  const { title, artist, artwork_url } = song;
  const ofChart = translate(chart.title);
  return (
    <div className="number-one">
      <Cover address={artwork_url} kind="artwork" typeset={<Sleeve title={title} artist={artist} />} />
      <div>
        <p className="source-note">
          {say("Number one")}, <span lang={ofChart.lang}>{ofChart.text}</span>
        </p>
        <p className="number-one__title" lang={lang()}>
          {title}
        </p>
        <p lang={lang()}>{artist}</p>
      </div>
    </div>
  );
}
