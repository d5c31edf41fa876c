import { readCulture } from "#features/culture/api/read.ts";
import { readLeague } from "#features/league/api/read.ts";
import { readLetters } from "#features/letters/api/read.ts";
import { readMarkets } from "#features/markets/api/read.ts";
import { readNews } from "#features/news/api/read.ts";
import { readPush } from "#features/push/api/read.ts";
import { readWeather } from "#features/weather/api/read.ts";
import type { SiteSource } from "./site-build/site-source.ts";

/** Where the pages' code comes from and, in development, the answers' code too. */
export interface CodeSource extends SiteSource {
  /** In development: calls `replace` with the new code of the domains' answers whenever that changed. */
  followCode?(replace: (changed: typeof readAll) => void): void;
}

type DepsOf<Read extends (deps: never) => unknown> = Parameters<Read>[0];

interface ReadDeps {
  readonly news: DepsOf<typeof readNews>;
  readonly league: DepsOf<typeof readLeague>;
  readonly markets: DepsOf<typeof readMarkets>;
  readonly weather: DepsOf<typeof readWeather>;
  readonly culture: DepsOf<typeof readCulture>;
  readonly letters: DepsOf<typeof readLetters>;
  readonly push: DepsOf<typeof readPush>;
}

/** What the seven domains answer. In development their code is loaded again whenever it changes. */
export function readAll(deps: ReadDeps) {
  return {
    ...readNews(deps.news),
    ...readLeague(deps.league),
    ...readMarkets(deps.markets),
    ...readWeather(deps.weather),
    ...readCulture(deps.culture),
    ...readLetters(deps.letters),
    ...readPush(deps.push),
  };
}
