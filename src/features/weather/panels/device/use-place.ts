import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { useRootData } from "#ui/root-data.ts";
import { useChosenCity } from "./chosen-city.ts";
import { useThirdPartyJson } from "./use-third-party-json.ts";

export const DEFAULT_PLACE = "Abuja,NG";

/** "City,CC": the reader's choice, else the place of their network, else Abuja; null until known. */
export function usePlace(): string | null {
  const direct = useRootData().settings.geoDirect;
  const chosen = useChosenCity();
  const isUnchosen = chosen === null;
  const ownAnswer = useAnswer(api.weather.place, isUnchosen && !direct ? {} : null);
  const outsideAnswer = useThirdPartyJson(isUnchosen ? direct : null);
  const { answer, failed } = direct ? outsideAnswer : ownAnswer;
  if (chosen) return chosen;
  if (failed) return DEFAULT_PLACE;
  return answer === null ? null : placeOf(answer);
}

function placeOf(answer: unknown): string {
  const { city, country_code } = (answer ?? {}) as { city?: unknown; country_code?: unknown };
  const isComplete = [city, country_code].every((part) => typeof part === "string" && part !== "");
  return isComplete ? `${city},${country_code}` : DEFAULT_PLACE;
}
