import type { Chart, ChartEntry } from "#contracts/culture.ts";
import { Cover } from "#site/culture/Cover.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Credit } from "#site/ui/sentences/Credit.tsx";
import { inLagos } from "#site/ui/time.ts";

export function MusicChart({ chart }: { chart: Chart }) {
  const { id, title, entries, compared_with } = chart;
  return (
    <div id={id}>
      <Section
        title={title}
        subtitle={
          compared_with
            ? `Movement since ${inLagos(Date.parse(compared_with)).long}`
            : "Movement shows once there is an earlier chart to compare with"
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
  const { rank, title, artist, artwork_url, url } = entry;
  return (
    <li className="song">
      <span className="rank__no num">{rank}</span>
      <Cover address={artwork_url} kind="artwork" />
      <p className="song__words">
        <a className="rank__title" href={url} target="_blank" rel="noopener">
          {title}
          <span className="vh"> (opens in a new tab)</span>
        </a>
        <span className="source-note">{artist}</span>
      </p>
      <Movement entry={entry} />
    </li>
  );
}

function Movement({ entry: { movement, rank, previous_rank } }: { entry: ChartEntry }) {
  if (movement === null) return null;
  if (movement === "new") return <span className="tag tag--live">NEW</span>;
  const by = Math.abs((previous_rank ?? rank) - rank);
  const looks = { up: ["up", "up"], down: ["fall", "down"], same: ["flat", "flat"] } as const;
  const [icon, colour] = looks[movement];
  return (
    <span className={`change num ${colour}`}>
      <Icon name={icon} /> <span className="vh">{movement === "same" ? "unchanged" : `${movement} by`}</span>
      {movement === "same" ? null : by}
    </span>
  );
}
