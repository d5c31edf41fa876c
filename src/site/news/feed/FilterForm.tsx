import { useRef } from "react";
import { useHref, useLocation, useNavigate, useSearchParams } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { useAnswer } from "#site/data/answers.ts";
import { useFollowAddress } from "#site/ui/lazy/follow-address.ts";
import { earlyChoice } from "#site/ui/lazy/replay-change.ts";
import { LiteField } from "#site/ui/PageLink.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { useWords } from "#site/words/words.ts";
import { filterOf, periods } from "./filter.ts";

/** Pages whose list the filter changes; on all others it leads to the home page. */
const filtered = [/^\/$/, /^\/category\/[^/]+$/, /^\/latest$/, /^\/search$/];

interface FilterParts {
  /** Distinguishes the forms of one page. */
  id: string;
  changed?: () => void;
}

/** All or followed, period, source: a plain GET form that submits itself if JavaScript runs. */
export function FilterForm({ id, changed }: FilterParts) {
  const { say } = useWords();
  const { lite } = useRootData();
  const { pathname } = useLocation();
  const [words] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { followedOnly, period, source } = filterOf(words);
  useFollowAddress(form, {
    q: words.get("q") ?? "",
    scope: followedOnly ? "followed" : "all",
    period: period ?? "",
    source: source ?? "",
  });
  const action = filtered.some((pattern) => pattern.test(pathname)) ? pathname : pages.home;
  const href = useHref(action);

  function send() {
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].filter(([, value]) => value !== "" && value !== "all");
    const query = new URLSearchParams(chosen as [string, string][]).toString();
    changed?.();
    navigate(query === "" ? action : `${action}?${query}`);
  }

  return (
    <form
      ref={form}
      className="filter"
      action={href}
      onChange={send}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {action === pages.search ? <input type="hidden" name="q" value={words.get("q") ?? ""} /> : null}
      <LiteField />
      {lite ? null : (
        <fieldset className="segment">
          <legend className="vh">{say("Whose news")}</legend>
          <label>
            <input type="radio" name="scope" value="all" defaultChecked={!followedOnly} />
            <span>{say("All news")}</span>
          </label>
          <label>
            <input type="radio" name="scope" value="followed" defaultChecked={followedOnly} />
            <span>{say("Followed only")}</span>
          </label>
        </fieldset>
      )}
      <label className="label" htmlFor={`${id}-period`}>
        {say("Time period")}
      </label>
      <select
        ref={earlyChoice}
        className="field"
        id={`${id}-period`}
        name="period"
        defaultValue={period ?? ""}
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {say(label)}
          </option>
        ))}
      </select>
      <SourceChoice id={id} chosen={source} />
      <button className="btn unscripted" type="submit">
        {say("Apply")}
      </button>
    </form>
  );
}

/** The browser asks for the papers' names; a data-saver page has a text field instead. */
function SourceChoice({ id, chosen }: { id: string; chosen: string | undefined }) {
  const { say } = useWords();
  const { lite } = useRootData();
  const { answer } = useAnswer("GET /meta/sources", lite ? null : {});
  const names = sourcesOf(answer);
  return (
    <>
      <label className="label" htmlFor={`${id}-source`}>
        {say("Source")}
      </label>
      {lite ? (
        <input
          className="field"
          id={`${id}-source`}
          name="source"
          defaultValue={chosen}
          placeholder={say("All sources")}
        />
      ) : (
        <select className="field" id={`${id}-source`} name="source" defaultValue={chosen ?? ""}>
          <option value="">{say("All sources")}</option>
          {chosen ? <option value={chosen}>{chosen}</option> : null}
          {names
            .filter((name) => name !== chosen)
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </select>
      )}
    </>
  );
}

/** An array, or an object with `sources`. */
function sourcesOf(answer: unknown): string[] {
  const list = Array.isArray(answer) ? answer : (answer as { sources?: unknown } | null)?.sources;
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : [];
}
