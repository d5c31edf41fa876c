import { useCallback, useEffect, useRef, useState } from "react";

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
export function useCombobox({ box, list, count, choose }: ComboboxOptions) {
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
