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

/** All or followed papers, period, source, state: a plain GET form that submits itself if JavaScript runs. */
export function FilterForm({ id, changed }: FilterProps) {
  const { say } = useWords();
  const { lite } = useRootData();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { followedOnly, period, source, place } = filterOf(params);
  useFollowAddress(form, {
    q: params.get("q") ?? "",
    scope: followedOnly ? "followed" : "all",
    period: period ?? "",
    source: source ?? "",
    place: place ?? "",
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
      <StateChoice id={id} chosen={place} />
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

/** A search offers the papers that it found, with the number of their results; elsewhere the browser asks for their names. */
function SourceChoice({ id, chosen }: { id: string; chosen: string | undefined }) {
  const { say } = useWords();
  const { lite } = useRootData();
  const search = useRouteLoaderData("news/search") as
    | { readonly found: { readonly sources: readonly Facet[] } | null }
    | undefined;
  const found = search?.found?.sources;
  const { answer } = useAnswer(api.news.sources, lite || found ? null : {});
  const named = sourcesOf(answer).map((value) => ({ value, shown: value }));
  return (
    <Choice
      id={`${id}-source`}
      name="source"
      label={say("Source")}
      all={say("All sources")}
      chosen={chosen}
      offered={
        found?.map(({ value, count }) => ({ value, shown: count ? `${value} (${count})` : value })) ??
        (lite ? null : named)
      }
    />
  );
}

function StateChoice({ id, chosen }: { id: string; chosen: string | undefined }) {
  const { lang, say } = useWords();
  const { lite } = useRootData();
  const { answer } = useAnswer(api.news.places, lite ? null : {});
  const named = answer?.places ?? [];
  return (
    <Choice
      id={`${id}-place`}
      name="place"
      label={say("State")}
      all={say("All states")}
      chosen={chosen}
      offered={lite ? null : named.map(({ slug, name }) => ({ value: slug, shown: name, lang: lang() }))}
    />
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  all: string;
  chosen: string | undefined;
  /** Null on a data-saver page, which has a text field instead. */
  offered: readonly { value: string; shown: string; lang?: string | undefined }[] | null;
}

function Choice({ id, name, label, all, chosen, offered }: ChoiceProps) {
  const isMissing = chosen && !offered?.some(({ value }) => value === chosen);
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {offered ? (
        <select className="field" id={id} name={name} defaultValue={chosen ?? ""}>
          <option value="">{all}</option>
          {isMissing ? <option value={chosen}>{chosen}</option> : null}
          {offered.map(({ value, shown, lang }) => (
            <option key={value} value={value} lang={lang}>
              {shown}
            </option>
          ))}
        </select>
      ) : (
        <input className="field" id={id} name={name} defaultValue={chosen} placeholder={all} />
      )}
    </>
  );
}

function sourcesOf(answer: ShownAnswer<typeof api.news.sources> | null): string[] {
  const sources = answer?.sources;
  return Array.isArray(sources) ? sources.filter((name) => typeof name === "string") : [];
}
