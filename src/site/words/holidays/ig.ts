import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { holidays as names } from "./en.ts";

export const holidays = {
  "Boxing Day": "Ụbọchị sochiri Krismas",
  "Christmas Day": "Ụbọchị Krismas",
  "Democracy Day": "Ụbọchị Ọchịchị Onye Kwuo Uche Ya",
  "Easter Monday": "Mọnde Ista",
  "Eid-el-Fitr": "Obere Sala",
  "Eid-el-Fitr holiday": "Ezumike obere Sala",
  "Eid-el-Kabir": "Nnukwu Sala",
  "Eid-el-Kabir holiday": "Ezumike nnukwu Sala",
  "Eid-ul-Maulud": "Mọlud (Eid-ul-Maulud)",
  "Good Friday": "Fraịde Ọma",
  "Independence Day": "Ụbọchị Nnwere Onwe",
  "New Year's Day": "Ụbọchị Afọ Ọhụrụ",
  "Workers' Day": "Ụbọchị Ndị Ọrụ",
  "{day} (observed)": "{day} (ụbọchị ezumike)",
} satisfies WordsFor<typeof names>;
