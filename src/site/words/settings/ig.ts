import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A notice of your browser when new stories come and this page stands in the background.":
    "Browser gị ga-agwa gị mgbe akụkọ ọhụrụ batara, ibe a nọ n'azụ.",
  "A story that five papers or more tell within an hour. Three a day at most.":
    "Akụkọ nke akwụkwọ akụkọ ise ma ọ bụ karịa kọrọ n'otu awa. Ọ gaghị akarị atọ n'ụbọchị.",
  "A word, or a paper's name": "Okwu, ma ọ bụ aha akwụkwọ akụkọ",
  "All newspapers": "Akwụkwọ akụkọ niile",
  "Auto-refresh": "Mmelite n'onwe ya",
  Bookmarks: "Akụkọ i chekwara",
  "Breaking news": "Akụkọ na-ekpo ọkụ",
  Cancel: "Kagbuo",
  "Clear all": "Hichapụ ihe niile",
  "Clear cache": "Hichapụ nchekwa",
  "Clear history": "Hichapụ akụkọ ihe mere",
  "Clear settings": "Hichapụ ntọala",
  "Compact mode": "Naanị isi akụkọ",
  Dark: "Ọchịchịrị",
  Data: "Data",
  "Data saver": "Nchekwa data",
  Display: "Ngosi",
  "Every morning at 7:00.": "Kwa ụtụtụ n'elekere 7:00.",
  "Every page comes without pictures, scripts and ads: about a tenth of the data. A line on top of each page leads back.":
    "Ibe ọbụla ga-abịa na-enweghị foto, script na mgbasa ozi: ihe dịka otu ụzọ n'ime iri nke data. Ahịrị dị n'elu ibe ọbụla na-edughachi gị.",
  "Export my data": "Bupụ data m",
  "Exported on {time}.": "Ebupụrụ ya na {time}.",
  "File to import": "Faịlụ a ga-ebubata",
  "Followed newspapers": "Akwụkwọ akụkọ ị na-eso",
  "Followed topics, stories, clubs and searches": "Isiokwu, akụkọ, otu egwuregwu na nchọta ị na-eso",
  "For good": "Ruo mgbe ebighị ebi",
  "For how long": "Ruo ole mgbe",
  "Forget all read stories and searches?": "Chefuo akụkọ niile a gụrụ na ihe a chọrọ?",
  "Forget when you last opened each story? Nothing is then new to you.":
    "Chefuo mgbe ikpeazụ i meghere akụkọ ọ bụla? Mgbe ahụ o nweghị ihe ga-abụ ihe ọhụrụ nye gị.",
  Import: "Bubata",
  "Import this?": "Bubata nke a?",
  "It is added to what is here.": "A ga-atụkwasị ya n'ihe dị ebe a.",
  "Kept answers": "Ihe echekwara",
  "Last visits to stories": "Nleta ikpeazụ n'akụkọ",
  "Left out, because something is missing in them": "Ahapụrụ ha, n'ihi na ihe na-efu na ha",
  Light: "Ọcha",
  "Lists show headlines only: no summaries, no pictures.":
    "Naanị isi akụkọ ga-apụta: nchịkọta adịghị, foto adịghị.",
  "Looks for new stories while a list is open. Pauses when you look elsewhere or your network is metered.":
    "Ọ na-achọ akụkọ ọhụrụ mgbe ndepụta mepere emepe. Ọ na-akwụsị mgbe ị na-ele ebe ọzọ ma ọ bụ netwọk gị na-agụ data.",
  "Minutes between two looks.": "Nkeji n'etiti nlele abụọ.",
  Mute: "Mechie ọnụ",
  "Muted words and papers": "Okwu na akwụkwọ akụkọ e mechiri ọnụ",
  "Naira for a gigabyte of your bundle.": "Naịra maka otu gigabyte nke data gị.",
  "News that comes to you": "Akụkọ na-abịakwute gị",
  "Nothing was changed: the browser's question was closed.": "Agbanweghị ihe ọbụla: emechiri ajụjụ browser.",
  "Notices of your browser, also while this site is closed; none from 22:00 to 6:00. We store your browser's address at its push service and these choices, nothing else.":
    "Ọkwa nke browser gị, ọbụlagodi mgbe saịtị a mechiri; o nweghị site na 22:00 ruo 6:00. Anyị na-echekwa naanị adreesị browser gị na nhọrọ ndị a.",
  Notifications: "Ọkwa",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "Gbanyụọ ya: foto ọbụla agaghị ebu; ọ na-echekwa data.",
  "On this device": "Na ngwa a",
  "One short tone when new stories come.": "Otu ụda dị mkpirikpi mgbe akụkọ ọhụrụ batara.",
  Pictures: "Foto",
  "Read stories": "Akụkọ ị gụrụ",
  "Reading time": "Oge ọgụgụ",
  "Refresh interval": "Oge n'etiti mmelite",
  "Remove follows, bookmarks, histories and kept answers? Settings stay.":
    "Wepụ ihe ị na-eso, akụkọ echekwara, akụkọ ihe mere na ihe echekwara? Ntọala ga-adị.",
  "Remove the kept answers?": "Wepụ ihe echekwara?",
  "Set all settings back to how they came?": "Weghachite ntọala niile ka ha dị na mbụ?",
  "Settings are kept by a script in your browser, and scripts are switched off here.":
    "Script dị na browser gị na-echekwa ntọala, mana agbanyụrụ script ebe a.",
  'Show "{text}" again': 'Gosi "{text}" ọzọ',
  "Shows how many minutes a story takes, where the paper's feed lets us know.":
    "Ọ na-egosi nkeji ole akụkọ ga-ewe, ma ọ bụrụ na akwụkwọ akụkọ gwa anyị.",
  "Shows how often a story was opened here.": "Ọ na-egosi ugboro ole emepere akụkọ ebe a.",
  "Since this page was opened": "Kemgbe emepere ibe a",
  Sounds: "Ụda",
  "Stories with them are left out of your lists; a line says how many.":
    "Akụkọ nwere ha anaghị apụta na ndepụta gị; ahịrị na-ekwu ole ha dị.",
  System: "Sistemụ",
  "System follows your device's light or dark setting.":
    "Nke sistemụ na-eso ka ngwa gị si dị, ọcha ma ọ bụ ọchịchịrị.",
  "The data was not stored.": "Echekwaghị data ahụ.",
  "The language of these pages. Stories stay in their papers' language.":
    "Asụsụ ibe ndị a. Akụkọ na-adị n'asụsụ akwụkwọ akụkọ ya.",
  "The results when a matchday is over.": "Nsonaazụ mgbe ụbọchị egwuregwu gwụchara.",
  "The setting was not saved.": "Echekwaghị ntọala ahụ.",
  Theme: "Ọdịdị",
  "They hold on this device only, and take effect at once.": "Ha na-arụ ọrụ naanị na ngwa a, ozugbo.",
  "This browser could not be registered for notices. Please try again later.":
    "Enweghị ike idebanye browser a maka ọkwa. Biko nwaa ọzọ ma e mesịa.",
  "This browser has no notifications.": "Browser a enweghị ọkwa.",
  "This browser keeps nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "Browser a anaghị echekwa ihe ọbụla maka saịtị a (windo nzuzo, nchekwa emechiri ma ọ bụ juru eju). Akụkọ echekwara, akwụkwọ akụkọ ị na-eso, akụkọ ihe mere na ntọala anaghị arụ ọrụ; ị ka nwere ike ịgụ ihe niile.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "Enweghị ike ịgwa browser ma ọ bụ windo a: ọ bụ windo nzuzo, ma ọ bụ ọ naghị anata ozi.",
  "This file is no export of this site.": "Faịlụ a abụghị nke e si na saịtị a bupụ.",
  "This month": "Ọnwa a",
  "Unfollow {paper}": "Kwụsị iso {paper}",
  "Until Monday": "Ruo Mọnde",
  Updates: "Mmelite",
  Views: "Ndị lere ya",
  "What is new in all that you follow": "Ihe ọhụrụ n'ihe niile ị na-eso",
  "What is new since you last looked": "Ihe ọhụrụ kemgbe i lere ikpeazụ",
  "What it is": "Gịnị ka ọ bụ",
  Word: "Okwu",
  "Word or paper": "Okwu ma ọ bụ akwụkwọ akụkọ",
  "You follow none yet.": "I sobeghị nke ọbụla.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Browser gị ekweghị ka saịtị a gwa gị. Ị nwere ike ịgbanwe ya na ntọala browser ahụ.",
  "Your data is here.": "Data gị abatala.",
  "Your price": "Ọnụ ahịa gị",
  "until {time}": "ruo {time}",
} satisfies WordsFor<typeof names>;
