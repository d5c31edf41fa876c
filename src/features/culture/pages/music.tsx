import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { MusicChart } from "#features/culture/panels/music/MusicChart.tsx";
import { NumberOne } from "#features/culture/panels/music/NumberOne.tsx";
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
