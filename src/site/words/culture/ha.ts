import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { culture as names } from "./en.ts";

export const culture = {
  "(opens in a new tab)": "(yana buɗewa a sabon shafi)",
  "Add all holidays to your calendar": "Ƙara duk hutu a kalandarku",
  "Add to calendar": "Ƙara a kalanda",
  "All day": "Duk rana",
  "All events": "Duk bukukuwa",
  "All films": "Duk fina-finai",
  CANCELLED: "AN SOKE",
  ESTIMATED: "KIMANTA",
  "Estimated days are calculated from the moon; the government announces them and may name another.":
    "Ana ƙiyasta wasu ranaku daga wata; gwamnati ce take sanar da su, tana iya faɗin wata rana dabam.",
  "Every category": "Kowane rukuni",
  "Every city": "Kowane birni",
  "Every genre": "Kowane iri",
  "Films in Nigerian cinemas now.": "Fina-finan da ke sinimomin Najeriya yanzu.",
  "Films that are about to open in Nigerian cinemas, Nollywood first.":
    "Fina-finan da za su zo sinimomin Najeriya, Nollywood da farko.",
  Genre: "Iri",
  "In cinemas from {day}": "A sinima daga {day}",
  "Movement shows once there is an earlier chart to compare with":
    "Za a ga motsi idan akwai tsohon jeri da za a kwatanta",
  "Movement since {day}": "Motsi tun {day}",
  NEW: "SABO",
  "No chart is available yet. The first one comes within a few hours.":
    "Babu jeri tukuna. Na farko yana zuwa cikin awanni kaɗan.",
  "No event fits this choice.": "Babu bikin da ya dace da wannan zaɓi.",
  "No event is listed yet. Organisers can write to {email}.":
    "Babu biki tukuna. Masu shiryawa suna iya rubuta wa {email}.",
  "No film fits this choice.": "Babu fim da ya dace da wannan zaɓi.",
  "No film is listed at the moment.": "Babu fim a yanzu.",
  "No upcoming film is listed at the moment.": "Babu fim mai zuwa a yanzu.",
  POSTPONED: "AN ƊAGE",
  "Public holidays": "Ranakun hutu",
  SAMPLE: "SAMFURI",
  "Shown in {cities}": "Ana nunawa a {cities}",
  "The songs that Nigeria plays most.": "Waƙoƙin da aka fi ji a Najeriya.",
  Trailer: "Tallar fim",
  "Until {day}": "Har {day}",
  "Venue to be announced": "Za a sanar da wurin",
  "What is on in Nigeria's cities, by date.": "Abin da ke faruwa a biranen Najeriya, bisa kwanan wata.",
  "down by": "ya sauka da",
  "of {title}, in a new tab": "na {title}, a sabon shafi",
  "up by": "ya hau da",
  "{n} h": "awa {n}",
  "{start} to {end}": "{start} zuwa {end}",
} satisfies WordsFor<typeof names>;
