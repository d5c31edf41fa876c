import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { holidays as names } from "./en.ts";

export const holidays = {
  "Boxing Day": "Ranar Dambe (bayan Kirsimeti)",
  "Christmas Day": "Ranar Kirsimeti",
  "Democracy Day": "Ranar Dimokuraɗiyya",
  "Easter Monday": "Litinin ta Ista",
  "Eid-el-Fitr": "Ƙaramar Sallah",
  "Eid-el-Fitr holiday": "Hutun Ƙaramar Sallah",
  "Eid-el-Kabir": "Babbar Sallah",
  "Eid-el-Kabir holiday": "Hutun Babbar Sallah",
  "Eid-ul-Maulud": "Maulidi",
  "Good Friday": "Juma'a ta Alheri",
  "Independence Day": "Ranar 'Yancin Kai",
  "New Year's Day": "Ranar Sabuwar Shekara",
  "Workers' Day": "Ranar Ma'aikata",
  "{day} (observed)": "{day} (ranar hutu)",
} satisfies WordsFor<typeof names>;
