import { pages } from "#contracts/addresses.ts";

export const tabs = [
  { id: "overview", label: "Overview" },
  { id: "table", label: "Table" },
  { id: "fixtures", label: "Fixtures" },
  { id: "results", label: "Results" },
  { id: "teams", label: "Teams" },
  { id: "ai-insights", label: "AI Insights" },
] as const;

export type TabId = (typeof tabs)[number]["id"];

/** Where in the hub the reader is, from the address. */
export interface Place {
  readonly tab: TabId;
  /** The part of the tab: a view of the table, the simulation, the record; "" is the first. */
  readonly view: string;
  readonly season: string;
  /** Assumed results: "fixture:2-1,fixture:H". */
  readonly assume: string;
  readonly order: string;
  readonly state: string;
  /** A matchday of the fixtures or results; "" if none is chosen. */
  readonly matchday: string;
}

/** An unknown tab counts as the overview. */
export function placeOf(params: URLSearchParams): Place {
  const tabId = params.get("tab");
  return {
    tab: tabs.find(({ id }) => id === tabId)?.id ?? "overview",
    view: params.get("view") ?? "",
    season: params.get("season") ?? "",
    assume: params.getAll("assume").filter(Boolean).join(","),
    order: params.get("order") ?? "",
    state: params.get("state") ?? "",
    matchday: /^[1-9]\d?$/.exec(params.get("matchday") ?? "")?.[0] ?? "",
  };
}

/** Empty parameters are left out. */
export function tabPage(tab: TabId, params: Record<string, string> = {}): string {
  const entries = Object.entries({ tab: tab === "overview" ? "" : tab, ...params }).filter(
    ([, value]) => value,
  );
  return entries.length === 0 ? pages.league : `${pages.league}?${new URLSearchParams(entries)}`;
}
