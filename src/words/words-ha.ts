import sentences, { plural } from "./ha.po";
import type { Translation } from "./translation.ts";

export default {
  language: "ha",
  sentences,
  plural,
  dates: {
    days: ["Lahadi", "Litinin", "Talata", "Laraba", "Alhamis", "Juma'a", "Asabar"],
    shortDays: ["Lah", "Lit", "Tal", "Lar", "Alh", "Jum", "Asa"],
    months: [
      "Janairu",
      "Faburairu",
      "Maris",
      "Afirilu",
      "Mayu",
      "Yuni",
      "Yuli",
      "Agusta",
      "Satumba",
      "Oktoba",
      "Nuwamba",
      "Disamba",
    ],
    shortMonths: ["Jan", "Fab", "Mar", "Afi", "May", "Yun", "Yul", "Agu", "Sat", "Okt", "Nuw", "Dis"],
    long: "{day}, {date} ga {month} {year}",
    now: "yanzu-yanzu",
    minutes: ["minti {n} da ya wuce", "minti {n} da suka wuce"],
    hours: ["awa {n} da ta wuce", "awa {n} da suka wuce"],
    today: "Yau, {time}",
    yesterday: "Jiya, {time}",
  },
} satisfies Translation;
