import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reading as names } from "./en.ts";

export const reading = {
  Abducted: "Ndị a tọọrọ",
  "About this paper": "Maka akwụkwọ akụkọ a",
  "An article without a headline": "Akụkọ na-enweghị isi",
  Arrested: "Ndị e jidere",
  "As it was told": "Otu e si kọọ ya",
  "At least {articles} in the last 24 hours.": "Opekata mpe {articles} n'awa 24 gara aga.",
  "At least {articles} since your last visit.": "Opekata mpe {articles} kemgbe nleta gị ikpeazụ.",
  Club: "Otu egwuregwu",
  "Each distinct text once, in the order of time. Papers that ran the same text are folded beneath it.":
    "Ederede ọbụla dị iche otu ugboro, n'usoro oge. Akwụkwọ akụkọ bipụtara otu ederede ahụ dị n'okpuru ya.",
  "Each dot is a paper at its first text; a hollow one ran another paper's text.":
    "Ntụpọ ọbụla bụ otu akwụkwọ akụkọ n'ederede mbụ ya; nke ghere oghe bipụtara ederede akwụkwọ ọzọ.",
  "Every headline, in the order in which they came": "Isi akụkọ niile, n'usoro ha si bịa",
  "Feed fails": "Feed anaghị arụ ọrụ",
  "Feed in order": "Feed na-arụ ọrụ nke ọma",
  "Feed late": "Feed na-egbu oge",
  "Feed not read yet": "Agụbeghị feed",
  "Feed paused": "A kwụsịtụrụ feed",
  "Feed stopped": "A kwụsịrị feed",
  Figures: "Ọnụọgụ",
  Find: "Chọta",
  "Find a newspaper": "Chọọ akwụkwọ akụkọ",
  "Find a newspaper by its name": "Jiri aha chọọ akwụkwọ akụkọ",
  "First to report": "Onye buru ụzọ kọọ ya",
  "Follow by RSS": "Soro ya na RSS",
  "Follow those whose stories you want by themselves.": "Soro ndị ị chọrọ akụkọ ha naanị.",
  "For newspapers": "Maka akwụkwọ akụkọ",
  "Forget all stories that were read here?": "Chefuo akụkọ niile a gụrụ ebe a?",
  "Forget when you last opened each story?": "Chefuo mgbe ikpeazụ i mepere akụkọ ọbụla?",
  Freed: "Ndị a tọhapụrụ",
  Injured: "Ndị merụrụ ahụ",
  "Kept on this device only. Nobody else sees what you read.":
    "Echekwara naanị na ngwa a. Onye ọzọ anaghị ahụ ihe ị gụrụ.",
  Killed: "Ndị nwụrụ",
  "Last article {time}, {today} today": "Akụkọ ikpeazụ {time}, {today} taa",
  "Looking for what is new…": "A na-achọ ihe ọhụrụ…",
  "Mark all as seen": "Kaa akara na ahụla ha niile",
  Missing: "Ndị na-efu efu",
  "Name and summary were written by a machine from the stories below; its names and numbers were checked against them.":
    "Ọ bụ igwe dere aha na nchịkọta a site n'akụkọ ndị dị n'okpuru; e jiri ha lelee aha na ọnụọgụ dị na ya.",
  Newspaper: "Akwụkwọ akụkọ",
  "No article yet": "Akụkọ adịbeghị",
  "No newspaper here has this name.": "O nweghị akwụkwọ akụkọ nwere aha a ebe a.",
  "Nothing new in the last 24 hours.": "Ihe ọhụrụ adịghị n'awa 24 gara aga.",
  "Nothing new since you last looked.": "Ihe ọhụrụ adịghị kemgbe i lere ikpeazụ.",
  "Nothing new since your last visit.": "Ihe ọhụrụ adịghị kemgbe nleta gị ikpeazụ.",
  "Nothing was read here yet.": "Agụbeghị ihe ọbụla ebe a.",
  "Other stories": "Akụkọ ndị ọzọ",
  "Please fill in all fields, with a valid email address and 10 to 1000 characters of feedback. Go back to find what you wrote.":
    "Biko dejupụta ebe niile, jiri adreesị ozi-e zuru ezu na mkpụrụ edemede 10 ruo 1000. Laghachi iji hụ ihe i dere.",
  "Read at {time}": "Agụrụ ya n'elekere {time}",
  "Related topics": "Isiokwu yiri ya",
  "Some answers could not be loaded: this may not be all that is new.":
    "Ụfọdụ azịza ebughị: nke a nwere ike ọ bụghị ihe ọhụrụ niile.",
  "Source: {site}": "Isi mmalite: {site}",
  "Stop following {name}": "Kwụsị iso {name}",
  "Stories that you opened": "Akụkọ ndị i mepere",
  Story: "Akụkọ",
  "Tell us what is wrong, what is missing, what you like. We read every word.":
    "Gwa anyị ihe na-adịghị mma, ihe na-efu, ihe masịrị gị. Anyị na-agụ okwu ọbụla.",
  "That is all: {stories}, about {minutes} min.": "Ọ gwụla: {stories}, ihe dịka nkeji {minutes}.",
  "The Follow button of a topic, a story, a club, a search or a newspaper puts it here.":
    "Bọtịnụ Soro nke isiokwu, akụkọ, otu egwuregwu, nchọta ma ọ bụ akwụkwọ akụkọ na-ebute ya ebe a.",
  "The most told come first": "Nke a kacha kọọ buru ụzọ",
  "The stories, newest first": "Akụkọ ndị ahụ, nke ọhụrụ buru ụzọ",
  "This could not be loaded.": "Nke a ebughị.",
  "Told by": "Ndị kọrọ ya",
  Topic: "Isiokwu",
  "What came to the stories that you opened, then what most papers tell: at most five minutes' reading. When you opened a story is kept on this device only.":
    "Ihe batara n'akụkọ ndị i mepere, emesịa nke ọtụtụ akwụkwọ akụkọ kọrọ: ọgụgụ ya akarịghị nkeji ise. Echekwara mgbe i mepere akụkọ naanị na ngwa a.",
  "What each paper says, in the order of time": "Ihe akwụkwọ akụkọ ọbụla kwuru, n'usoro oge",
  "What is new could not be loaded.": "Ihe ọhụrụ ebughị.",
  "What you follow is kept by a script in your browser, and scripts are switched off here.":
    "Script dị na browser gị na-echekwa ihe ị na-eso, mana agbanyụrụ script ebe a.",
  "What you follow is kept on this device only. Each shows what came since you last looked here.":
    "Echekwara ihe ị na-eso naanị na ngwa a. Nke ọbụla na-egosi ihe batara kemgbe i lere ebe a ikpeazụ.",
  "What you read is kept by a script in your browser, and scripts are switched off here.":
    "Script dị na browser gị na-echekwa ihe ị gụrụ, mana agbanyụrụ script ebe a.",
  "When you opened a story is kept by a script in your browser, and scripts are switched off here.":
    "Script dị na browser gị na-echekwa mgbe i mepere akụkọ, mana agbanyụrụ script ebe a.",
  "Who says it": "Onye kwuru ya",
  "You follow nothing yet.": "I sobeghị ihe ọbụla.",
  "Your name and address are used to answer you and for nothing else; they are erased on request.":
    "A na-eji aha na adreesị gị aza gị naanị; a na-ehichapụ ha ma ị rịọ.",
  "in {language}": "n'asụsụ {language}",
  "say {papers}": "ka {papers} kwuru",
  "says {paper}, {time}": "ka {paper} kwuru, {time}",
  "unnamed source": "onye a na-akpọghị aha",
  "{articles} in the last 24 hours.": "{articles} n'awa 24 gara aga.",
  "{articles} since your last visit.": "{articles} kemgbe nleta gị ikpeazụ.",
  "{name} reads the public feed of a paper, shows headline, picture and a short summary, and sends the reader to the paper for the story. To be added, corrected or removed, write to {address}.":
    "{name} na-agụ feed ọha nke akwụkwọ akụkọ, na-egosi isi akụkọ, foto na nchịkọta dị mkpirikpi, ma na-eziga onye na-agụ n'akwụkwọ akụkọ ahụ. Ka e tinye, mezie ma ọ bụ wepụ gị, degara {address} akwụkwọ.",
  "{n} articles": "edemede {n}",
  "{n} new articles": "edemede ọhụrụ {n}",
  "{n} new texts": "ederede ọhụrụ {n}",
  "{n} newspapers are collected.": "A na-anakọta akwụkwọ akụkọ {n}.",
  "{texts} since {time}": "{texts} kemgbe {time}",
  "{topic}: what the papers tell": "{topic}: ihe akwụkwọ akụkọ kọrọ",
} satisfies WordsFor<typeof names>;
