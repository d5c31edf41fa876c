import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { holidays as names } from "./en.ts";

export const holidays = {
  "Boxing Day": "Boxing Day",
  "Christmas Day": "Christmas",
  "Democracy Day": "Day of Democracy",
  "Easter Monday": "Easter Monday",
  "Eid-el-Fitr": "Small Sallah",
  "Eid-el-Fitr holiday": "Small Sallah holiday",
  "Eid-el-Kabir": "Big Sallah",
  "Eid-el-Kabir holiday": "Big Sallah holiday",
  "Eid-ul-Maulud": "Maulud",
  "Good Friday": "Good Friday",
  "Independence Day": "Independence",
  "New Year's Day": "New Year Day",
  "Workers' Day": "Workers Day",
  "{day} (observed)": "{day} (free day)",
} satisfies WordsFor<typeof names>;
