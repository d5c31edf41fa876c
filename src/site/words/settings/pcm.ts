import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A browser notification when new stories arrive while this page is in the background.":
    "Your browser go tell you when new tori enter and this page dey for back.",
  "A short tone when new stories arrive.": "Small sound when new tori enter.",
  "A story that five papers or more report within an hour. Three a day at most.":
    "Tori wey five newspapers or more carry inside one hour. No pass three for one day.",
  "A word, or a paper's name": "Word, or newspaper name",
  "All newspapers": "All newspapers",
  "Articles read": "Tori wey you don read",
  "Auto-refresh": "Refresh by itself",
  Bookmarks: "Tori wey you save",
  "Breaking news": "Breaking tori",
  "Browser notifications, even while this site is closed; none from 22:00 to 6:00. We store your browser's address and keys at its push service, and these choices.":
    "Your browser go tell you even if this site dey close; nothing from 22:00 to 6:00. We dey keep your browser address and key for the push service, plus wetin you choose.",
  Cache: "Wetin phone keep",
  Cancel: "Leave am",
  "Checks for new stories while a list is open. Pauses when you look elsewhere or your connection is metered.":
    "E dey find new tori when list dey open. E go stop when you look another place or your network dey chop data.",
  "Clear all": "Clear everything",
  "Clear cache": "Clear cache",
  "Clear history": "Clear history",
  "Clear settings": "Clear settings",
  "Clear the cache?": "Comot wetin phone keep?",
  "Compact mode": "Headlines only",
  Dark: "Dark",
  Data: "Data",
  "Data saver": "Data saver",
  Display: "How e go show",
  "Every morning at 7:00.": "Every morning by 7:00.",
  "Every page comes without pictures, scripts or ads: about a tenth of the data. A line at the top of each page leads back.":
    "Every page go come without picture, script and advert: like one out of ten of the data. Line for top of each page go carry you back.",
  "Export my data": "Carry my data comot",
  "Exported on {time}.": "E comot on {time}.",
  "File to import": "File wey you wan put",
  "Followed newspapers": "Newspapers wey you follow",
  "Followed topics, stories, clubs and searches": "Topics, tori, clubs and searches wey you follow",
  "For good": "For ever",
  "For how long": "For how long",
  "Forget everything that you have read and searched for?":
    "Forget all the tori wey you read and wetin you find?",
  "Forget when you last opened each story? Nothing will then be marked as new.":
    "Make e forget when you last open each tori? Nothing go dey new for you.",
  Import: "Put inside",
  "Import this?": "Put this one inside?",
  "It is added to what is already here.": "E go join wetin dey here.",
  "Last visits to stories": "When you last open tori",
  "Left out because something is missing": "We leave them, because something no complete",
  Light: "Light",
  "Lists show headlines only: no summaries, no pictures.":
    "Na only headline go show: no summary, no picture.",
  "Minutes between two checks.": "Minutes wey go dey between.",
  Mute: "Mute",
  "Muted words and papers": "Words and newspapers wey you mute",
  "News that comes to you": "Tori wey go meet you",
  "No more browsers can be registered at the moment.": "We no fit add another browser for now.",
  "Nothing was changed: the browser's question was closed.":
    "Nothing change: you close the browser question.",
  Notifications: "Notifications",
  "Notifications cannot be sent to this browser: its push service is not known here.":
    "We no fit send notice to this browser: we no sabi the service wey dey carry am.",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "Off: picture no go load at all; e go save your data.",
  "On this device": "For this phone",
  Pictures: "Pictures",
  "Reading time": "Time to read",
  "Refresh interval": "How e go wait",
  "Remove follows, bookmarks, histories and the cache? Settings stay.":
    "Comot wetin you follow, tori wey you save, history and wetin phone keep? Settings go remain.",
  "Reset all settings to their defaults?": "Put all settings back to how dem dey before?",
  "Settings need JavaScript, which is switched off in this browser.":
    "Script for your browser dey keep settings, and script dey off here.",
  'Show "{text}" again': 'Show "{text}" again',
  "Shows how many minutes an article takes to read, where the paper's feed lets us know.":
    "E dey show how many minutes the tori go take, if the newspaper tell us.",
  "Shows how often an article was opened here.": "E dey show how many times pipo open the tori here.",
  "Since this page was opened": "Since this page open",
  "Single keys move through the news; ? lists them.":
    "One key dey carry you waka for the news; ? dey show all of them.",
  Sounds: "Sound",
  "Stories that contain them are left out of your lists; a line says how many. The data saver has no scripts, and shows them.":
    "Tori wey get them no go show for your list; one line go tell how many. Data saver no get script, so e go show dem.",
  System: "As your phone dey",
  "System follows your device's light or dark setting.":
    "System go follow how your phone dey, light or dark.",
  "The data could not be saved.": "The data no save.",
  "The language of these pages. Articles stay in their paper's language.":
    "Na the language of this page be this. Tori go dey for the language wey the paper use.",
  "The results when a matchday is over.": "Results when matchday don end.",
  "The setting could not be saved.": "The setting no save.",
  Theme: "Colour",
  "They apply to this device only, and take effect at once.":
    "Na only this phone e dey work for, and e go work at once.",
  "This browser could not be registered for notifications. Please try again later.":
    "This browser no gree register for notice. Abeg try again later.",
  "This browser has no notifications.": "This browser no get notification.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "We no fit notify this browser or window: e be private window, or e no dey collect push message.",
  "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "This browser no dey keep anything for this site (private window, storage block or full). Tori wey you save, newspapers wey you follow, history and settings no dey work; but you fit read everything.",
  "This file is not an export from this site.": "This file no come from this site.",
  "This is the sample edition: its news is invented, and no notifications are sent.":
    "This one na sample edition: dem just cook the tori, and e no dey send any browser notice.",
  "This month": "This month",
  "Unfollow {paper}": "Stop to follow {paper}",
  "Until Monday": "Till Monday",
  Updates: "Updates",
  Views: "Views",
  "What a gigabyte of your bundle costs, in naira.": "Naira for one gigabyte of your bundle.",
  "What is new in everything you follow": "Wetin new for everything wey you follow",
  "What is new since you last looked": "Wetin new since the last time you look",
  "What it is": "Wetin e be",
  Word: "Word",
  "Word or paper": "Word or newspaper",
  "You follow none yet.": "You never follow any.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Your browser no gree make this site tell you. You fit change am for the browser settings.",
  "Your data has been imported.": "Your data don come.",
  "Your price": "Your price",
  "until {time}": "till {time}",
} satisfies WordsFor<typeof names>;
