import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "(sentence written by a machine from their reports)": "(igwe dere ahịrịokwu a site n'akụkọ ha)",
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Nlele mbụ nke {time}: a ga-ede nke bụ eze n'elekere 7:00, ọ gaghị agbanwe.",
  "A sample: invented news.": "Ihe nlele: akụkọ echepụtara.",
  "Almost there: please confirm with the link in the letter we have sent you.":
    "Ọ fọrọ nke nta: biko jiri njikọ dị n'akwụkwọ ozi anyị zitere gị kwado ya.",
  "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.":
    "Ọ fọrọ nke nta: biko jiri njikọ dị n'akwụkwọ ozi kwado ya. Ezighị ya: saịtị a na-edebe akwụkwọ ozi ya.",
  "Confirm my subscription": "Kwado ndebanye aha m",
  "Confirm your subscription": "Kwado ndebanye aha gị",
  "Confirm your subscription here:": "Kwado ndebanye aha gị ebe a:",
  "Daily Brief of {day}": "Nchịkọta akụkọ nke {day}",
  "Earlier days": "Ụbọchị ndị gara aga",
  "Email address": "Adreesị ozi-e",
  "Failed to subscribe. Please try again.": "Ndebanye aha adaala. Biko nwaa ọzọ.",
  "Free, without pictures that weigh, on any phone.": "N'efu, enweghị foto buru ibu, n'ekwentị ọ bụla.",
  "Get the Daily Brief": "Nweta nchịkọta akụkọ",
  "Headlines belong to their papers.": "Isi akụkọ bụ nke akwụkwọ akụkọ ha.",
  "It comes every morning at 7:00 AM.": "Ọ na-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  "Network error. Please check your connection and try again.":
    "Nsogbu netwọk. Biko lelee njikọ gị ma nwaa ọzọ.",
  "One click, and it comes every morning at 7:00 AM.": "Otu ọpịpị, ọ ga-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  "Please confirm your Daily Brief": "Biko kwado nchịkọta akụkọ gị",
  "Please enter a valid email address": "Biko dee adreesị ozi-e zuru ezu",
  "Please enter your email address": "Biko dee adreesị ozi-e gị",
  "Press the button, and no further letter comes to this address.":
    "Pịa bọtịnụ, akwụkwọ ozi ọzọ agaghị abịa n'adreesị a.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Pịa bọtịnụ, nchịkọta akụkọ ga-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  Print: "Bipụta",
  "Read it on the site": "Gụọ ya na saịtị",
  "Read today's brief": "Gụọ akụkọ nke taa",
  "Send by WhatsApp": "Zipụ na WhatsApp",
  "Send me the Daily Brief every morning at 7:00 AM. I can unsubscribe with one click in every letter.":
    "Zitere m nchịkọta akụkọ ụtụtụ ọ bụla n'elekere 7:00. Enwere m ike iwepụ aha m site n'otu ọpịpị n'akwụkwọ ozi ọ bụla.",
  "Sent by {name}, {contact}": "{name} zitere ya, {contact}",
  "Server error. Please try again later.": "Nsogbu si n'aka anyị. Biko nwaa ọzọ ma emechaa.",
  "Somebody, probably you, asked for the Daily Brief at this address.":
    "Onye, ikekwe gị, rịọrọ maka nchịkọta akụkọ n'adreesị a.",
  Subscribe: "Debanye aha",
  "Subscribe Another Email": "Debanye ozi-e ọzọ",
  "Subscribe again": "Debanye aha ọzọ",
  "Subscribing…": "Ọ na-edebanye aha…",
  "The Daily Brief: what Nigeria's newspapers told most, on one page, in your letter box every morning at 7:00 AM.":
    "Nchịkọta akụkọ: ihe akwụkwọ akụkọ Naịjirịa kacha kọọ, n'otu ibe, n'ozi-e gị ụtụtụ ọ bụla n'elekere 7:00.",
  "The day's weather": "Ihu igwe taa",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Njikọ a ga-arụ ọrụ ụbọchị 7. Ọ bụrụ na ọ bụghị gị, emela ihe ọbụla: akwụkwọ ozi ọzọ agaghị abịa.",
  "The market": "Ahịa",
  "The sample edition mails nothing: each letter stays in the outbox of its server.":
    "Mbipụta nlele anaghị ezipụ ihe: akwụkwọ ozi niile na-anọ na sava ya.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Nchịkọta akụkọ adịbeghị. A na-ede ya ụtụtụ ọ bụla n'elekere 7:00.",
  "This email is already subscribed to our newsletter!": "Ozi-e a edebanyelarị aha!",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Njikọ a adịghịzi arụ ọrụ. Biko debanye aha ọzọ iji nweta nke ọhụrụ.",
  "This site mails no letters yet: each letter stays in the outbox of its server.":
    "Saịtị a ebidobeghị izipụ akwụkwọ ozi: ha niile na-anọ na sava ya.",
  "Told by {paper}.": "{paper} kọrọ ya.",
  "Told first by {paper}, then by {papers}.": "{paper} buru ụzọ kọọ ya, mgbe ahụ {papers}.",
  "Too many requests. Please wait a moment and try again.":
    "Arịrịọ ebufeela. Biko chere ntakịrị ma nwaa ọzọ.",
  Unsubscribe: "Wepụ aha gị",
  "Unsubscribe from the Daily Brief": "Wepụ aha gị na nchịkọta akụkọ",
  "Welcome! The Daily Brief comes every morning at 7:00 AM.":
    "Nnọọ! Nchịkọta akụkọ ga-abịa ụtụtụ ọ bụla n'elekere 7:00.",
  "You are unsubscribed. No further letter will come.": "Ewepụla aha gị. Akwụkwọ ozi ọzọ agaghị abịa.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "Ị nwetara akwụkwọ ozi a n'ihi na ị rịọrọ maka nchịkọta akụkọ n'adreesị a.",
  "a sample: invented news": "ihe nlele: akụkọ echepụtara",
  "high {high}, low {low}": "elu {high}, ala {low}",
  "written at {time}": "edere ya n'elekere {time}",
  "{n} more papers": "akwụkwọ akụkọ {n} ọzọ",
} satisfies WordsFor<typeof names>;
