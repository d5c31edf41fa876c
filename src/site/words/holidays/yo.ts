import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { holidays as names } from "./en.ts";

export const holidays = {
  "Boxing Day": "Ọjọ́ Kejì Kérésìmesì",
  "Christmas Day": "Ọjọ́ Kérésìmesì",
  "Democracy Day": "Ọjọ́ Ìjọba Tiwantiwa",
  "Easter Monday": "Ọjọ́ Ajé Àjíǹde",
  "Eid-el-Fitr": "Ìtúnu Ààwẹ̀",
  "Eid-el-Fitr holiday": "Ìsinmi Ìtúnu Ààwẹ̀",
  "Eid-el-Kabir": "Iléyá",
  "Eid-el-Kabir holiday": "Ìsinmi Iléyá",
  "Eid-ul-Maulud": "Ọjọ́ ìbí Ànábì (Máólúdì)",
  "Good Friday": "Ọjọ́ Ẹtì Rere",
  "Independence Day": "Ọjọ́ Òmìnira",
  "New Year's Day": "Ọjọ́ Ọdún Tuntun",
  "Workers' Day": "Ọjọ́ Àwọn Òṣìṣẹ́",
  "{day} (observed)": "{day} (ọjọ́ ìsinmi)",
} satisfies WordsFor<typeof names>;
