import * as api from "#contracts/all/api.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { LatestNews } from "#features/league/panels/parts/LatestNews.tsx";
import { ifToday } from "#features/league/panels/running/if-today.ts";
import { AdSlot } from "#ui/analytics/AdSlot.tsx";
import { Island, lazyPart } from "#ui/lazy/island.tsx";
import { useWords } from "#words/words.ts";

const picture = lazyPart(
  () =>
    import("#features/league/panels/picture/SeasonAtAGlance.tsx").then(
      ({ SeasonAtAGlance }) => SeasonAtAGlance,
    ),
  ifToday,
);
const featured = lazyPart(() => import("./Featured.tsx").then(({ Featured }) => Featured), ifToday);

export const questions: TabQuestions = () => [
  [api.league.picture, {}],
  [api.league.news, {}],
];

export function Overview({ league }: { league: League }) {
  const { say } = useWords();
  return (
    <>
      <Island part={picture} props={{ league }} />
      <Island part={featured} props={{ league }} />
      <AdSlot label="league-overview" />
      <LatestNews
        question={{}}
        title={say("Latest NPFL News")}
        search="NPFL"
        none="News of the league will be shown here later."
      />
    </>
  );
}
