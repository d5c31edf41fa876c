import sentences, { plural } from "./ig.po";
import type { Translation } from "./translation.ts";

export default {
  language: "ig",
  sentences,
  plural,
  dates: {
    days: ["Sọndee", "Mọnde", "Tiuzdee", "Wenezdee", "Tọọzdee", "Fraịdee", "Satọdee"],
    shortDays: ["Sọn", "Mọn", "Tiu", "Wen", "Tọọ", "Fraị", "Sat"],
    months: [
      "Jenụwarị",
      "Febrụwarị",
      "Maachị",
      "Epreel",
      "Mee",
      "Jun",
      "Julaị",
      "Ọgọọst",
      "Septemba",
      "Ọktoba",
      "Novemba",
      "Disemba",
    ],
    shortMonths: ["Jen", "Feb", "Maa", "Epr", "Mee", "Juu", "Jul", "Ọgọ", "Sep", "Ọkt", "Nov", "Dis"],
    long: "{day}, {date} {month} {year}",
    now: "ugbu a",
    minutes: ["nkeji {n} gara aga", "nkeji {n} gara aga"],
    hours: ["awa {n} gara aga", "awa {n} gara aga"],
    today: "Taa, {time}",
    yesterday: "Ụnyaahụ, {time}",
  },
} satisfies Translation;
