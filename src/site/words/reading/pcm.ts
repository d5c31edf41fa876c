import { one } from "#site/words/plural/pcm.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reading as names } from "./en.ts";

export const reading = {
  Abducted: "Pipo wey dem kidnap",
  "About this paper": "About this newspaper",
  "An article without a headline": "Tori wey no get headline",
  Arrested: "Pipo wey dem arrest",
  "As it was reported": "As dem take talk am",
  "At least {articles} in the last 24 hours.": "Reach {articles} or more for the last 24 hours.",
  "At least {articles} since your last visit.": "Reach {articles} or more since the last time you come.",
  Club: "Club",
  "Each distinct text once, in the order of time. Papers that ran the same text are folded beneath it.":
    "Each different text one time, as dem take come. Newspapers wey carry the same text dey under am.",
  "Each dot is a paper at its first text; a hollow one ran another paper's text.":
    "Each dot na one newspaper for the first text wey e carry; empty dot carry another newspaper text.",
  "Every headline, in the order in which they came": "Every headline, as dem take come",
  "Feed failing": "Feed no dey work",
  "Feed late": "Feed dey late",
  "Feed not read yet": "We never read the feed",
  "Feed paused": "Feed dey rest",
  "Feed stopped": "Feed don stop",
  "Feed working": "Feed dey okay",
  Figures: "Numbers",
  Find: "Find",
  "Find a newspaper": "Find newspaper",
  "Find a newspaper by its name": "Find newspaper with the name",
  "First to report": "First to carry am",
  "Follow by RSS": "Follow am with RSS",
  "Follow papers to read their stories in a list of their own.":
    "Follow the ones wey you want their tori alone.",
  "For newspapers": "For newspapers",
  "Forget all stories that were read here?": "Make e forget all the tori wey you read here?",
  "Forget when you last opened each story?": "Make e forget when you last open each tori?",
  Freed: "Pipo wey don free",
  Injured: "Pipo wey wound",
  "Kept on this device only. Nobody else sees what you read.":
    "Na only this phone keep am. Nobody else dey see wetin you read.",
  Killed: "Pipo wey die",
  "Last article {time}, {today} today": "Last tori {time}, {today} today",
  "Looking for what is new…": "We dey find wetin new…",
  "Mark all as seen": "Mark say you don see everything",
  Missing: "Pipo wey dem never see",
  "Most reported first": "Wetin newspapers carry pass dey first",
  Newspaper: "Newspaper",
  "No article yet": "No tori yet",
  "No newspaper here has this name.": "No newspaper here get this name.",
  "Nothing new in the last 24 hours.": "Nothing new for the last 24 hours.",
  "Nothing new since you last looked.": "Nothing new since the last time you look.",
  "Nothing new since your last visit.": "Nothing new since the last time you come.",
  "Nothing was read here yet.": "You never read anything here.",
  "Other stories": "Other tori",
  "Please fill in all fields, with a valid email address and 10 to 1000 characters of feedback. Go back to find what you wrote.":
    "Abeg fill everything, with correct e-mail and 10 to 1000 letters. Go back to see wetin you write.",
  "Read at {time}": "You read am by {time}",
  "Related topics": "Topics wey resemble am",
  "Reported by": "Who carry am",
  "Some answers could not be loaded: this may not be all that is new.":
    "Some answers no gree load: e fit be say no be everything wey new be this.",
  "Source: {site}": "Where we see am: {site}",
  "Stop following {name}": "Stop to follow {name}",
  "Stories that you opened": "Tori wey you open",
  Story: "Tori",
  "Tell us what is wrong, what is missing, what you like. We read every word.":
    "Tell us wetin no correct, wetin no dey, wetin you like. We dey read every word.",
  "That is all: {stories}, about {minutes} min.": "Na everything be that: {stories}, like {minutes} minutes.",
  "The Follow button of a topic, a story, a club, a search or a newspaper puts it here.":
    "Press Follow for topic, tori, club, search or newspaper, e go show here.",
  "The stories, newest first": "The tori, new one first",
  Topic: "Topic",
  "What came to the stories that you opened, then what most papers report: at most five minutes' reading. When you opened a story is kept on this device only.":
    "Wetin new for the tori wey you open, then wetin plenty newspapers carry: e no pass five minutes to read. Na only this phone keep when you open tori.",
  "What each paper says, in the order of time": "Wetin each newspaper talk, as dem take come",
  "What is new could not be loaded.": "Wetin new no gree load.",
  "What you follow is kept by a script in your browser, and scripts are switched off here.":
    "Script for your browser dey keep wetin you follow, and script dey off here.",
  "What you follow is kept on this device only. Each shows what came since you last looked here.":
    "Na only this phone keep wetin you follow. Each one show wetin come since the last time you look here.",
  "What you read is kept by a script in your browser, and scripts are switched off here.":
    "Script for your browser dey keep wetin you read, and script dey off here.",
  "When you opened a story is kept by a script in your browser, and scripts are switched off here.":
    "Script for your browser dey keep when you open tori, and script dey off here.",
  "Who says it": "Who talk am",
  "You follow nothing yet.": "You never follow anything.",
  "Your name and address are used to answer you and for nothing else; they are erased on request.":
    "We dey use your name and address to answer you and nothing else; if you ask, we go clear them.",
  about: "like",
  "at least": "reach",
  "at most": "no pass",
  feared: "dem dey fear say",
  "in {language}": "for {language}",
  "more than": "e pass",
  nearly: "almost reach",
  over: "pass",
  "say {papers}": "na {papers} talk am",
  "says {paper}, {time}": "na {paper} talk am, {time}",
  "unnamed source": "person wey no give name",
  "up to": "e fit reach",
  "{articles} in the last 24 hours.": "{articles} for the last 24 hours.",
  "{articles} since your last visit.": "{articles} since the last time you come.",
  "{name} reads the public feed of a paper, shows headline, picture and a short summary, and sends the reader to the paper for the story. To be added, corrected or removed, write to {address}.":
    "{name} dey read the public feed of newspaper, dey show headline, picture and short summary, and dey send person go the newspaper to read the tori. If you want make we add, correct or comot you, write to {address}.",
  "{n} articles": (n) => (one(n) ? "{n} article" : "{n} articles"),
  "{n} new articles": (n) => (one(n) ? "{n} new article" : "{n} new articles"),
  "{n} new texts": (n) => (one(n) ? "{n} new text" : "{n} new texts"),
  "{n} newspapers are collected.": (n) =>
    one(n) ? "We dey collect {n} newspaper." : "We dey collect {n} newspapers.",
  "{texts} since {time}": "{texts} since {time}",
  "{topic}: what the papers report": "{topic}: wetin newspapers talk",
} satisfies WordsFor<typeof names>;
