import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Na small look by {time} be this: we go write the real one by 7:00 AM and e no go change.",
  "A sample: invented news.": "Sample: tori wey we make up.",
  "A two-minute read, in plain text too.": "Two minutes reading, e dey for ordinary text too.",
  "Confirm my subscription": "Confirm am for me",
  "Confirm your subscription": "Confirm your subscription",
  "Confirm your subscription here:": "Confirm am here:",
  "Daily Brief of {day}": "Today tori of {day}",
  "Earlier days": "Days wey don pass",
  "Every letter has an unsubscribe link; one click and it ends. No login, no questions.":
    "Every letter get link wey you go take comot; press once and e don finish. No login, no question.",
  "First reported by {paper}.": "Na {paper} first carry am.",
  "Five to seven topics, each told once, with all the papers that report it.":
    "Five to seven tori, we tell each one once, with all the newspapers wey carry am.",
  "Free, light on data, on any phone.": "Free, no heavy picture, for any phone.",
  "Get the Daily Brief": "Collect the daily tori",
  "Headlines belong to their papers.": "Na the newspapers get their headlines.",
  "How to have your address erased at once is on the {page}.":
    "How we go clean your address now now dey for the {page}.",
  "It comes every morning at 7:00 AM.": "E dey come every morning by 7:00 AM.",
  "Last results": "Last results",
  "Newsletter: the Daily Brief": "Newsletter: daily tori",
  "One click, and it comes every morning at 7:00 AM.": "Press once, and e go come every morning by 7:00 AM.",
  "Please confirm your Daily Brief": "Abeg confirm your daily tori",
  "Press the button, and no more letters will come to this address.":
    "Press the button, and no letter go come this address again.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Press the button, and the daily tori go come every morning by 7:00 AM.",
  Print: "Print am",
  "Read it on the site": "Read am for the site",
  "Read the whole brief": "Read everything",
  "Read today's brief": "Read today tori",
  "Reported by {paper}.": "Na {paper} carry am.",
  "Send by WhatsApp": "Send am for WhatsApp",
  "Sent by {name}, {contact}": "Na {name} send am, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Person, e fit be you, ask for the daily tori for this address.",
  "Subscribe again": "Put your name again",
  "Table and fixtures": "Table and matches wey dey come",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "The daily tori: wetin Naija newspapers carry pass, for one page, inside your e-mail every morning by 7:00 AM.",
  "The day's weather": "Weather for today",
  "The latest brief": "The latest daily tori",
  "The league": "The league",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "The link go work for 7 days. If no be you, no do anything: no letter go come again.",
  "The market": "Market",
  "The market in one line: the three indices of the exchange, and oil.":
    "Market for one line: the three index of the exchange, and oil.",
  "The weather of the day, and the league: last results, next matches.":
    "Weather for the day, and the league: results wey don come, matches wey dey come.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Today tori never dey. We dey write am every morning by 7:00 AM.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "This link no dey work again. Abeg put your name again to get new one.",
  Unsubscribe: "Comot your name",
  "Unsubscribe from the Daily Brief": "Comot your name from daily tori",
  "We give it to nobody and use it for nothing but this letter.":
    "We no dey give anybody, and na only this letter we dey use am for.",
  "We keep your address, and when you agreed to get the letter.":
    "We dey keep your address, and the time wey you gree collect the letter.",
  "What you get each morning": "Wetin you go get every morning",
  Withdrawn: "Dem don comot am",
  "You are unsubscribed. No further letter will come.": "Your name don comot. No letter go come again.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "You get this letter because you ask for the daily tori for this address.",
  "Your address stays yours": "Na you get your address",
  "a sample: invented news": "sample: tori wey we make up",
  "high {high}, low {low}": "high {high}, low {low}",
  "privacy page": "privacy page",
  "written at {time}": "dem write am by {time}",
} satisfies WordsFor<typeof names>;
