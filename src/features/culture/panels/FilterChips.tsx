import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

interface ChipsProps {
  /** The filter's name: "Genre". */
  name: string;
  /** The label of the unfiltered choice: "Every genre". */
  allLabel: string;
  /** The query parameter: "genre". */
  param: string;
  choices: readonly string[];
  chosen: string | undefined;
  path: string;
  /** The other query parameters, which the links keep. */
  otherParams: Readonly<Record<string, string | undefined>>;
}

/** One filter as a row of links; nothing if there is nothing to choose from. */
export function FilterChips({ name, allLabel, param, choices, chosen, path, otherParams }: ChipsProps) {
  const { translate } = useWords();
  if (choices.length < 2 && !chosen) return null;
  const to = (choice: string | undefined) => filterAddress(path, { ...otherParams, [param]: choice });
  return (
    <nav className="chips" aria-label={name}>
      <PageLink className="chip" to={to(undefined)} aria-current={chosen ? undefined : "true"}>
        {allLabel}
      </PageLink>
      {choices.map((choice) => (
        <PageLink
          className="chip"
          key={choice}
          lang={translate(choice).lang}
          to={to(choice)}
          aria-current={choice === chosen ? "true" : undefined}
        >
          {translate(choice).text}
        </PageLink>
      ))}
    </nav>
  );
}

export function filterAddress(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
