import { useAnswer } from "#site/data/answers.ts";
import { useRootData } from "#site/ui/root-data.ts";
import { useChosenCity } from "./chosen-city.ts";
import { useOutside } from "./use-outside.ts";

export const DEFAULT_PLACE = "Abuja,NG";

/** "City,CC": the reader's choice, else the place of their network, else Abuja; null until known. */
export function usePlace(): string | null {
  const direct = useRootData().settings.geoDirect;
  const chosen = useChosenCity();
  const unchosen = chosen === null;
  const ours = useAnswer("GET /geo", unchosen && !direct ? {} : null);
  const theirs = useOutside(unchosen ? direct : null);
  const { answer, failed } = direct ? theirs : ours;
  if (chosen) return chosen;
  if (failed) return DEFAULT_PLACE;
  return answer === null ? null : placeOf(answer);
}

function placeOf(answer: unknown): string {
  const { city, country_code } = (answer ?? {}) as { city?: unknown; country_code?: unknown };
  const known = [city, country_code].every((word) => typeof word === "string" && word !== "");
  return known ? `${city},${country_code}` : DEFAULT_PLACE;
}
