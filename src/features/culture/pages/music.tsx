import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Chart, ChartEntry } from "#features/culture/contract.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { Cover } from "#features/culture/panels/covers/Cover.tsx";
import { Sleeve } from "#features/culture/panels/covers/Poster.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

function MusicChart({ chart }: { chart: Chart }) {
  const { dates, say, translate } = useWords();
  const { id, entries, compared_with } = chart;
  const title = translate(chart.title);
  return (
    <div id={id}>
      <Section
        title={title.text}
        lang={title.lang}
        subtitle={
          compared_with
            ? say("Movement since {day}", { day: inLagos(Date.parse(compared_with), dates).long })
            : say("Movement shows once there is an earlier chart to compare with")
        }
      >
        <Credit {...chart} />
        <ol>
          {entries.map((entry) => (
            <Song key={entry.rank} entry={entry} />
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Song({ entry }: { entry: ChartEntry }) {
  const { lang, say } = useWords();
  const { rank, title, artist, artwork_url, url } = entry;
  return (
    <li className="song">
      <span className="rank__no num">{rank}</span>
      <Cover address={artwork_url} kind="artwork" typeset={<Sleeve title={title} artist={artist} />} />
      <p className="song__words">
        <a className="rank__title" href={url} target="_blank" rel="noopener">
          <span lang={lang()}>{title}</span>
          <span className="vh"> {say("(opens in a new tab)")}</span>
        </a>
        <span className="source-note" lang={lang()}>
          {artist}
        </span>
      </p>
      <Movement entry={entry} />
    </li>
  );
}

const movements = {
  up: ["up", "up", "up by"],
  down: ["fall", "down", "down by"],
  same: ["flat", "flat", "unchanged"],
} as const satisfies Record<string, readonly [icon: string, colour: string, label: Sentence]>;

function Movement({ entry: { movement, rank, previous_rank } }: { entry: ChartEntry }) {
  const { say } = useWords();
  if (movement === null) return null;
  if (movement === "new") return <span className="tag tag--live">{say("NEW")}</span>;
  const by = Math.abs((previous_rank ?? rank) - rank);
  const [icon, colour, label] = movements[movement];
  return (
    <span className={`change num ${colour}`}>
      <Icon name={icon} /> <span className="vh">{say(label)}</span>
      {movement === "same" ? null : by}
    </span>
  );
}

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
