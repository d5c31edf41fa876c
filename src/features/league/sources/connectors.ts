import type { Credit, ReportFormat } from "#features/league/shapes.ts";

/** A source of results. Its format decides how its answer is read; a new source is a row here. */
export interface Connector {
  readonly name: string;
  /** Its real base address; tests and the sample edition pass another one. */
  readonly base: string;
  readonly format: ReportFormat;
  /** The shortest interval between two requests. */
  readonly everyMinutes: number;
  /** The same while matches are on, for a source that has running scores. */
  readonly runningEveryMinutes?: number;
  readonly credit: Credit | null;
  /** The addresses to request for a season on a day; none if the source is switched off. */
  requests(
    asked: SourceRequest,
  ): { readonly url: string; readonly headers?: Readonly<Record<string, string>> }[];
}

export interface SourceRequest {
  readonly base: string;
  readonly season: string;
  readonly today: string;
  /** The current matchday. */
  readonly round: number;
  readonly key: string | undefined;
}

export const connectors: readonly Connector[] = [
  {
    name: "openfootball",
    base: "https://raw.githubusercontent.com/openfootball/world/master",
    format: "football-txt",
    everyMinutes: 360,
    credit: { text: "Results: openfootball (CC0), from RSSSF", url: "https://github.com/openfootball/world" },
    requests: ({ base, season }) => [{ url: `${base}/africa/nigeria/${season}_ng1.txt` }],
  },
  {
    name: "npfl-json",
    base: "https://raw.githubusercontent.com/Oluboytech/NPFL-JSON/main",
    format: "npfl-json",
    everyMinutes: 60,
    // Its licence requires this line to be visible on every page that shows its data.
    credit: { text: "Data provided by SoccerHub", url: "https://soccerhub.ng" },
    requests: ({ base, season }) => [{ url: `${base}/${season}/ng.1.json` }],
  },
  {
    name: "espn",
    base: "https://site.api.espn.com",
    format: "espn",
    everyMinutes: 30,
    runningEveryMinutes: 1,
    credit: null,
    // Date ranges have been answered with 400 since 2026-09-15; a month with a limit below 600 is complete.
    requests: ({ base, today }) => [
      {
        url: `${base}/apis/site/v2/sports/soccer/nga.1/scoreboard?dates=${today.slice(0, 7).replace("-", "")}&limit=500`,
      },
    ],
  },
  {
    name: "the-sports-db",
    base: "https://www.thesportsdb.com/api/v1/json/123",
    format: "the-sports-db",
    everyMinutes: 180,
    credit: null,
    requests: ({ base, season, round }) =>
      [round, round + 1].map((r) => ({
        url: `${base}/eventsround.php?id=4827&r=${r}&s=${longSeason(season)}`,
      })),
  },
  {
    name: "api-football",
    base: "https://v3.football.api-sports.io",
    format: "api-football",
    // A hundred calls a day are free.
    everyMinutes: 60,
    credit: null,
    requests: ({ base, season, key }) =>
      key
        ? [
            {
              url: `${base}/fixtures?league=399&season=${season.slice(0, 4)}`,
              headers: { "x-apisports-key": key },
            },
          ]
        : [],
  },
];

/** TheSportsDB writes "2025-26" as "2025-2026". */
function longSeason(season: string): string {
  return `${season.slice(0, 4)}-${season.slice(0, 2)}${season.slice(5)}`;
}
