import { useRef } from "react";
import { useHref, useLocation, useNavigate, useRouteLoaderData, useSearchParams } from "react-router";
import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { useFollowAddress } from "#ui/lazy/follow-address.ts";
import { replayChange } from "#ui/lazy/replay-change.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { type Facet, filterOf, periods } from "./filter.ts";

/** Pages whose own list the filter changes; on all others it leads to the home page. */
const filtered = [/^\/$/, /^\/category\/[^/]+$/, /^\/latest$/, /^\/search$/];

interface FilterProps {
  /** Distinguishes the forms of one page. */
  id: string;
  changed?: () => void;
}

/** All or followed papers, period, source: a plain GET form that submits itself if JavaScript runs. */
export function FilterForm({ id, changed }: FilterProps) {
  const { say } = useWords();
  const { lite } = useRootData();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { followedOnly, period, source } = filterOf(params);
  useFollowAddress(form, {
    q: params.get("q") ?? "",
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
      {action === pages.search ? <SearchFields params={params} /> : null}
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
        ref={replayChange}
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

/** The search's other parameters, so that choosing a paper keeps them. */
function SearchFields({ params }: { params: URLSearchParams }) {
  return ["q", "order", "category"].map((name) =>
    params.has(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} /> : null,
  );
}

/**
 * A search offers the papers that it found, with the number of their results. Elsewhere the browser asks for the
 * papers' names; a data-saver page has a text field instead.
 */
function SourceChoice({ id, chosen }: { id: string; chosen: string | undefined }) {
  const { say } = useWords();
  const { lite } = useRootData();
  const search = useRouteLoaderData("news/search") as
    | { readonly found: { readonly sources: readonly Facet[] } | null }
    | undefined;
  const foundSources = search?.found?.sources;
  const { answer } = useAnswer(api.news.sources, lite || foundSources ? null : {});
  const offered = foundSources ?? sourcesOf(answer).map((value) => ({ value, count: "" }));
  const isMissing = chosen && !offered.some(({ value }) => value === chosen);
  return (
    <>
      <label className="label" htmlFor={`${id}-source`}>
        {say("Source")}
      </label>
      {lite && !foundSources ? (
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
          {isMissing ? <option value={chosen}>{chosen}</option> : null}
          {offered.map(({ value, count }) => (
            <option key={value} value={value}>
              {count === "" ? value : `${value} (${count})`}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function sourcesOf(answer: ShownAnswer<typeof api.news.sources> | null): string[] {
  const sources = answer?.sources;
  return Array.isArray(sources) ? sources.filter((name) => typeof name === "string") : [];
}
