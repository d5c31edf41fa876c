import { type Answers, Preloaded, type Question } from "#ask/answers.ts";
import type { PageProps } from "#ask/page.ts";
import { preload } from "#ask/preload.ts";
import { matchPage, withLanguage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { leaguePage } from "#features/league/panels/league-page.ts";
import { Match, matchNewsQuestion } from "#features/league/panels/matches/Match.tsx";
import { matchdayQuestion } from "#features/league/panels/matches/MatchdayResults.tsx";
import { matchEvent, matchTitle } from "#features/league/panels/matches/match-meta.ts";
import { WhenLoaded } from "#features/league/panels/WhenLoaded.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { useRootData } from "#ui/root-data.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useWords } from "#words/words.ts";

export { headers } from "#features/league/panels/league-page.ts";

const match = leaguePage(async (ask, { params }) => {
  const id = params.id ?? "";
  const shown = await ask(api.league.match, { id });
  const questions: Question[] = [
    [api.league.outlook, { id }],
    [api.league.news, matchNewsQuestion(shown.fixture)],
  ];
  const matchday = matchdayQuestion(shown);
  if (matchday) questions.push([api.league.matchday, matchday]);
  // If one fails, its panel asks again.
  const answers = await Promise.all(questions.map((one) => preload(ask, [one]).catch(() => ({}))));
  return { shown, answers: Object.assign({}, ...answers) as Answers };
});

export const loader = match.loader;
export const clientLoader = match.clientLoader;

type LoaderData = PageProps<typeof match>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.shown;
  if (!shown) return [{ title: "Nigeria Premier League" }];
  const { title, description } = matchTitle(shown, pageWords(args));
  return headTags(args, {
    title,
    description,
    path: matchPage(shown.fixture.fixture_id),
    image: pictureOf(shown.fixture.fixture_id),
    jsonLd: matchEvent(shown),
  });
}

export default function MatchPage({ loaderData, params }: PageProps<typeof match>) {
  return (
    <Preloaded value={loaderData?.answers ?? {}}>
      <WhenLoaded
        address={api.league.match}
        params={{ id: params.id ?? "" }}
        initialAnswer={loaderData?.shown ?? null}
      >
        {(shown) => {
          const { fixture_id, home_team, away_team } = shown.fixture;
          const headline = `${home_team} v ${away_team}`;
          return (
            <Match
              key={fixture_id}
              shown={shown}
              tools={
                <Tools headline={headline} path={matchPage(fixture_id)} picture={pictureOf(fixture_id)} />
              }
            />
          );
        }}
      </WhenLoaded>
    </Preloaded>
  );
}

function pictureOf(id: string): string {
  return `/share/match/${encodeURIComponent(id)}.png`;
}

function Tools({ headline, path, picture }: { headline: string; path: string; picture: string }) {
  const { lite } = useRootData();
  const { language, say } = useWords();
  return (
    <>
      {lite ? null : (
        <span className="scripted">
          <ShareButton headline={headline} path={path} labelled />
        </span>
      )}
      <a className="btn" href={withLanguage(picture, language)} download>
        <Icon name="down" /> {say("Picture to share")}
      </a>
    </>
  );
}
