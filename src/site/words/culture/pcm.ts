import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { culture as names } from "./en.ts";

export const culture = {
  "(opens in a new tab)": "(e dey open for new tab)",
  "Add all holidays to your calendar": "Put all the holidays for your calendar",
  "Add to calendar": "Put am for calendar",
  "All day": "All day",
  "All events": "All events",
  "All films": "All film",
  CANCELLED: "DEM DON CANCEL AM",
  ESTIMATED: "NA GUESS",
  "Estimated days are calculated from the moon; the government announces them and may name another.":
    "Na from moon we take guess some days; government go announce am and e fit be another day.",
  "Every category": "Every category",
  "Every city": "Every city",
  "Every genre": "Every kind",
  "Films in Nigerian cinemas now.": "Film wey dey Naija cinema now.",
  "Films that are about to open in Nigerian cinemas, Nollywood first.":
    "Film wey go soon enter Naija cinema, Nollywood first.",
  Genre: "Kind",
  "In cinemas from {day}": "For cinema from {day}",
  "Movement shows once there is an earlier chart to compare with":
    "Movement go show when old list dey to compare",
  "Movement since {day}": "Movement since {day}",
  NEW: "NEW",
  "No chart is available yet. The first one comes within a few hours.":
    "List never dey. The first one go come inside few hours.",
  "No event fits this choice.": "No event match wetin you choose.",
  "No event is listed yet. Organisers can write to {email}.":
    "Event never dey. Organisers fit write {email}.",
  "No film fits this choice.": "No film match wetin you choose.",
  "No film is listed at the moment.": "No film dey for now.",
  "No upcoming film is listed at the moment.": "No film wey dey come for now.",
  POSTPONED: "DEM DON SHIFT AM",
  "Public holidays": "Public holidays",
  SAMPLE: "SAMPLE",
  "Shown in {cities}": "E dey show for {cities}",
  "The songs that Nigeria plays most.": "Songs wey Naija dey play pass.",
  Trailer: "Trailer",
  "Until {day}": "Till {day}",
  "Venue to be announced": "Dem go announce the place",
  "What is on in Nigeria's cities, by date.": "Wetin dey happen for Naija cities, by date.",
  "down by": "go down",
  "of {title}, in a new tab": "for {title}, for new tab",
  "up by": "go up",
  "{n} h": "{n} h",
  "{start} to {end}": "{start} to {end}",
} satisfies WordsFor<typeof names>;
