import { endpoints } from "#contracts/all/all-endpoints.ts";

const examples: Readonly<Record<string, string>> = {
  homeTeam: "Enyimba",
  awayTeam: "Remo Stars",
  teamName: "Enyimba",
  "clubs/{id}": "enyimba",
  "matches/{id}": "2025-26-enyimba-remo-stars",
  number: "16",
};

/** Every call of the league, for clubs and a match of the replayed season. */
export const leagueCalls: readonly string[] = Object.keys(endpoints)
  .filter((address) => address.startsWith("GET /npfl/"))
  .map((address) => `/api${address.slice("GET ".length)}`)
  .map((path) =>
    path.replace(/(clubs\/|matches\/)?\{(\w+)\}/g, (placeholder, folder = "", name: string) => {
      const value = examples[placeholder] ?? examples[name] ?? "";
      return folder + encodeURIComponent(value);
    }),
  );

/** Pages made only of the league's data. */
export const leaguePages: readonly string[] = [
  "/sports/nigeria-league",
  "/sports/nigeria-league?tab=table",
  "/sports/nigeria-league?tab=ai-insights&view=record",
  "/sports/nigeria-league?lite=1",
  "/sports/nigeria-league/club/enyimba",
  "/sports/nigeria-league/match/2025-26-enyimba-remo-stars",
];

/** Addresses that are not pages. */
export const leagueOutlets: readonly string[] = [
  "/embed/npfl-table",
  "/api/npfl/calendar.ics",
  "/api/npfl/calendar/enyimba.ics",
  "/share/club/enyimba.png",
  "/share/match/2025-26-enyimba-remo-stars.png",
];
