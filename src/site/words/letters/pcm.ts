import { one } from "#site/words/plural/pcm.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "(sentence written by a machine from their reports)": "(na machine write this one from their tori)",
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Na small look by {time} be this: we go write the real one by 7:00 AM and e no go change.",
  "A sample: invented news.": "Sample: tori wey we make up.",
  "Almost there: please confirm with the link in the letter we have sent you.":
    "E remain small: abeg confirm with the link for the letter wey we send you.",
  "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.":
    "E remain small: abeg confirm with the link for the letter. We no send am: this site dey keep letters for outbox.",
  "Confirm my subscription": "Confirm am for me",
  "Confirm your subscription": "Confirm your subscription",
  "Confirm your subscription here:": "Confirm am here:",
  "Daily Brief of {day}": "Today tori of {day}",
  "Earlier days": "Days wey don pass",
  "Email address": "E-mail address",
  "Failed to subscribe. Please try again.": "E no gree. Abeg try again.",
  "Free, without pictures that weigh, on any phone.": "Free, no heavy picture, for any phone.",
  "Get the Daily Brief": "Collect the daily tori",
  "Headlines belong to their papers.": "Na the newspapers get their headlines.",
  "It comes every morning at 7:00 AM.": "E dey come every morning by 7:00 AM.",
  "Network error. Please check your connection and try again.":
    "Network no dey. Abeg check am and try again.",
  "One click, and it comes every morning at 7:00 AM.": "Press once, and e go come every morning by 7:00 AM.",
  "Please confirm your Daily Brief": "Abeg confirm your daily tori",
  "Please enter a valid email address": "Abeg write correct e-mail",
  "Please enter your email address": "Abeg write your e-mail",
  "Press the button, and no further letter comes to this address.":
    "Press the button, and no letter go come this address again.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Press the button, and the daily tori go come every morning by 7:00 AM.",
  Print: "Print am",
  "Read it on the site": "Read am for the site",
  "Read today's brief": "Read today tori",
  "Send by WhatsApp": "Send am for WhatsApp",
  "Send me the Daily Brief every morning at 7:00 AM. I can unsubscribe with one click in every letter.":
    "Send me the daily tori every morning by 7:00 AM. I fit comot my name with one press for any letter.",
  "Sent by {name}, {contact}": "Na {name} send am, {contact}",
  "Server error. Please try again later.": "Something spoil for our side. Abeg try again later.",
  "Somebody, probably you, asked for the Daily Brief at this address.":
    "Person, e fit be you, ask for the daily tori for this address.",
  Subscribe: "Subscribe",
  "Subscribe Another Email": "Subscribe another e-mail",
  "Subscribe again": "Put your name again",
  "Subscribing…": "E dey go…",
  "The Daily Brief: what Nigeria's newspapers told most, on one page, in your letter box every morning at 7:00 AM.":
    "The daily tori: wetin Naija newspapers carry pass, for one page, inside your e-mail every morning by 7:00 AM.",
  "The day's weather": "Weather for today",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "The link go work for 7 days. If no be you, no do anything: no letter go come again.",
  "The market": "Market",
  "The sample edition mails nothing: each letter stays in the outbox of its server.":
    "The sample edition no dey send letter: every letter dey remain for im server.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Today tori never dey. We dey write am every morning by 7:00 AM.",
  "This email is already subscribed to our newsletter!": "This e-mail don dey our newsletter before!",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "This link no dey work again. Abeg put your name again to get new one.",
  "This site mails no letters yet: each letter stays in the outbox of its server.":
    "This site never dey send letter: every letter dey remain for im server.",
  "Told by {paper}.": "Na {paper} carry am.",
  "Told first by {paper}, then by {papers}.": "Na {paper} first carry am, then {papers}.",
  "Too many requests. Please wait a moment and try again.": "E don too much. Abeg wait small and try again.",
  Unsubscribe: "Comot your name",
  "Unsubscribe from the Daily Brief": "Comot your name from daily tori",
  "Welcome! The Daily Brief comes every morning at 7:00 AM.":
    "Welcome! The daily tori go come every morning by 7:00 AM.",
  "You are unsubscribed. No further letter will come.": "Your name don comot. No letter go come again.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "You get this letter because you ask for the daily tori for this address.",
  "a sample: invented news": "sample: tori wey we make up",
  "high {high}, low {low}": "high {high}, low {low}",
  "written at {time}": "dem write am by {time}",
  "{n} more papers": (n) => (one(n) ? "{n} more newspaper" : "{n} more newspapers"),
} satisfies WordsFor<typeof names>;
