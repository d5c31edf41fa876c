import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A notice of your browser when new stories come and this page stands in the background.":
    "Sanarwar burauzarku idan sababbin labarai suka zo yayin da wannan shafi yake a baya.",
  "A story that five papers or more tell within an hour. Three a day at most.":
    "Labarin da jaridu biyar ko fiye suka bayar cikin awa ɗaya. Uku a rana iyaka.",
  "A word, or a paper's name": "Kalma, ko sunan jarida",
  "All newspapers": "Dukan jaridu",
  "Auto-refresh": "Sabuntawa da kansa",
  Bookmarks: "Labaran da aka adana",
  "Breaking news": "Labari da ɗumi-ɗumi",
  Cancel: "Soke",
  "Clear all": "Share komai",
  "Clear cache": "Share abin da aka adana",
  "Clear history": "Share tarihi",
  "Clear settings": "Share saituna",
  "Compact mode": "Kanun labarai kawai",
  Dark: "Duhu",
  Data: "Data",
  "Data saver": "Rage cin data",
  Display: "Nuni",
  "Every morning at 7:00.": "Kowace safiya ƙarfe 7:00.",
  "Every page comes without pictures, scripts and ads: about a tenth of the data. A line on top of each page leads back.":
    "Kowane shafi zai zo ba hotuna, script ko talla: kusan kashi goma na data. Layi a saman kowane shafi yana mayar da ku.",
  "Export my data": "Fitar da bayanaina",
  "Exported on {time}.": "An fitar a {time}.",
  "File to import": "Fayil ɗin shigarwa",
  "Followed newspapers": "Jaridun da kuke bi",
  "Followed topics, stories, clubs and searches": "Batutuwa, labarai, ƙungiyoyi da binciken da ake bi",
  "For good": "Har abada",
  "For how long": "Tsawon lokaci",
  "Forget all read stories and searches?": "A manta da duk labaran da aka karanta da bincike?",
  "Forget when you last opened each story? Nothing is then new to you.":
    "A manta lokacin da kuka buɗe kowane labari na ƙarshe? Sannan babu abin da zai zama sabo a gare ku.",
  Import: "Shigar",
  "Import this?": "A shigar da wannan?",
  "It is added to what is here.": "Za a ƙara shi kan abin da ke nan.",
  "Kept answers": "Abin da aka adana",
  "Last visits to stories": "Ziyarar ƙarshe ga labarai",
  "Left out, because something is missing in them": "An bar su, saboda wani abu ya ɓace a cikinsu",
  Light: "Haske",
  "Lists show headlines only: no summaries, no pictures.":
    "Kanun labarai kawai za a nuna: ba taƙaitawa, ba hotuna.",
  "Looks for new stories while a list is open. Pauses when you look elsewhere or your network is metered.":
    "Yana neman sababbin labarai yayin da jeri yake buɗe. Yana tsayawa idan kuna duba wani wuri ko intanet ɗinku mai ƙididdiga ne.",
  "Minutes between two looks.": "Mintuna tsakanin duba biyu.",
  Mute: "Ɓoye",
  "Muted words and papers": "Kalmomi da jaridun da aka ɓoye",
  "Naira for a gigabyte of your bundle.": "Naira na gigabyte ɗaya na kunshin ku.",
  "News that comes to you": "Labarai da ke zuwa gare ku",
  "Nothing was changed: the browser's question was closed.": "Ba a sauya komai ba: an rufe tambayar burauza.",
  "Notices of your browser, also while this site is closed; none from 22:00 to 6:00. We store your browser's address at its push service and these choices, nothing else.":
    "Sanarwar burauzarku, ko da wannan shafi yana rufe; babu daga 22:00 zuwa 6:00. Muna adana adireshin burauzarku a wurin aikawa da waɗannan zaɓuka, ba komai ba.",
  Notifications: "Sanarwa",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "A kashe: ba za a sauke hotuna ba; yana rage cin data.",
  "On this device": "A wannan waya",
  "One short tone when new stories come.": "Gajeren sauti idan sababbin labarai suka zo.",
  Pictures: "Hotuna",
  "Read stories": "Labaran da aka karanta",
  "Reading time": "Lokacin karatu",
  "Refresh interval": "Tazarar sabuntawa",
  "Remove follows, bookmarks, histories and kept answers? Settings stay.":
    "A cire abin da ake bi, labaran da aka adana, tarihi da abin da aka adana? Saituna za su kasance.",
  "Remove the kept answers?": "A cire abin da aka adana?",
  "Set all settings back to how they came?": "A mayar da duk saituna yadda suke da?",
  "Settings are kept by a script in your browser, and scripts are switched off here.":
    "Script a burauzarku ne yake adana saituna, kuma an kashe script a nan.",
  'Show "{text}" again': 'Sake nuna "{text}"',
  "Shows how many minutes a story takes, where the paper's feed lets us know.":
    "Yana nuna mintunan da labari zai ɗauka, idan jaridar ta sanar da mu.",
  "Shows how often a story was opened here.": "Yana nuna sau nawa aka buɗe labari a nan.",
  "Since this page was opened": "Tun da aka buɗe wannan shafi",
  Sounds: "Sauti",
  "Stories with them are left out of your lists; a line says how many.":
    "Ana cire labaran da ke ɗauke da su daga jerinku; layi yana faɗin adadinsu.",
  System: "Tsarin waya",
  "System follows your device's light or dark setting.": "Tsarin yana bin hasken ko duhun wayarku.",
  "The data was not stored.": "Ba a adana bayanan ba.",
  "The language of these pages. Stories stay in their papers' language.":
    "Harshen waɗannan shafuka. Labarai suna nan a harshen jaridunsu.",
  "The results when a matchday is over.": "Sakamako idan ranar wasa ta ƙare.",
  "The setting was not saved.": "Ba a adana saitin ba.",
  Theme: "Launi",
  "They hold on this device only, and take effect at once.": "Suna aiki a wannan waya kawai, kuma nan take.",
  "This browser could not be registered for notices. Please try again later.":
    "Ba a iya yi wa burauzar rajistar sanarwa ba. Don Allah a sake gwadawa daga baya.",
  "This browser has no notifications.": "Wannan burauza ba ta da sanarwa.",
  "This browser keeps nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "Wannan burauza ba ta adana komai ga wannan shafi (taga ta sirri, an toshe ko ta cika). Labaran da aka adana, jaridun da ake bi, tarihi da saituna ba sa aiki; amma ana iya karanta komai.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "Ba za a iya sanar da wannan burauza ko taga ba: taga ta sirri ce, ko ba ta karɓar saƙonni.",
  "This file is no export of this site.": "Wannan fayil ba daga wannan shafi aka fitar ba.",
  "This month": "Wannan wata",
  "Unfollow {paper}": "Daina bin {paper}",
  "Until Monday": "Har Litinin",
  Updates: "Sabuntawa",
  Views: "Masu dubawa",
  "What is new in all that you follow": "Abin sabo cikin duk abin da kuke bi",
  "What is new since you last looked": "Abin da yake sabo tun da kuka duba na ƙarshe",
  "What it is": "Menene",
  Word: "Kalma",
  "Word or paper": "Kalma ko jarida",
  "You follow none yet.": "Ba ku bin ko ɗaya tukuna.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Burauzarku ba ta yarda wannan shafi ya sanar da ku ba. Kuna iya sauya haka a saitunan burauzar.",
  "Your data is here.": "Bayananku sun iso.",
  "Your price": "Farashinku",
  "until {time}": "har {time}",
} satisfies WordsFor<typeof names>;
