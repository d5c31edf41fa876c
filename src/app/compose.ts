import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";
import { listCalls } from "#app/openapi/calls.ts";
import { type Address, endpoints } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import type { Language } from "#contracts/languages.ts";
import { cultureJobs, liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import { midSeasonDay, playedMatchday } from "#features/league/contract/mid-season-day.ts";
import { leagueJobs, resultSources } from "#features/league/jobs/schedule.ts";
import { lettersSecret } from "#features/letters/api/secret.ts";
import { writeLetters } from "#features/letters/api/write.ts";
import type { LetterWriters } from "#features/letters/contract/letters.ts";
import { lettersJobs } from "#features/letters/jobs/schedule.ts";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { createNewsDesk } from "#features/news/api/desk.ts";
import { writeNews } from "#features/news/api/write.ts";
import {
  deleteSampleArticles,
  livePapers,
  newsJobs,
  type RoundResult,
} from "#features/news/jobs/schedule.ts";
import { feedMaker } from "#features/news/outlets/routes.ts";
import { writePush } from "#features/push/api/write.ts";
import { pushJobs } from "#features/push/jobs/schedule.ts";
import { liveWeatherProviders, weatherJobs } from "#features/weather/jobs/schedule.ts";
import { createHub } from "#features/websub/jobs/schedule.ts";
import { saveAssets } from "#platform/assets.ts";
import { followVersions } from "#platform/changes/follow.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { Reads } from "#platform/db/reads.ts";
import { type RunningJobs, startJobs } from "#platform/jobs/run.ts";
import type { Log } from "#platform/log.ts";
import type { Env } from "#platform/settings/env.ts";
import type { Sentence } from "#words/sentences.ts";
import type { Values, Words } from "#words/words.ts";
import { allChecks } from "./checks/all-checks.ts";
import { runChecks } from "./checks/run-checks.ts";
import { reportFindings } from "./doctor/doctor.ts";
import { announceSample } from "./edition.ts";
import { createApp, requestId } from "./http/app.ts";
import { createAnswerCache, createAsk, type Handler } from "./http/ask.ts";
import { mountCached } from "./http/cached-route.ts";
import { callerAddress } from "./http/caller-address.ts";
import { type HttpServer, listen } from "./http/listen.ts";
import { countRuns, type Metrics } from "./http/metrics.ts";
import { createPages } from "./http/pages.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { saveDictionary } from "./http/static-files.ts";
import { createInfrastructure, SPACING_MS } from "./infrastructure.ts";
import { followChanges } from "./invalidation.ts";
import { createNewsroom } from "./newsroom/newsroom.ts";
import { operatorJobs } from "./operator-jobs.ts";
import { type CodeSource, readAll } from "./reads.ts";
import { mountAdFrame } from "./routes/ad-frame.ts";
import { mountEarlierAssets, packChanges } from "./routes/build-files.ts";
import { mountFeedRedirect } from "./routes/feed-redirect.ts";
import { mountNewsletterForms } from "./routes/newsletter-forms.ts";
import { mountOps } from "./routes/ops.ts";
import { outletRoutes } from "./routes/outlets.ts";
import { createGate } from "./routes/password-gate.ts";
import { mountPictures } from "./routes/pictures.ts";
import { mountShortAddresses } from "./routes/short-addresses.ts";
import { mountWebsub } from "./routes/websub.ts";
import { mountWellKnown } from "./routes/well-known.ts";
import { ownOrigins } from "./settings.ts";

/** What the built site lends to letters and push messages. */
interface SiteWords {
  readonly letterWriters: LetterWriters;
  wordsOf(language: Language): Words;
}

interface Deps extends Pick<OpenDatabase, "db" | "pool"> {
  readonly env: Env;
  /** Where pages, lists, search and feeds are read. */
  readonly reads: Reads;
  /** The database's address: jobs and notices have connections of their own. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly site: CodeSource;
  announce(sentence: string): void;
  /** Called with the outcome of every round of the newspapers. */
  onRound(round: RoundResult): void;
}

/** Until whatever is in front of us has asked /readyz three times, and sends its requests to another process. */
const NOTICED_MS = 3_000;

/** Puts the product together. Nothing runs and no port is open until `startJobs` and `listen` are called. */
export async function compose({ env, db, pool, reads, url, clock, log, metrics, site, ...tell }: Deps) {
  // One `ask` for pages, feeds and letters; the domains below fill the map of handlers.
  const handlers = new Map<string, Handler>();
  const changes = await followVersions({ db, url, log });
  const cacheDeps = { clock, known: changes.all };
  const answers = createAnswerCache(cacheDeps);
  const ask = createAsk(handlers, { prove: env.PROVE_ANSWERS, cache: answers });

  const infrastructure = await createInfrastructure(env, { db, clock, log, changes });
  const { edition, sample, fetch, providersOf, pictureCache, signer, key, settings, stopping, edges } =
    infrastructure;
  const { siteUrl, sendsMail, contactEmail } = settings;
  const responses = new ResponseCache(settings.languages.length, cacheDeps);
  if (edition === "sample") announceSample(env, tell.announce);

  const { letterWriters, wordsOf } = (await site.build()).entry.module as unknown as SiteWords;
  /** A sentence of the site, or a name out of one of its lists. */
  const say = (language: string, text: string, values?: Values): string => {
    const words = wordsOf(language as Language);
    const name = words.translate(text);
    const isName = language !== "en" && name.lang === undefined;
    return isName ? name.text : words.say(text as Sentence, values);
  };

  // The seven domains, each with its API and its jobs.
  const base = { db, clock, log, fetch, edition };
  if (edition === "live") await deleteSampleArticles(db);
  const news = {
    reads: { db: reads.db, clock, pictures: signer, factsAbout: sample?.factsAbout, say },
    jobs: newsJobs({
      ...base,
      hostPauseMs: edition === "live" ? SPACING_MS : 0,
      // Our own PostgreSQL serves one process.
      isAlone: env.DATABASE_URL === undefined,
      papers: sample?.papers ?? livePapers,
      retentionDays: env.RETENTION_DAYS,
      model: infrastructure.model,
      onRound: tell.onRound,
    }),
  };

  // The sample edition shows the middle of a real season, or plays one of its days.
  const playsToday = env.EDITION === "matchday";
  const sampleDay = playsToday ? playedMatchday : midSeasonDay;
  const today = env.LEAGUE_TODAY ?? (edition === "sample" ? sampleDay : undefined);
  const replay = { today, playsToday, providers: providersOf(resultSources) };
  const league = {
    reads: { db: reads.db, clock, today, ask },
    jobs: leagueJobs({ ...base, ...replay, ask, apiFootballKey: env.API_FOOTBALL_KEY }),
  };

  const marketsProviders = providersOf(liveMarketsProviders);
  const markets = {
    reads: { db: reads.db, clock, edition, ask },
    jobs: marketsJobs({ ...base, ask, providers: marketsProviders, ngxPulseKey: env.NGX_PULSE_KEY }),
  };

  const weatherDeps = {
    ...base,
    providers: providersOf(liveWeatherProviders),
    openWeatherKey: env.OPENWEATHER_KEY,
    adFunded: env.AD_NETWORK !== undefined,
    geo: env.GEO,
  };
  const weather = { reads: weatherDeps, jobs: weatherJobs(weatherDeps) };

  const { eventFeeds } = infrastructure;
  const providers = providersOf(liveCultureProviders);
  const culture = {
    reads: { db: reads.db, clock, edition, providers, pictures: signer },
    jobs: cultureJobs({ ...base, providers, tmdbKey: env.TMDB_KEY, eventFeeds }),
  };

  const lettersDeps = { ...base, ask, secret: await lettersSecret(db, env), edition: async () => edition };
  const doubleOptIn = env.DOUBLE_OPT_IN ?? sendsMail;
  const forms = writeLetters({ ...lettersDeps, doubleOptIn, forwardFeedback: sendsMail, sendsMail });
  const letters = {
    reads: { ...lettersDeps, db: reads.db },
    jobs: lettersJobs({
      ...lettersDeps,
      siteUrl,
      stopping,
      writers: letterWriters,
      contactEmail,
      operatorEmail: sendsMail ? contactEmail : null,
      exportsDir: path.join(env.DATA_DIR, "exports"),
      mail: infrastructure.mail,
    }),
  };
  const pushDeps = { db, clock, log, ask, edition, say, ...infrastructure.push };
  const push = {
    reads: pushDeps,
    jobs: pushJobs({ ...pushDeps, stopping }),
  };

  const calls = listCalls(endpoints as Endpoints);
  const readDeps = {
    ...{ news: news.reads, league: league.reads, markets: markets.reads, weather: weather.reads },
    ...{ culture: culture.reads, letters: letters.reads, push: push.reads },
  };
  const all: Record<Address, unknown> = {
    ...readAll(readDeps),
    ...writeNews({ db, clock }),
    ...forms,
    ...writePush({ ...pushDeps, maxSubscriptions: env.PUSH_MOST }),
    [api.meta.calls]: async () => ({ calls }),
    [api.meta.versions]: async () => ({ versions: changes.all() }),
  };
  const put = (some: object): void => {
    for (const [address, handler] of Object.entries(some)) handlers.set(address, handler as Handler);
  };
  put(all);

  const routes = outletRoutes({ ask, clock, settings, say, wordsOf, cache: pictureCache });

  const feedAt = feedMaker({ ask, settings, say });
  const websub = createHub({ ...base, fetch: infrastructure.fetchSubscriber, siteUrl, stopping, feedAt });

  followChanges({ versions: changes, caches: [answers, responses], reads, edges });
  site.followCode?.((changed) => {
    put(changed(readDeps));
    for (const cache of [answers, responses]) cache.invalidate();
  });
  changes.onChange((change) => metrics.changes.inc({ change }));
  changes.onGone(() => metrics.changes.inc({ change: "gone" }));
  const build = site.version();
  const caches = { responses, answers, edges, changes };
  const checks = allChecks({ env, db, pool, reads, clock, ask, settings, build, ...caches });
  const check = () => runChecks(checks);
  // The web server: the API, then addresses that are not pages, then the pages.
  const isOwnOrigin = ownOrigins(env);
  const addressOf = (context: Context): string => callerAddress(context, env.TRUST_PROXY);
  const pageDeps = { ask, settings, say, log, clock, loadBuild: site.build, ...infrastructure.origins };
  const { page, dictionary } = await createPages(pageDeps);
  await saveDictionary(dictionary, responses);
  const app = createApp({
    handlers,
    log,
    cache: responses,
    prove: env.PROVE_ANSWERS,
    callerAddress: addressOf,
    isOwnOrigin,
    siteUrl,
    requestId: (context) => requestId(context, env.TRUST_PROXY),
    page,
    mountRoutes(app) {
      mountOps(app, {
        ...{ db, reads: reads.db, clock, metrics, token: env.OPS_TOKEN, stopping, check },
        ...{ callerAddress: addressOf, isOwnOrigin },
        desk: createNewsDesk({ db, clock, pictures: signer }),
        newsroom: createNewsroom({ db, clock, env, ask, fetch }),
      });
      mountPictures(app, infrastructure.pictures);
      mountEarlierAssets(app, { db, cache: responses });
      mountWellKnown(app, { env, settings, clock });
      if (env.AD_NETWORK !== undefined) mountAdFrame(app, env.AD_NETWORK);
      mountCached(app, responses, routes);
      mountFeedRedirect(app);
      mountWebsub(app, { hub: websub, clock, callerAddress: addressOf });
      mountShortAddresses(app);
      mountNewsletterForms(app, { handlers: forms, callerAddress: addressOf, isOwnOrigin, page });
    },
  });
  const guard = createGate({
    password: env.GATE_PASSWORD,
    key: await key("gate"),
    clock,
    trustedProxies: env.TRUST_PROXY,
  });

  const withJobs = [news, league, markets, weather, culture, letters, push, websub, infrastructure];
  let jobs: RunningJobs | null = null;
  let server: HttpServer | null = null;
  return {
    async startJobs(): Promise<void> {
      changes.onChange(websub.wake);
      const all = withJobs.flatMap((part) => part.jobs);
      const mail = infrastructure.mail[edition];
      const ofOperator = operatorJobs({ ...{ env, db, url, clock, log, siteUrl }, mail, check });
      jobs = await startJobs([...all, ...ofOperator], { db, url, clock, log, onRun: countRuns(metrics) });
    },
    /** Opens the port; returns the address for the terminal. */
    async listen(): Promise<string> {
      const assets = await site.loadFiles(responses);
      if (assets.length > 0) await saveAssets(db, assets, clock.now());
      const { middleware } = site;
      const { HOST: host, PORT: port } = env;
      server = await listen({ app, cache: responses, metrics, clock, guard, middleware, host, port });
      void packChanges(assets, { db, cache: responses, log });
      return env.SITE_URL ?? `http://localhost:${server.port}`;
    },
    /** Tells the operator of a live site what the doctor finds; returns at once. */
    examine(): void {
      if (edition === "live") void reportFindings({ env, fetch: infrastructure.fetchSite, clock, log });
    },
    async close(): Promise<void> {
      infrastructure.stop();
      if (env.ROLES === "web" && env.TRUST_PROXY > 0) await pause(NOTICED_MS);
      await server?.close();
      await jobs?.stop();
      await changes.stop();
      await infrastructure.close();
    },
  };
}
