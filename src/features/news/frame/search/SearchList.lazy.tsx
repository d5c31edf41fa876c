import "#ui/styles/lazy.css";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Group, groupsOf, markTyped } from "#features/news/frame/search/finder/groups.ts";
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
  const { pathname } = useLocation();
  const q = useTyped(box);
  const groups = groupsOf(q, useFindings(q), words);
  const options = groups.flatMap((group) => group.options);
  const { shown, active, close } = useCombobox({
    box,
    list: id,
    count: options.length,
    choose(index) {
      const to = options[index]?.to ?? "";
      leave(to);
      navigate(to);
    },
  });

  function leave(to: string) {
    close();
    onSearch?.();
    // Another page gets the focus; on the same page the box keeps it.
    if (to.split("?")[0] !== pathname) document.getElementById(box)?.blur();
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
  onChoose: (to: string) => void;
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
      {options.map(({ label, lang, to }, at) => (
        <PageLink
          className={title ? "finder__option" : "finder__option finder__option--all"}
          key={to}
          id={`${id}-${from + at}`}
          role="option"
          aria-selected={from + at === active}
          tabIndex={-1}
          to={to}
          lang={lang}
          // The box keeps the focus until the link leads away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(to)}
        >
          <HighlightedText text={title ? markTyped(label, q) : label} />
        </PageLink>
      ))}
    </fieldset>
  );
}

interface ComboboxOptions {
  /** The id of the search box. */
  box: string;
  /** The id of its list; an option's id is this, a hyphen and its position. */
  list: string;
  /** How many options there are. */
  count: number;
  choose: (index: number) => void;
}

/** Makes a search box the combobox of a list: the arrow keys walk the list, Enter chooses, Escape closes it. */
function useCombobox({ box, list, count, choose }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && count > 0;
  const latest = useRef({ count, shown, active, choose });
  latest.current = { count, shown, active, choose };

  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);

  useEffect(() => {
    const input = document.getElementById(box) as HTMLInputElement;
    const begin = () => {
      setActive(-1);
      setOpen(true);
    };
    /** Handles a key; true if it was meant for the list. */
    const handleKey = (key: string): boolean => {
      const { count, shown, active, choose } = latest.current;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined && count > 0) {
        setOpen(true);
        // The arrow keys cycle through one position more than there are options: the box itself.
        setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
        return true;
      }
      if (!shown || (key !== "Escape" && (key !== "Enter" || active < 0))) return false;
      close();
      if (key === "Enter") choose(active);
      // In an empty box Escape also closes the search itself, so it is passed on.
      return key === "Enter" || active >= 0 || input.value !== "";
    };
    const pressed = (event: KeyboardEvent) => {
      if (!handleKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!input.form?.contains(relatedTarget as Node | null)) close();
    };
    // The box may have lost the focus while this code was loading.
    if (input === document.activeElement) setOpen(true);
    input.role = "combobox";
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    const listening = new AbortController();
    const until = { signal: listening.signal };
    input.addEventListener("input", begin, until);
    input.addEventListener("focus", begin, until);
    input.addEventListener("keydown", pressed, until);
    input.form?.addEventListener("focusout", onFocusOut, until);
    return () => listening.abort();
  }, [box, list, close]);

  useEffect(() => {
    const input = document.getElementById(box);
    const option = shown && active >= 0 ? `${list}-${active}` : null;
    input?.setAttribute("aria-expanded", String(shown));
    if (option === null) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", option);
    if (option !== null) document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  }, [box, list, active, shown]);

  return { shown, active, close };
}
