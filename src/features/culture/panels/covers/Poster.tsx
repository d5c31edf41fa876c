import { motifOf, pairOf, setTitle } from "./design.ts";

const BASELINE = 278;

/** A film without a poster gets one: its title, large, beneath a motif of its genre. */
export function Poster({ title, genre }: { title: string; genre: string | undefined }) {
  const { lines, size } = setTitle(title);
  return (
    <svg className={pairOf(title)} viewBox="0 0 200 300" aria-hidden="true">
      <path className="cover__ink" d={motifOf(title, genre)} />
      {lines.map((line, at) => (
        <text
          className="cover__title"
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may repeat a word.
          key={at}
          x="12"
          y={BASELINE - (lines.length - 1 - at) * size}
          fontSize={size}
        >
          {line}
        </text>
      ))}
      <path className="cover__stitch" d="M0 297h200" />
    </svg>
  );
}

/** A record without artwork: the initials of its title on its artist's colours. */
export function Sleeve({ title, artist }: { title: string; artist: string }) {
  const initials = title
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .slice(0, 2)
    .join("");
  return (
    <svg className={pairOf(artist)} viewBox="0 0 200 200" aria-hidden="true">
      <path className="cover__ink" transform="translate(0 60)" d={motifOf(artist)} />
      <text className="cover__title" x="14" y="76" fontSize="68">
        {initials}
      </text>
    </svg>
  );
}
