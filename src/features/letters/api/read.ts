import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { briefQuestions } from "#contracts/all/brief-questions.ts";
import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { Language } from "#contracts/languages.ts";
import { withProvenClaims } from "#features/letters/api/check-claims.ts";
import { gatherAnswers, logLevelOf } from "#features/letters/brief/answers.ts";
import { briefIn } from "#features/letters/brief/brief-in.ts";
import { composeParts } from "#features/letters/brief/compose.ts";
import type { LettersEndpoints } from "#features/letters/contract/letters.ts";
import { purposeOf } from "#features/letters/rules/tokens.ts";
import type { StoredBrief } from "#features/letters/shapes.ts";
import { findBrief, findLatestBrief, listBriefs } from "#features/letters/store/briefs.ts";
import { lagosToday } from "#platform/cache/today.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Log } from "#platform/log.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ask: Ask;
  edition(): Promise<Edition>;
}

type ReadAddress = typeof api.letters.token | typeof api.letters.briefArchive | typeof api.letters.brief;

const aDay = /^\d{4}-\d{2}-\d{2}$/;
const noBrief = refuse("not-found", "There is no Daily Brief of that day.");

export function readLetters(deps: Deps): Pick<Handlers<LettersEndpoints>, ReadAddress> {
  const { db, clock, edition } = deps;
  const today = (): string => lagosToday(clock.now());
  const shownIn = async (brief: StoredBrief, languages: readonly Language[] | undefined) =>
    briefIn(await withProvenClaims(deps.ask, brief, clock.now()), languages);
  return {
    async [api.letters.token]({ token }) {
      const purpose = purposeOf(token);
      return purpose === null
        ? refuse("not-found", "This link is not from one of our letters.")
        : { purpose };
    },

    async [api.letters.briefArchive]({ language: languages }) {
      return { briefs: await listBriefs(db, await edition(), { until: today(), languages }) };
    },

    async [api.letters.brief]({ date, language: languages }) {
      if (date === "latest") {
        const latest = await findLatestBrief(db, await edition(), today());
        if (latest !== null) return { brief: await shownIn(latest, languages) };
        const shown = await preview(deps);
        return shown === null ? noBrief : { brief: briefIn(shown, languages) };
      }
      const brief = aDay.test(date) && date <= today() ? await findBrief(db, await edition(), date) : null;
      return brief === null ? noBrief : { brief: await shownIn(brief, languages) };
    },
  };
}

/** Shown before the first brief: a preview from current data, which is not stored. */
async function preview({ ask, clock, log, edition }: Deps): Promise<StoredBrief | null> {
  const now = clock.now();
  const date = lagosToday(now);
  const answers = await gatherAnswers(briefQuestions(ask), (part, error) =>
    log[logLevelOf(error)]({ part, error: String(error) }, "brief preview"),
  );
  const parts = composeParts(answers, date);
  if (parts === null) return null;
  return {
    date,
    composed_at: now.toISOString(),
    preview: true,
    sample: (await edition()) === "sample",
    ...parts,
  };
}
