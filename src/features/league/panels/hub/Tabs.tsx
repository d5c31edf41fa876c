import { useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { type TabId, tabPage, tabs } from "#features/league/panels/data/place.ts";
import { useFollowAddress } from "#ui/lazy/follow-address.ts";
import { replayChange } from "#ui/lazy/replay-change.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

/** Links, so that they work without JavaScript; with it, tabs that the arrow keys move through. */
export function Tabs({ current }: { current: TabId }) {
  const { lite } = useRootData();
  const { say } = useWords();
  if (lite) {
    return (
      <nav className="tabs" aria-label={say("League")}>
        {tabs.map(({ id, label }) => (
          <PageLink
            key={id}
            className="tab"
            to={tabPage(id)}
            aria-current={id === current ? "page" : undefined}
          >
            {say(label)}
          </PageLink>
        ))}
      </nav>
    );
  }
  return (
    <div className="tabs" role="tablist" aria-label={say("League")} onKeyDown={moveFocus} tabIndex={-1}>
      {tabs.map(({ id, label }) => (
        <PageLink
          key={id}
          id={`tab-${id}`}
          className="tab"
          role="tab"
          aria-selected={id === current}
          aria-controls="tab"
          to={tabPage(id)}
        >
          {say(label)}
        </PageLink>
      ))}
    </div>
  );
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    Home: -tabs.length,
    End: tabs.length,
  };
  const step = steps[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const here = all.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  const next = Math.abs(step) === 1 ? (here + step + all.length) % all.length : step < 0 ? 0 : all.length - 1;
  all[next]?.focus();
}

/** Selects a tab on phones. */
export function TabPicker({ current }: { current: TabId }) {
  const navigate = useNavigate();
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  useFollowAddress(form, { tab: current });
  return (
    <form ref={form} className="picker" action={useHref(pages.league)}>
      <label className="vh" htmlFor="tab-picker">
        {say("Section")}
      </label>
      <select
        ref={replayChange}
        className="field"
        id="tab-picker"
        name="tab"
        defaultValue={current}
        onChange={({ target }) => navigate(tabPage(target.value as TabId))}
      >
        {tabs.map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
      </select>
      <LiteField />
      <button className="btn unscripted" type="submit">
        {say("Show")}
      </button>
    </form>
  );
}
