import { PageLink } from "#ui/PageLink.tsx";
import { byLabel } from "#words/collator.ts";
import { useWords, type Words } from "#words/words.ts";

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
  const { language, translate } = useWords();
  if (choices.length < 2 && !chosen) return null;
  const to = (choice: string | undefined) => filterAddress(path, { ...otherParams, [param]: choice });
  return (
    <nav className="chips chips--scroll" aria-label={name}>
      <PageLink className="chip" to={to(undefined)} aria-current={chosen ? undefined : "true"}>
        {allLabel}
      </PageLink>
      {namedChoices(param, choices, { language, translate }).map(({ choice, label, lang }) => (
        <PageLink
          className="chip"
          key={choice}
          lang={lang}
          to={to(choice)}
          aria-current={choice === chosen ? "true" : undefined}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}

/** The choices with their names in the page's language, in the order of its alphabet; a city keeps its name. */
export function namedChoices(
  param: string,
  choices: readonly string[],
  { language, translate }: Pick<Words, "language" | "translate">,
) {
  return choices
    .map((choice) => {
      const { text: label, lang } = param === "city" ? { text: choice } : translate(choice);
      return { choice, label, lang };
    })
    .sort(byLabel(language));
}

export function filterAddress(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
