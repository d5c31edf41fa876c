/** The API's answer about the match that was played last. */
export interface LastResult {
  readonly season: string;
  readonly fixtures: readonly [{ readonly home_score: number }];
}

/** Null while the league is being loaded. */
export async function readLastResult(url: string): Promise<LastResult | null> {
  const response = await fetch(`${url}/api/npfl/fixtures?status=completed&limit=1`);
  const answer = (await response.json()) as { season: string; fixtures?: LastResult["fixtures"] };
  return answer.fixtures?.[0] === undefined ? null : { season: answer.season, fixtures: answer.fixtures };
}

/** As an operator writes it for `league import`: the same match with another score. */
export function fileWithScore({ season, fixtures: [match] }: LastResult, home_score: number): string {
  return JSON.stringify({ season, fixtures: [{ ...match, home_score }] });
}
