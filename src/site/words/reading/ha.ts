import { one } from "#site/words/plural/ha.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reading as names } from "./en.ts";

export const reading = {
  Abducted: "Waɗanda aka sace",
  "About this paper": "Game da wannan jarida",
  "An article without a headline": "Labari ba kanu",
  Arrested: "Waɗanda aka kama",
  "As it was told": "Yadda aka ba da labarin",
  "At least {articles} in the last 24 hours.": "Aƙalla {articles} cikin awa 24 da suka wuce.",
  "At least {articles} since your last visit.": "Aƙalla {articles} tun ziyararku ta ƙarshe.",
  Club: "Ƙungiya",
  "Each distinct text once, in the order of time. Papers that ran the same text are folded beneath it.":
    "Kowane rubutu daban sau ɗaya, bisa lokaci. Jaridun da suka buga rubutu iri ɗaya suna ƙarƙashinsa.",
  "Each dot is a paper at its first text; a hollow one ran another paper's text.":
    "Kowane ɗigo jarida ce a rubutunta na farko; buɗaɗɗe na nufin ta buga rubutun wata jarida.",
  "Every headline, in the order in which they came": "Kowane kanun labari, bisa yadda suka zo",
  "Feed fails": "Kafar labarai ba ta aiki",
  "Feed in order": "Kafar labarai tana aiki",
  "Feed late": "Kafar labarai ta makara",
  "Feed not read yet": "Ba a karanta kafar labarai ba tukuna",
  "Feed paused": "An dakatar da kafar labarai na ɗan lokaci",
  "Feed stopped": "An tsayar da kafar labarai",
  Figures: "Alƙaluma",
  Find: "Nemo",
  "Find a newspaper": "Nemo jarida",
  "Find a newspaper by its name": "Nemo jarida da sunanta",
  "First to report": "Ta farko da ta bayar",
  "Follow by RSS": "Bi ta RSS",
  "Follow those whose stories you want by themselves.": "Ku bi waɗanda kuke son labaransu su kaɗai.",
  "For newspapers": "Ga jaridu",
  "Forget all stories that were read here?": "A manta da duk labaran da aka karanta a nan?",
  "Forget when you last opened each story?": "A manta lokacin da kuka buɗe kowane labari na ƙarshe?",
  Freed: "Waɗanda aka sako",
  Injured: "Waɗanda suka ji rauni",
  "Kept on this device only. Nobody else sees what you read.":
    "A wannan waya kawai aka adana. Ba wanda yake ganin abin da kuke karantawa.",
  Killed: "Waɗanda suka mutu",
  "Last article {time}, {today} today": "Labarin ƙarshe {time}, {today} a yau",
  "Looking for what is new…": "Ana neman abin da yake sabo…",
  "Mark all as seen": "Sa alama an ga duka",
  Missing: "Waɗanda suka ɓace",
  "Name and summary were written by a machine from the stories below; its names and numbers were checked against them.":
    "Na'ura ce ta rubuta suna da taƙaitawa daga labaran da ke ƙasa; an kwatanta sunaye da lambobi da su.",
  Newspaper: "Jarida",
  "No article yet": "Babu labari tukuna",
  "No newspaper here has this name.": "Babu jarida mai wannan suna a nan.",
  "Nothing new in the last 24 hours.": "Babu sabo cikin awa 24 da suka wuce.",
  "Nothing new since you last looked.": "Babu sabo tun da kuka duba na ƙarshe.",
  "Nothing new since your last visit.": "Babu sabo tun ziyararku ta ƙarshe.",
  "Nothing was read here yet.": "Ba a karanta komai a nan ba tukuna.",
  "Other stories": "Sauran labarai",
  "Please fill in all fields, with a valid email address and 10 to 1000 characters of feedback. Go back to find what you wrote.":
    "Don Allah ku cike komai, da cikakken adireshin imel da haruffa 10 zuwa 1000. Ku koma baya don ganin abin da kuka rubuta.",
  "Read at {time}": "An karanta ƙarfe {time}",
  "Related topics": "Batutuwa masu alaƙa",
  "Some answers could not be loaded: this may not be all that is new.":
    "An kasa loda wasu amsoshi: watakila ba duka sabon ke nan ba.",
  "Source: {site}": "Majiya: {site}",
  "Stop following {name}": "Daina bin {name}",
  "Stories that you opened": "Labaran da kuka buɗe",
  Story: "Labari",
  "Tell us what is wrong, what is missing, what you like. We read every word.":
    "Ku gaya mana abin da yake kuskure, abin da babu, da abin da kuke so. Muna karanta kowace kalma.",
  "That is all: {stories}, about {minutes} min.": "Shi ke nan: {stories}, kamar minti {minutes}.",
  "The Follow button of a topic, a story, a club, a search or a newspaper puts it here.":
    "Maɓallin Bi na batu, labari, ƙungiya, bincike ko jarida yana kawo shi nan.",
  "The most told come first": "Waɗanda aka fi bayarwa ne da farko",
  "The stories, newest first": "Labaran, sabbi da farko",
  "This could not be loaded.": "An kasa loda wannan.",
  "Told by": "Waɗanda suka bayar",
  Topic: "Batu",
  "What came to the stories that you opened, then what most papers tell: at most five minutes' reading. When you opened a story is kept on this device only.":
    "Abin da ya ƙaru a labaran da kuka buɗe, sannan abin da jaridu da yawa suka bayar: karatun minti biyar iyaka. A wannan waya kawai aka adana lokacin da kuka buɗe labari.",
  "What each paper says, in the order of time": "Abin da kowace jarida ta ce, bisa lokaci",
  "What is new could not be loaded.": "An kasa loda abin da yake sabo.",
  "What you follow is kept by a script in your browser, and scripts are switched off here.":
    "Script a burauzarku ne yake adana abin da kuke bi, kuma an kashe script a nan.",
  "What you follow is kept on this device only. Each shows what came since you last looked here.":
    "A wannan waya kawai aka adana abin da kuke bi. Kowanne yana nuna abin da ya zo tun da kuka duba nan na ƙarshe.",
  "What you read is kept by a script in your browser, and scripts are switched off here.":
    "Script a burauzarku ne yake adana abin da kuke karantawa, kuma an kashe script a nan.",
  "When you opened a story is kept by a script in your browser, and scripts are switched off here.":
    "Script a burauzarku ne yake adana lokacin da kuka buɗe labari, kuma an kashe script a nan.",
  "Who says it": "Wa ya faɗa",
  "You follow nothing yet.": "Ba ku bin komai tukuna.",
  "Your name and address are used to answer you and for nothing else; they are erased on request.":
    "Ana amfani da sunanku da adireshinku don ba ku amsa kaɗai; ana share su idan kuka nema.",
  "in {language}": "a {language}",
  "say {papers}": "in ji {papers}",
  "says {paper}, {time}": "in ji {paper}, {time}",
  "unnamed source": "majiya da ba a faɗi sunanta ba",
  "{articles} in the last 24 hours.": "{articles} cikin awa 24 da suka wuce.",
  "{articles} since your last visit.": "{articles} tun ziyararku ta ƙarshe.",
  "{name} reads the public feed of a paper, shows headline, picture and a short summary, and sends the reader to the paper for the story. To be added, corrected or removed, write to {address}.":
    "{name} yana karanta kafar labarai ta jarida da ke buɗe ga kowa, yana nuna kanu, hoto da taƙaitawa, sannan ya tura mai karatu zuwa jaridar. Don a ƙara, gyara ko cire ku, ku rubuta zuwa {address}.",
  "{n} articles": (n) => (one(n) ? "maƙala {n}" : "maƙaloli {n}"),
  "{n} new articles": (n) => (one(n) ? "sabuwar maƙala {n}" : "sababbin maƙaloli {n}"),
  "{n} new texts": (n) => (one(n) ? "sabon rubutu {n}" : "sababbin rubutu {n}"),
  "{n} newspapers are collected.": (n) => (one(n) ? "Ana tattara jarida {n}." : "Ana tattara jaridu {n}."),
  "{texts} since {time}": "{texts} tun {time}",
  "{topic}: what the papers tell": "{topic}: abin da jaridu suka faɗa",
} satisfies WordsFor<typeof names>;
