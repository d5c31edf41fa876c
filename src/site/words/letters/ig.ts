import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Nlele mbụ nke {time}: a ga-ede nke bụ eze n'elekere 7:00, ọ gaghị agbanwe.",
  "A sample: invented news.": "Ihe nlele: akụkọ echepụtara.",
  "A two-minute read, in plain text too.": "Ọgụgụ nkeji abụọ, ọ dịkwa n'ederede nkịtị.",
  "Confirm my subscription": "Kwado ndebanye aha m",
  "Confirm your subscription": "Kwado ndebanye aha gị",
  "Confirm your subscription here:": "Kwado ndebanye aha gị ebe a:",
  "Daily Brief of {day}": "Nchịkọta akụkọ nke {day}",
  "Earlier days": "Ụbọchị ndị gara aga",
  "Every letter has an unsubscribe link; one click and it ends. No login, no questions.":
    "Akwụkwọ ozi ọ bụla nwere njikọ iwepụ aha; otu ọpịpị, ọ gwụla. Nbanye adịghị, ajụjụ adịghị.",
  "First reported by {paper}.": "{paper} buru ụzọ kọọ ya.",
  "Five to seven topics, each told once, with all the papers that report it.":
    "Isiokwu ise ruo asaa, nke ọ bụla otu ugboro, ya na akwụkwọ akụkọ niile kọrọ ya.",
  "Free, light on data, on any phone.": "N'efu, enweghị foto buru ibu, n'ekwentị ọ bụla.",
  "Get the Daily Brief": "Nweta nchịkọta akụkọ",
  "Headlines belong to their papers.": "Isi akụkọ bụ nke akwụkwọ akụkọ ha.",
  "How to have your address erased at once is on the {page}.":
    "Otu a ga-esi hichapụ adreesị gị ozugbo dị na {page}.",
  "It comes every morning at 7:00 AM.": "Ọ na-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  "Last results": "Nsonaazụ gara aga",
  "Newsletter: the Daily Brief": "Akwụkwọ ozi akụkọ: nchịkọta akụkọ",
  "One click, and it comes every morning at 7:00 AM.": "Otu ọpịpị, ọ ga-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  "Please confirm your Daily Brief": "Biko kwado nchịkọta akụkọ gị",
  "Press the button, and no more letters will come to this address.":
    "Pịa bọtịnụ, akwụkwọ ozi ọzọ agaghị abịa n'adreesị a.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Pịa bọtịnụ, nchịkọta akụkọ ga-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  Print: "Bipụta",
  "Read it on the site": "Gụọ ya na saịtị",
  "Read the whole brief": "Gụọ ya niile",
  "Read today's brief": "Gụọ akụkọ nke taa",
  "Reported by {paper}.": "{paper} kọrọ ya.",
  "Send by WhatsApp": "Zipụ na WhatsApp",
  "Sent by {name}, {contact}": "{name} zitere ya, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Onye, ikekwe gị, rịọrọ maka nchịkọta akụkọ n'adreesị a.",
  "Subscribe again": "Debanye aha ọzọ",
  "Table and fixtures": "Tebụl na asọmpi na-abịa",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "Nchịkọta akụkọ: ihe akwụkwọ akụkọ Naịjirịa kacha kọọ, n'otu ibe, n'ozi-e gị ụtụtụ ọ bụla n'elekere 7:00.",
  "The day's weather": "Ihu igwe taa",
  "The latest brief": "Nchịkọta akụkọ kachasị ọhụrụ",
  "The league": "Liigi",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Njikọ a ga-arụ ọrụ ụbọchị 7. Ọ bụrụ na ọ bụghị gị, emela ihe ọbụla: akwụkwọ ozi ọzọ agaghị abịa.",
  "The market": "Ahịa",
  "The market in one line: the three indices of the exchange, and oil.":
    "Ahịa n'otu ahịrị: ndeksi atọ nke ahịa òkè, na mmanụ.",
  "The weather of the day, and the league: last results, next matches.":
    "Ihu igwe nke ụbọchị, na liigi: nsonaazụ gara aga, asọmpi na-abịa.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Nchịkọta akụkọ adịbeghị. A na-ede ya ụtụtụ ọ bụla n'elekere 7:00.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Njikọ a adịghịzi arụ ọrụ. Biko debanye aha ọzọ iji nweta nke ọhụrụ.",
  Unsubscribe: "Wepụ aha gị",
  "Unsubscribe from the Daily Brief": "Wepụ aha gị na nchịkọta akụkọ",
  "We give it to nobody and use it for nothing but this letter.":
    "Anyị anaghị enye ya onye ọ bụla, ọ bụkwa naanị maka akwụkwọ ozi a ka anyị ji ya eme ihe.",
  "We keep your address, and when you agreed to get the letter.":
    "Anyị na-echekwa adreesị gị, na mgbe i kwetara inweta akwụkwọ ozi a.",
  "What you get each morning": "Ihe ị ga-enweta kwa ụtụtụ",
  Withdrawn: "Ewepụla ya",
  "You are unsubscribed. No further letter will come.": "Ewepụla aha gị. Akwụkwọ ozi ọzọ agaghị abịa.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "Ị nwetara akwụkwọ ozi a n'ihi na ị rịọrọ maka nchịkọta akụkọ n'adreesị a.",
  "Your address stays yours": "Adreesị gị bụ nke gị",
  "a sample: invented news": "ihe nlele: akụkọ echepụtara",
  "high {high}, low {low}": "elu {high}, ala {low}",
  "privacy page": "ibe nzuzo",
  "written at {time}": "edere ya n'elekere {time}",
} satisfies WordsFor<typeof names>;
