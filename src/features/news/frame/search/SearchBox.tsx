import { Suspense, useState } from "react";
import { useHref, useLocation, useNavigate } from "react-router";
import { maxSearchLength, pages, searchPage } from "#contracts/addresses.ts";
import { Icon } from "#ui/Icon.tsx";
import { lazyOptional } from "#ui/lazy/optional.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

const SearchList = lazyOptional(() => import("./SearchList.lazy.tsx").then(({ SearchList }) => SearchList));

interface SearchProps {
  /** Distinguishes the boxes of one page. */
  id: string;
  placeholder: string;
  className: string;
  initially?: string;
  autoFocus?: boolean;
  onSearch?: () => void;
}

/** Focuses the box that the reader has just opened, without scrolling the page. */
const focus = (box: HTMLInputElement | null) => box?.focus({ preventScroll: true });

/** A plain form that works without JavaScript; with it, an empty search does nothing. */
export function SearchBox({
  id,
  placeholder,
  className,
  initially = "",
  autoFocus = false,
  onSearch,
}: SearchProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [touched, setTouched] = useState(false);

  function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get("q")).trim();
    if (term === "") return;
    onSearch?.();
    // The page of results gets the focus, as another page does; on that page the box keeps it.
    if (pathname !== pages.search) (document.activeElement as HTMLElement | null)?.blur();
    navigate(searchPage(term));
  }

  return (
    <search className={className}>
      <form className="search" action={useHref(pages.search)} onSubmit={search}>
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {say("Search")}
        </label>
        <input
          key={initially}
          id={id}
          name="q"
          type="search"
          placeholder={placeholder}
          defaultValue={initially}
          maxLength={maxSearchLength}
          autoComplete="off"
          onFocus={() => setTouched(true)}
          enterKeyHint="search"
          ref={autoFocus ? focus : undefined}
        />
        {touched ? (
          <Suspense fallback={null}>
            <SearchList box={id} onSearch={onSearch} />
          </Suspense>
        ) : null}
        <LiteField />
      </form>
    </search>
  );
}
