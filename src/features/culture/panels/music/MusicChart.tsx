import type { Chart, ChartEntry } from "#features/culture/contract.ts";
import { Cover } from "#features/culture/panels/covers/Cover.tsx";
import { Sleeve } from "#features/culture/panels/covers/Poster.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { inLagos } from "#ui/time.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

export function MusicChart({ chart }: { chart: Chart }) {
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
