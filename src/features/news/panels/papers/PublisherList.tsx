import { useState } from "react";
import { useHref } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { namesMatch } from "#contracts/names.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { type Publisher, PublisherEntry } from "./PublisherEntry.tsx";

interface PublisherListProps {
  papers: readonly Publisher[];
  /** The name in the address, where the form puts it if no JavaScript runs. */
  initialName: string;
}

/** All papers, filtered as the reader types a name. */
export function PublisherList({ papers, initialName }: PublisherListProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState(initialName);
  const shown = papers.filter(({ name }) => namesMatch(name, typed));
  return (
    <>
      <form className="tools" action={useHref(pages.publishers)} onSubmit={(event) => event.preventDefault()}>
        <LiteField />
        <input
          className="field"
          type="search"
          name="q"
          aria-label={say("Find a newspaper")}
          placeholder={say("Find a newspaper by its name")}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn unscripted" type="submit">
          {say("Find")}
        </button>
      </form>
      {shown.length === 0 ? (
        <Empty>
          <p>{say("No newspaper here has this name.")}</p>
        </Empty>
      ) : null}
      <ul className="publishers">
        {shown.map((paper) => (
          <PublisherEntry key={paper.name} paper={paper} />
        ))}
      </ul>
    </>
  );
}
