import type { Chart } from "#features/culture/contract.ts";
import { Cover } from "#features/culture/panels/covers/Cover.tsx";
import { Sleeve } from "#features/culture/panels/covers/Poster.tsx";
import { useWords } from "#words/words.ts";

/** The first song of a chart, large above the lists. */
export function NumberOne({ chart }: { chart: Chart | undefined }) {
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
