import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A browser notification when new stories arrive while this page is in the background.":
    "Sanarwar burauzarku idan sababbin labarai suka zo yayin da wannan shafi yake a baya.",
  "A short tone when new stories arrive.": "Gajeren sauti idan sababbin labarai suka zo.",
  "A story that five papers or more report within an hour. Three a day at most.":
    "Labarin da jaridu biyar ko fiye suka bayar cikin awa ɗaya. Uku a rana iyaka.",
  "A word, or a paper's name": "Kalma, ko sunan jarida",
  "All newspapers": "Dukan jaridu",
  "Articles read": "Labaran da aka karanta",
  "Auto-refresh": "Sabuntawa da kansa",
  Bookmarks: "Labaran da aka adana",
  "Breaking news": "Labari da ɗumi-ɗumi",
  "Browser notifications, even while this site is closed; none from 22:00 to 6:00. We store your browser's address and keys at its push service, and these choices.":
    "Sanarwar burauzarku, ko da wannan shafi yana rufe; babu daga 22:00 zuwa 6:00. Muna adana adireshin burauzarku da makullansa a wurin aikawa, da waɗannan zaɓuka.",
  Cache: "Abin da aka adana",
  Cancel: "Soke",
  "Checks for new stories while a list is open. Pauses when you look elsewhere or your connection is metered.":
    "Yana neman sababbin labarai yayin da jeri yake buɗe. Yana tsayawa idan kuna duba wani wuri ko intanet ɗinku mai ƙididdiga ne.",
  "Clear all": "Share komai",
  "Clear cache": "Share abin da aka adana",
  "Clear history": "Share tarihi",
  "Clear settings": "Share saituna",
  "Clear the cache?": "A cire abin da aka adana?",
  "Compact mode": "Kanun labarai kawai",
  Dark: "Duhu",
  Data: "Data",
  "Data saver": "Rage cin data",
  Display: "Nuni",
  "Every morning at 7:00.": "Kowace safiya ƙarfe 7:00.",
  "Every page comes without pictures, scripts or ads: about a tenth of the data. A line at the top of each page leads back.":
    "Kowane shafi zai zo ba hotuna, script ko talla: kusan kashi goma na data. Layi a saman kowane shafi yana mayar da ku.",
  "Export my data": "Fitar da bayanaina",
  "Exported on {time}.": "An fitar a {time}.",
  "File to import": "Fayil ɗin shigarwa",
  "Followed newspapers": "Jaridun da kuke bi",
  "Followed topics, stories, clubs and searches": "Batutuwa, labarai, ƙungiyoyi da binciken da ake bi",
  "For good": "Har abada",
  "For how long": "Tsawon lokaci",
  "Forget everything that you have read and searched for?":
    "A manta da duk labaran da aka karanta da bincike?",
  "Forget when you last opened each story? Nothing will then be marked as new.":
    "A manta lokacin da kuka buɗe kowane labari na ƙarshe? Sannan babu abin da zai zama sabo a gare ku.",
  Import: "Shigar",
  "Import this?": "A shigar da wannan?",
  "It is added to what is already here.": "Za a ƙara shi kan abin da ke nan.",
  "Last visits to stories": "Ziyarar ƙarshe ga labarai",
  "Left out because something is missing": "An bar su, saboda wani abu ya ɓace a cikinsu",
  Light: "Haske",
  "Lists show headlines only: no summaries, no pictures.":
    "Kanun labarai kawai za a nuna: ba taƙaitawa, ba hotuna.",
  "Minutes between two checks.": "Mintuna tsakanin duba biyu.",
  Mute: "Ɓoye",
  "Muted words and papers": "Kalmomi da jaridun da aka ɓoye",
  "News that comes to you": "Labarai da ke zuwa gare ku",
  "No more browsers can be registered at the moment.": "Ba za a iya ƙara wata burauza a yanzu ba.",
  "Nothing was changed: the browser's question was closed.": "Ba a sauya komai ba: an rufe tambayar burauza.",
  Notifications: "Sanarwa",
  "Notifications cannot be sent to this browser: its push service is not known here.":
    "Ba za a iya aika sanarwa ga wannan burauza ba: ba mu san hanyar da take karɓar saƙo ba.",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "A kashe: ba za a sauke hotuna ba; yana rage cin data.",
  "On this device": "A wannan waya",
  Pictures: "Hotuna",
  "Reading time": "Lokacin karatu",
  "Refresh interval": "Tazarar sabuntawa",
  "Remove follows, bookmarks, histories and the cache? Settings stay.":
    "A cire abin da ake bi, labaran da aka adana, tarihi da abin da aka adana? Saituna za su kasance.",
  "Reset all settings to their defaults?": "A mayar da duk saituna yadda suke da?",
  "Settings need JavaScript, which is switched off in this browser.":
    "Script a burauzarku ne yake adana saituna, kuma an kashe script a nan.",
  'Show "{text}" again': 'Sake nuna "{text}"',
  "Shows how many minutes an article takes to read, where the paper's feed lets us know.":
    "Yana nuna mintunan da labari zai ɗauka, idan jaridar ta sanar da mu.",
  "Shows how often an article was opened here.": "Yana nuna sau nawa aka buɗe labari a nan.",
  "Since this page was opened": "Tun da aka buɗe wannan shafi",
  "Single keys move through the news; ? lists them.":
    "Maɓalli ɗaya yana kai ku cikin labarai; ? yana jera su.",
  Sounds: "Sauti",
  "Stories that contain them are left out of your lists; a line says how many. The data saver has no scripts, and shows them.":
    "Ana cire labaran da ke ɗauke da su daga jerinku; layi yana faɗin adadinsu. Rage cin data ba shi da script, don haka yana nuna su.",
  System: "Tsarin waya",
  "System follows your device's light or dark setting.": "Tsarin yana bin hasken ko duhun wayarku.",
  "The data could not be saved.": "Ba a adana bayanan ba.",
  "The language of these pages. Articles stay in their paper's language.":
    "Harshen waɗannan shafuka. Labarai suna nan a harshen jaridunsu.",
  "The results when a matchday is over.": "Sakamako idan ranar wasa ta ƙare.",
  "The setting could not be saved.": "Ba a adana saitin ba.",
  Theme: "Launi",
  "They apply to this device only, and take effect at once.": "Suna aiki a wannan waya kawai, kuma nan take.",
  "This browser could not be registered for notifications. Please try again later.":
    "Ba a iya yi wa burauzar rajistar sanarwa ba. Don Allah a sake gwadawa daga baya.",
  "This browser has no notifications.": "Wannan burauza ba ta da sanarwa.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "Ba za a iya sanar da wannan burauza ko taga ba: taga ta sirri ce, ko ba ta karɓar saƙonni.",
  "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "Wannan burauza ba ta adana komai ga wannan shafi (taga ta sirri, an toshe ko ta cika). Labaran da aka adana, jaridun da ake bi, tarihi da saituna ba sa aiki; amma ana iya karanta komai.",
  "This file is not an export from this site.": "Wannan fayil ba daga wannan shafi aka fitar ba.",
  "This is the sample edition: its news is invented, and no notifications are sent.":
    "Wannan bugun samfuri ne: ƙirƙirar labaransa aka yi, ba a aika wa wata burauza sanarwarsu.",
  "This month": "Wannan wata",
  "Unfollow {paper}": "Daina bin {paper}",
  "Until Monday": "Har Litinin",
  Updates: "Sabuntawa",
  Views: "Masu dubawa",
  "What a gigabyte of your bundle costs, in naira.": "Naira na gigabyte ɗaya na kunshin ku.",
  "What is new in everything you follow": "Abin sabo cikin duk abin da kuke bi",
  "What is new since you last looked": "Abin da yake sabo tun da kuka duba na ƙarshe",
  "What it is": "Menene",
  Word: "Kalma",
  "Word or paper": "Kalma ko jarida",
  "You follow none yet.": "Ba ku bin ko ɗaya tukuna.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Burauzarku ba ta yarda wannan shafi ya sanar da ku ba. Kuna iya sauya haka a saitunan burauzar.",
  "Your data has been imported.": "Bayananku sun iso.",
  "Your price": "Farashinku",
  "until {time}": "har {time}",
} satisfies WordsFor<typeof names>;
