import { useState } from "react";
import { Languages } from "#app/site/shell/footer/Languages.tsx";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { PicksCard } from "#features/news/panels/rails/PicksCard.tsx";
import { PopularCard } from "#features/news/panels/rails/PopularCard.tsx";
import { TopicsCard } from "#features/news/panels/rails/TopicsCard.tsx";
import { record } from "#ui/analytics/record.ts";
import { MenuItem } from "#ui/frame/menus/MenuItem.tsx";
import { type MenuGroup, menu, quickLinks } from "#ui/frame/menus/menu.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { useWords } from "#words/words.ts";
import { BookmarkCount } from "./BookmarkCount.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

/** The phone's menu. Any link in it closes it. */
export function Drawer({ close }: { close: () => void }) {
  const { say } = useWords();
  return (
    <Sheet title={say("Explore")} from="left" close={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: presses of its links bubble here; the links themselves handle the keyboard. */}
      <div onClick={({ target }) => (target as Element).closest("a") && close()}>
        <nav aria-label={say("Explore")}>
          <Section title={say("Categories")}>
            <ul>
              {menu.map((group) => (
                <DrawerCategory key={group.category} group={group} />
              ))}
            </ul>
          </Section>
          <div className="drawer__links">
            <PageLink className="menu__item menu__item--icon" to={pages.bookmarks}>
              <Icon name="bookmark" />
              <span className="drawer__mark">
                {say("My Bookmarks")}
                <BookmarkCount />
              </span>
            </PageLink>
            <PageLink className="menu__item menu__item--icon" to={pages.following}>
              <Icon name="check" />
              {say("Following")}
            </PageLink>
            <PageLink className="menu__item menu__item--icon" to={pages.since}>
              <Icon name="next" />
              {say("Since you last looked")}
            </PageLink>
            <PageLink className="menu__item menu__item--icon" to={pages.settings}>
              <Icon name="gear" />
              {say("Settings")}
            </PageLink>
            <ThemeToggle labelled />
          </div>
          <Section title={say("Quick links")}>
            <div className="drawer__quick">
              {quickLinks.map(({ label, to }) => (
                <PageLink className="menu__item" key={to} to={to}>
                  {say(label)}
                </PageLink>
              ))}
            </div>
          </Section>
        </nav>
        <Languages />
        <PopularCard serverArticles={null} section="drawer_popular" />
        <TopicsCard serverTopics={null} section="drawer_trending" />
        <PicksCard serverPicks={null} section="drawer_picks" />
        <p className="source-note">{product.version}</p>
      </div>
    </Sheet>
  );
}

/** A category whose sub-list opens and closes independently of the others. */
function DrawerCategory({ group: { category, to, entries } }: { group: MenuGroup }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li className="drawer__category">
      <div className="drawer__row">
        <PageLink className="menu__item" to={to} onClick={() => record("category_nav_click", { category })}>
          {say(category)}
        </PageLink>
        <button
          className="icon-btn"
          type="button"
          aria-expanded={open}
          aria-label={say("{category}: sub-pages", { category: say(category) })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" small />
        </button>
      </div>
      {open ? (
        <ul className="drawer__sub">
          {entries.map((entry) => (
            <li key={entry.label}>
              <MenuItem category={category} entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
