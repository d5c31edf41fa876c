import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { categoryPage, pages, safeDecode } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { useCloseOnBack } from "#device/back.ts";
import { SearchBox } from "#features/news/frame/search/SearchBox.tsx";
import { record } from "#ui/analytics/record.ts";
import { Icon } from "#ui/Icon.tsx";
import { Island, lazyPart, whenWide } from "#ui/lazy/island.tsx";
import { OnPress } from "#ui/lazy/on-press.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Verbatim } from "#ui/Verbatim.tsx";
import { useWords } from "#words/words.ts";
import { BookmarkCount } from "./BookmarkCount.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const explore = lazyPart(() => import("./Explore.lazy.tsx").then(({ Explore }) => Explore), whenWide);
const drawerPart = { load: () => import("./Drawer.lazy.tsx").then(({ Drawer }) => Drawer) };

export function Header() {
  const { say } = useWords();
  const [drawer, setDrawer] = useState(false);
  const [searching, setSearching] = useState(false);
  const { lite } = useRootData();
  const searchButton = useRef<HTMLButtonElement>(null);
  useCloseOnBack(() => {
    setSearching(false);
    searchButton.current?.focus({ preventScroll: true });
  }, searching);

  return (
    <header className="header">
      <div className="header__bar">
        {lite ? null : (
          <button
            className="icon-btn tool--menu"
            id="menu"
            type="button"
            aria-label={say("Open menu")}
            aria-haspopup="dialog"
            onClick={() => setDrawer(true)}
          >
            <Icon name="menu" />
          </button>
        )}
        <a className="icon-btn tool--menu unscripted" href="#explore" aria-label={say("Menu")}>
          <Icon name="menu" />
        </a>
        <Logo />
        <span className="live">
          <span className="live__dot" aria-hidden="true" />
          <span className="live__text">{say("Live updates")}</span>
          {lite ? null : <Verbatim as="span" text="" className="live__state" />}
        </span>
        <SearchBox id="q" className="header__search" placeholder={say("Search news, topics, or trends...")} />
        <Island part={explore} props={{}} />
        <Tools button={searchButton} searching={searching} search={() => setSearching(!searching)} />
      </div>
      {searching ? (
        <div className="header__find">
          <SearchBox
            id="q-phone"
            className="search--phone"
            placeholder={say("Search news, topics...")}
            autoFocus
            onSearch={() => setSearching(false)}
          />
        </div>
      ) : null}
      <CategoryBar />
      {drawer ? <OnPress part={drawerPart} props={{ close: () => setDrawer(false) }} /> : null}
    </header>
  );
}

function Logo() {
  return (
    <PageLink className="logo" to={pages.home}>
      <svg className="logo__mark" viewBox="0 0 30 30" aria-hidden="true">
        <path className="logo__field" d="M0 0h30v30H0z" />
        <path className="logo__stripe" d="M0 0h9v30H0zM21 0h9v30h-9z" />
        <path className="logo__n" d="M9 0 21 22v8L9 8z" />
      </svg>
      <span className="logo__name">{product.name}</span>
      <span className="beta">BETA</span>
    </PageLink>
  );
}

interface ToolsProps {
  /** The button that opens the search on a phone. */
  button: RefObject<HTMLButtonElement | null>;
  searching: boolean;
  search: () => void;
}

function Tools({ button, searching, search }: ToolsProps) {
  const { say } = useWords();
  const { lite } = useRootData();
  return (
    <div className="header__tools">
      <PageLink className="icon-btn tool--search unscripted" to={pages.search} aria-label={say("Search")}>
        <Icon name="search" />
      </PageLink>
      {lite ? null : (
        <button
          ref={button}
          className="icon-btn tool--search"
          type="button"
          aria-label={say("Search")}
          aria-expanded={searching}
          onClick={search}
        >
          <Icon name={searching ? "close" : "search"} />
        </button>
      )}
      <PageLink className="icon-btn" to={pages.bookmarks}>
        <Icon name="bookmark" />
        <span className="vh">{say("My Bookmarks")}</span>
        <BookmarkCount phone />
      </PageLink>
      <PageLink className="icon-btn tool--settings" to={pages.settings} aria-label={say("Settings")}>
        <Icon name="gear" />
      </PageLink>
      {lite ? null : <ThemeToggle />}
    </div>
  );
}

/**
 * Brings the current section into view within the bar; on a full load the styles have done so before. At an end of the
 * bar it sticks over others, so its own place is read from its neighbour.
 */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>("li:has([aria-current])");
  if (!current) return;
  const room = bar.getBoundingClientRect();
  const left = current.previousElementSibling?.getBoundingClientRect().right ?? room.left - bar.scrollLeft;
  const right = left + current.offsetWidth;
  if (left >= room.left && right <= room.right) return;
  bar.scrollLeft += (left + right - room.left - room.right) / 2;
}

function CategoryBar() {
  const { say } = useWords();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another section.
  useLayoutEffect(() => {
    const shown = bar.current;
    if (!shown) return;
    // It calls back before the first paint, and whenever the bar gets narrower.
    const watcher = new ResizeObserver(() => showCurrent(shown));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [pathname]);
  const here = safeDecode(pathname).toLowerCase();
  /** "page" on the category's own page, "true" on one below it, as the league is below sports. */
  const currentIn = (category: string) =>
    here === `/category/${category}`
      ? "page"
      : here.replace("/category/", "/").startsWith(`/${category}/`)
        ? "true"
        : undefined;
  return (
    <nav ref={bar} className="cats" aria-label={say("Categories")}>
      <ul className="cats__list">
        <li>
          <PageLink className="cats__link" to={pages.home} aria-current={here === "/" ? "page" : undefined}>
            {say("Home")}
          </PageLink>
        </li>
        {navigationCategories.map((category) => (
          <li key={category}>
            <PageLink
              className="cats__link"
              to={categoryPage(category)}
              aria-current={currentIn(category.toLowerCase())}
              onClick={() => record("category_nav_click", { category })}
            >
              {say(category)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
