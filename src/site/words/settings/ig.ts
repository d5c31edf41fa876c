import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A browser notification when new stories arrive while this page is in the background.":
    "Browser gị ga-agwa gị mgbe akụkọ ọhụrụ batara, ibe a nọ n'azụ.",
  "A short tone when new stories arrive.": "Otu ụda dị mkpirikpi mgbe akụkọ ọhụrụ batara.",
  "A story that five papers or more report within an hour. Three a day at most.":
    "Akụkọ nke akwụkwọ akụkọ ise ma ọ bụ karịa kọrọ n'otu awa. Ọ gaghị akarị atọ n'ụbọchị.",
  "A word, or a paper's name": "Okwu, ma ọ bụ aha akwụkwọ akụkọ",
  "All newspapers": "Akwụkwọ akụkọ niile",
  "Articles read": "Akụkọ ị gụrụ",
  "Auto-refresh": "Mmelite n'onwe ya",
  Bookmarks: "Akụkọ i chekwara",
  "Breaking news": "Akụkọ na-ekpo ọkụ",
  "Browser notifications, even while this site is closed; none from 22:00 to 6:00. We store your browser's address and keys at its push service, and these choices.":
    "Ọkwa nke browser gị, ọbụlagodi mgbe saịtị a mechiri; o nweghị site na 22:00 ruo 6:00. Anyị na-echekwa adreesị na igodo browser gị, na nhọrọ ndị a.",
  Cache: "Ihe echekwara",
  Cancel: "Kagbuo",
  "Checks for new stories while a list is open. Pauses when you look elsewhere or your connection is metered.":
    "Ọ na-achọ akụkọ ọhụrụ mgbe ndepụta mepere emepe. Ọ na-akwụsị mgbe ị na-ele ebe ọzọ ma ọ bụ netwọk gị na-agụ data.",
  "Clear all": "Hichapụ ihe niile",
  "Clear cache": "Hichapụ nchekwa",
  "Clear history": "Hichapụ akụkọ ihe mere",
  "Clear settings": "Hichapụ ntọala",
  "Clear the cache?": "Wepụ ihe echekwara?",
  "Compact mode": "Naanị isi akụkọ",
  Dark: "Ọchịchịrị",
  Data: "Data",
  "Data saver": "Nchekwa data",
  Display: "Ngosi",
  "Every morning at 7:00.": "Kwa ụtụtụ n'elekere 7:00.",
  "Every page comes without pictures, scripts or ads: about a tenth of the data. A line at the top of each page leads back.":
    "Ibe ọbụla ga-abịa na-enweghị foto, script na mgbasa ozi: ihe dịka otu ụzọ n'ime iri nke data. Ahịrị dị n'elu ibe ọbụla na-edughachi gị.",
  "Export my data": "Bupụ data m",
  "Exported on {time}.": "Ebupụrụ ya na {time}.",
  "File to import": "Faịlụ a ga-ebubata",
  "Followed newspapers": "Akwụkwọ akụkọ ị na-eso",
  "Followed topics, stories, clubs and searches": "Isiokwu, akụkọ, otu egwuregwu na nchọta ị na-eso",
  "For good": "Ruo mgbe ebighị ebi",
  "For how long": "Ruo ole mgbe",
  "Forget everything that you have read and searched for?": "Chefuo akụkọ niile a gụrụ na ihe a chọrọ?",
  "Forget when you last opened each story? Nothing will then be marked as new.":
    "Chefuo mgbe ikpeazụ i meghere akụkọ ọ bụla? Mgbe ahụ o nweghị ihe ga-abụ ihe ọhụrụ nye gị.",
  Import: "Bubata",
  "Import this?": "Bubata nke a?",
  "It is added to what is already here.": "A ga-atụkwasị ya n'ihe dị ebe a.",
  "Last visits to stories": "Nleta ikpeazụ n'akụkọ",
  "Left out because something is missing": "Ahapụrụ ha, n'ihi na ihe na-efu na ha",
  Light: "Ọcha",
  "Lists show headlines only: no summaries, no pictures.":
    "Naanị isi akụkọ ga-apụta: nchịkọta adịghị, foto adịghị.",
  "Minutes between two checks.": "Nkeji n'etiti nlele abụọ.",
  Mute: "Mechie ọnụ",
  "Muted words and papers": "Okwu na akwụkwọ akụkọ e mechiri ọnụ",
  "News that comes to you": "Akụkọ na-abịakwute gị",
  "No more browsers can be registered at the moment.": "Enweghị ike ịgbakwunye browser ọzọ ugbu a.",
  "Nothing was changed: the browser's question was closed.": "Agbanweghị ihe ọbụla: emechiri ajụjụ browser.",
  Notifications: "Ọkwa",
  "Notifications cannot be sent to this browser: its push service is not known here.":
    "Enweghị ike iziga browser a ọkwa: amaghị ebe o si anata ya.",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "Gbanyụọ ya: foto ọbụla agaghị ebu; ọ na-echekwa data.",
  "On this device": "Na ngwa a",
  Pictures: "Foto",
  "Reading time": "Oge ọgụgụ",
  "Refresh interval": "Oge n'etiti mmelite",
  "Remove follows, bookmarks, histories and the cache? Settings stay.":
    "Wepụ ihe ị na-eso, akụkọ echekwara, akụkọ ihe mere na ihe echekwara? Ntọala ga-adị.",
  "Reset all settings to their defaults?": "Weghachite ntọala niile ka ha dị na mbụ?",
  "Settings need JavaScript, which is switched off in this browser.":
    "Script dị na browser gị na-echekwa ntọala, mana agbanyụrụ script ebe a.",
  'Show "{text}" again': 'Gosi "{text}" ọzọ',
  "Shows how many minutes an article takes to read, where the paper's feed lets us know.":
    "Ọ na-egosi nkeji ole akụkọ ga-ewe, ma ọ bụrụ na akwụkwọ akụkọ gwa anyị.",
  "Shows how often an article was opened here.": "Ọ na-egosi ugboro ole emepere akụkọ ebe a.",
  "Since this page was opened": "Kemgbe emepere ibe a",
  "Single keys move through the news; ? lists them.": "Otu igodo na-ebugharị gị n'akụkọ; ? na-edepụta ha.",
  Sounds: "Ụda",
  "Stories that contain them are left out of your lists; a line says how many. The data saver has no scripts, and shows them.":
    "Akụkọ nwere ha anaghị apụta na ndepụta gị; ahịrị na-ekwu ole ha dị. Nchekwa data enweghị script, ya mere ọ na-egosi ha.",
  System: "Sistemụ",
  "System follows your device's light or dark setting.":
    "Nke sistemụ na-eso ka ngwa gị si dị, ọcha ma ọ bụ ọchịchịrị.",
  "The data could not be saved.": "Echekwaghị data ahụ.",
  "The language of these pages. Articles stay in their paper's language.":
    "Asụsụ ibe ndị a. Akụkọ na-adị n'asụsụ akwụkwọ akụkọ ya.",
  "The results when a matchday is over.": "Nsonaazụ mgbe ụbọchị egwuregwu gwụchara.",
  "The setting could not be saved.": "Echekwaghị ntọala ahụ.",
  Theme: "Ọdịdị",
  "They apply to this device only, and take effect at once.": "Ha na-arụ ọrụ naanị na ngwa a, ozugbo.",
  "This browser could not be registered for notifications. Please try again later.":
    "Enweghị ike idebanye browser a maka ọkwa. Biko nwaa ọzọ ma e mesịa.",
  "This browser has no notifications.": "Browser a enweghị ọkwa.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "Enweghị ike ịgwa browser ma ọ bụ windo a: ọ bụ windo nzuzo, ma ọ bụ ọ naghị anata ozi.",
  "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "Browser a anaghị echekwa ihe ọbụla maka saịtị a (windo nzuzo, nchekwa emechiri ma ọ bụ juru eju). Akụkọ echekwara, akwụkwọ akụkọ ị na-eso, akụkọ ihe mere na ntọala anaghị arụ ọrụ; ị ka nwere ike ịgụ ihe niile.",
  "This file is not an export from this site.": "Faịlụ a abụghị nke e si na saịtị a bupụ.",
  "This is the sample edition: its news is invented, and no notifications are sent.":
    "Nke a bụ mbipụta nlele: e chepụtara akụkọ ya echepụta, a naghị eziga browser ọbụla ọkwa.",
  "This month": "Ọnwa a",
  "Unfollow {paper}": "Kwụsị iso {paper}",
  "Until Monday": "Ruo Mọnde",
  Updates: "Mmelite",
  Views: "Ndị lere ya",
  "What a gigabyte of your bundle costs, in naira.": "Naịra maka otu gigabyte nke data gị.",
  "What is new in everything you follow": "Ihe ọhụrụ n'ihe niile ị na-eso",
  "What is new since you last looked": "Ihe ọhụrụ kemgbe i lere ikpeazụ",
  "What it is": "Gịnị ka ọ bụ",
  Word: "Okwu",
  "Word or paper": "Okwu ma ọ bụ akwụkwọ akụkọ",
  "You follow none yet.": "I sobeghị nke ọbụla.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Browser gị ekweghị ka saịtị a gwa gị. Ị nwere ike ịgbanwe ya na ntọala browser ahụ.",
  "Your data has been imported.": "Data gị abatala.",
  "Your price": "Ọnụ ahịa gị",
  "until {time}": "ruo {time}",
} satisfies WordsFor<typeof names>;
