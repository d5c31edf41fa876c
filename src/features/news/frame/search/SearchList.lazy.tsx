import "#ui/styles/lazy.css";
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { type Group, groupsOf, markTyped } from "#features/news/frame/search/finder/groups.ts";
import { useCombobox } from "#features/news/frame/search/finder/use-combobox.ts";
import { useFindings } from "#features/news/frame/search/finder/use-findings.ts";
import { HighlightedText } from "#features/news/panels/cards/HighlightedText.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

interface ListProps {
  /** The search box that it belongs to. */
  box: string;
  /** Called when an option leads elsewhere. */
  onSearch?: (() => void) | undefined;
}

/**
 * The list below a search box: recent searches, topics, papers, clubs and stories. Loaded when a box is first focused;
 * the box is a plain field until then.
 */
export function SearchList({ box, onSearch }: ListProps) {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const q = useTyped(box);
  const groups = groupsOf(q, useFindings(q), words);
  const options = groups.flatMap((group) => group.options);
  const { shown, active, close } = useCombobox({
    box,
    list: id,
    count: options.length,
    choose(index) {
      onSearch?.();
      navigate(options[index]?.to ?? "");
    },
  });

  function leave() {
    close();
    onSearch?.();
  }

  return (
    <div className="finder" id={id} role="listbox" aria-label={words.say("Suggestions")} hidden={!shown}>
      {groups.map((group, at) => (
        <Section
          key={group.title}
          group={group}
          q={q}
          id={id}
          from={groups.slice(0, at).reduce((count, { options }) => count + options.length, 0)}
          active={active}
          onChoose={leave}
        />
      ))}
    </div>
  );
}

/** The text in the box, without surrounding spaces. */
function useTyped(box: string): string {
  const [q, setQ] = useState("");
  useEffect(() => {
    const input = document.getElementById(box) as HTMLInputElement;
    const onInput = () => setQ(input.value.trim());
    onInput();
    input.addEventListener("input", onInput);
    return () => input.removeEventListener("input", onInput);
  }, [box]);
  return q;
}

interface SectionProps {
  group: Group;
  q: string;
  id: string;
  /** The position of its first option in the whole list. */
  from: number;
  active: number;
  onChoose: () => void;
}

function Section({ group: { title, options }, q, id, from, active, onChoose }: SectionProps) {
  const { say } = useWords();
  return (
    <fieldset className="finder__group" aria-label={say(title || "All results")}>
      {title ? (
        <p className="finder__head" aria-hidden="true">
          {say(title)}
        </p>
      ) : null}
      {options.map(({ label, to }, at) => (
        <PageLink
          className={title ? "finder__option" : "finder__option finder__option--all"}
          key={to}
          id={`${id}-${from + at}`}
          role="option"
          aria-selected={from + at === active}
          tabIndex={-1}
          to={to}
          // The box keeps the focus until the link leads away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
        >
          <HighlightedText text={title ? markTyped(label, q) : label} />
        </PageLink>
      ))}
    </fieldset>
  );
}
