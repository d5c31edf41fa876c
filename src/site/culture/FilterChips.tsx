import { PageLink } from "#site/ui/PageLink.tsx";

interface ChipsParts {
  /** "Genre". */
  name: string;
  /** The query parameter: "genre". */
  word: string;
  choices: readonly string[];
  chosen: string | undefined;
  path: string;
  /** The other query parameters, which stay. */
  others: Readonly<Record<string, string | undefined>>;
}

/** One filter as a row of links; nothing if there is no choice. */
export function FilterChips({ name, word, choices, chosen, path, others }: ChipsParts) {
  if (choices.length < 2 && !chosen) return null;
  const to = (choice: string | undefined) => addressOf(path, { ...others, [word]: choice });
  return (
    <nav className="chips" aria-label={name}>
      <PageLink className="chip" to={to(undefined)} aria-current={chosen ? undefined : "true"}>
        Every {name.toLowerCase()}
      </PageLink>
      {choices.map((choice) => (
        <PageLink
          className="chip"
          key={choice}
          to={to(choice)}
          aria-current={choice === chosen ? "true" : undefined}
        >
          {choice}
        </PageLink>
      ))}
    </nav>
  );
}

export function addressOf(path: string, words: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
