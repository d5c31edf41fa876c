import { foldClubName } from "#features/league/intake/names.ts";
import type { Model } from "#features/league/prediction/model.ts";
import { startTraining } from "#features/league/prediction/training.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import type { Club, Credit, Decision, Match, Season } from "#features/league/shapes.ts";
import { connectors } from "#features/league/sources/connectors.ts";
import { decisionsAsOf, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { currentSpan, spansUpToCurrent } from "#features/league/statistics/seasons.ts";
import { type Row, standings } from "#features/league/statistics/standings.ts";
import { findAliases, findClubs, findSeasons } from "#features/league/store/clubs.ts";
import { findDecisions } from "#features/league/store/decisions.ts";
import { findForecasts, type StoredForecast } from "#features/league/store/forecasts.ts";
import { findMatches, findSeasonSpans, type SeasonSpan } from "#features/league/store/matches.ts";
import { findLatestModel } from "#features/league/store/models.ts";
import { BUNDLE_SOURCE, findSourceChecks } from "#features/league/store/source-checks.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { findVersion } from "#platform/changes/versions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { readConsistently } from "#platform/db/transaction.ts";

/** One season as known today. */
export interface SeasonView {
  readonly season: Season;
  readonly matches: readonly Match[];
  readonly decisions: readonly Decision[];
  /** The official table, best first. */
  readonly table: readonly Row[];
}

/** All league data as of one version, from which every answer is computed. Its own fields are the current season. */
export interface Snapshot extends SeasonView {
  readonly today: string;
  /** Whether `today` is a day that was chosen: everything is as it was then. */
  readonly isPlayedBack: boolean;
  readonly seasons: readonly Season[];
  readonly spans: readonly SeasonSpan[];
  /** The first day of every season that has matches, including seasons far ahead. */
  readonly firstDayOf: ReadonlyMap<string, string>;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly credits: readonly Credit[];
  readonly model: Model;
  /** By match id; outcomes of matches after `today` are null. */
  readonly forecasts: ReadonlyMap<string, StoredForecast>;
  /** The club that a name or an id means, in any spelling that a source uses. */
  clubNamed(name: string): Club | undefined;
  /** Any season by its id, including the current one. */
  view(season: string): Promise<SeasonView | undefined>;
}

export interface ReadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly today?: string | undefined;
}

/**
 * Returns the snapshot in memory as long as one small query says that nothing in the league has changed.
 * Null until the first load is done.
 */
export function createSnapshotCache(deps: ReadDeps): () => Promise<Snapshot | null> {
  let cached: { key: string; snapshot: Promise<Snapshot | null> } | undefined;
  return async () => {
    const today = deps.today ?? lagosToday(deps.clock.now());
    const keyIn = async (db: Database): Promise<string> => `${today} ${await findVersion(db, "league")}`;
    const key = await keyIn(deps.db);
    if (cached?.key === key) return await cached.snapshot;
    const entry = { key, snapshot: Promise.resolve<Snapshot | null>(null) };
    const loading = readConsistently(deps.db, async (db) => {
      // What is read may be newer than what was asked for: it is kept as what it is.
      entry.key = await keyIn(db);
      return loadSnapshot(db, { today, isPlayedBack: deps.today !== undefined }, deps.db);
    });
    entry.snapshot = loading;
    cached = entry;
    const forget = (): void => {
      if (cached === entry) cached = undefined;
    };
    // Neither a failure nor an empty league is cached: the next reader tries again.
    loading.then((snapshot) => snapshot ?? forget(), forget);
    return await loading;
  };
}

/** `seasonsDb` outlives the transaction of `db`: other seasons are loaded from it on demand. */
async function loadSnapshot(
  db: Database,
  { today, isPlayedBack }: Pick<Snapshot, "today" | "isPlayedBack">,
  seasonsDb: Database,
): Promise<Snapshot | null> {
  const checks = await findSourceChecks(db);
  if (!checks.some(({ source }) => source === BUNDLE_SOURCE)) return null;
  const seasons = await findSeasons(db);
  const spans = await findSeasonSpans(db);
  const clubs = await findClubs(db);
  const aliases = await findAliases(db);
  const view = seasonViews(seasons, today);
  const current = await view(db, currentSpan(spans, today)?.season ?? "");
  if (!current) return null;
  const forecasts = await findForecasts(db, MODEL_VERSION);
  const stored = await findLatestModel(db, today, MODEL_VERSION);
  const namesOf = Map.groupBy(aliases, ([, club]) => club);
  const byId = new Map(
    clubs.map((club) => [club.id, { ...club, aliases: namesOf.get(club.id)?.map(([name]) => name) ?? [] }]),
  );
  return {
    ...current,
    today,
    isPlayedBack,
    seasons,
    spans: spansUpToCurrent(spans, today),
    firstDayOf: new Map(spans.map((span) => [span.season, span.first])),
    clubs: byId,
    credits: creditsOf(checks),
    model: (stored?.model as Model | undefined) ?? startTraining().model(0, []),
    forecasts: new Map(
      forecasts.map((row) => [row.match_id, row.date > today ? { ...row, outcome: null } : row]),
    ),
    clubNamed: (name) => byId.get(aliases.get(foldClubName(name)) ?? ""),
    view: (season) => view(seasonsDb, season),
  };
}

function seasonViews(seasons: readonly Season[], today: string) {
  const views = new Map<string, Promise<SeasonView>>();
  return async (db: Database, id: string): Promise<SeasonView | undefined> => {
    const season = seasons.find((one) => one.id === id);
    if (!season) return undefined;
    const view = views.get(id) ?? readConsistently(db, (tx) => seasonView(tx, season, today));
    views.set(id, view);
    view.catch(() => views.delete(id));
    return await view;
  };
}

async function seasonView(db: Database, season: Season, today: string): Promise<SeasonView> {
  const stored = await findMatches(db, { season: season.id });
  const matches = matchesAsOf(
    stored.map(({ match }) => match),
    today,
  );
  const decisions = decisionsAsOf(await findDecisions(db, season.id), today);
  return { season, matches, decisions, table: standings({ season, matches, decisions }).rows };
}

/** Credits openfootball for the bundle, and every other source with a credit line that has ever answered. */
function creditsOf(checks: Awaited<ReturnType<typeof findSourceChecks>>): Credit[] {
  return connectors.flatMap(({ name, credit }) => {
    const isUsed =
      name === "openfootball" || checks.some((check) => check.source === name && check.succeeded_at);
    return credit && isUsed ? [credit] : [];
  });
}
