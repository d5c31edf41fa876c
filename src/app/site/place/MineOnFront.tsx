import { placePage } from "#contracts/addresses.ts";
import { MyClubOnFront } from "#features/league/panels/my-club/MyClubOnFront.tsx";
import { MyStateOnFront } from "#features/news/panels/place/MyStateOnFront.tsx";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

export interface MineProps {
  /** The reader's own state and its newest story, where the server knows it: on a data-saver page. */
  state?: { slug: string; name: string; newest: CardArticle | undefined } | null;
}

/** The front page's lines about the reader's club and state; without them, links to the league and to all states. */
export function MineOnFront({ state }: MineProps) {
  const { lang } = useWords();
  return (
    <>
      <MyClubOnFront />
      {state ? (
        <MyLine
          to={placePage(state.slug)}
          name={state.name}
          says={state.newest?.headline ?? ""}
          lang={lang(langOf(state.newest?.language))}
        />
      ) : (
        <MyStateOnFront />
      )}
    </>
  );
}
