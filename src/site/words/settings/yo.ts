import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { settings as names } from "./en.ts";

export const settings = {
  "A browser notification when new stories arrive while this page is in the background.":
    "Browser rẹ yóò sọ fún ọ tí ìròyìn tuntun bá dé, tí ojúewé yìí bá wà lẹ́yìn.",
  "A short tone when new stories arrive.": "Ohùn kúkúrú kan tí ìròyìn tuntun bá dé.",
  "A story that five papers or more report within an hour. Three a day at most.":
    "Ìròyìn tí ìwé ìròyìn márùn-ún tàbí jù bẹ́ẹ̀ lọ sọ láàárín wákàtí kan. Kò ju mẹ́ta lọ lọ́jọ́.",
  "A word, or a paper's name": "Ọ̀rọ̀, tàbí orúkọ ìwé ìròyìn",
  "All newspapers": "Gbogbo ìwé ìròyìn",
  "Articles read": "Ìròyìn tí o ti kà",
  "Auto-refresh": "Ìsọdọ̀tun fúnra rẹ̀",
  Bookmarks: "Ìròyìn tí o fi pamọ́",
  "Breaking news": "Ìròyìn yàjóyàjó",
  "Browser notifications, even while this site is closed; none from 22:00 to 6:00. We store your browser's address and keys at its push service, and these choices.":
    "Ìfitónilétí browser rẹ, kódà tí ojúewé yìí bá tì; kò sí láti 22:00 sí 6:00. À ń fi àdírẹ́sì àti kọ́kọ́rọ́ browser rẹ níbi ìfiránṣẹ́ pamọ́, pẹ̀lú àwọn yíyàn wọ̀nyí.",
  Cache: "Ohun tí fóònù fi pamọ́",
  Cancel: "Fagilé e",
  "Checks for new stories while a list is open. Pauses when you look elsewhere or your connection is metered.":
    "Ó ń wá ìròyìn tuntun nígbà tí àtòjọ bá ṣí. Ó máa ń dúró tí o bá wo ibòmíràn tàbí tí nẹ́tíwọ̀ọ̀kì rẹ bá ń ka dátà.",
  "Clear all": "Pa gbogbo rẹ̀ rẹ́",
  "Clear cache": "Pa ìpamọ́ rẹ́",
  "Clear history": "Pa ìtàn rẹ́",
  "Clear settings": "Pa ètò rẹ́",
  "Clear the cache?": "Ṣé kí a yọ ohun tí fóònù fi pamọ́ kúrò?",
  "Compact mode": "Àkọlé nìkan",
  Dark: "Òkùnkùn",
  Data: "Dátà",
  "Data saver": "Ìdíwọ̀n dátà",
  Display: "Ìfihàn",
  "Every morning at 7:00.": "Ní àràárọ̀ ní aago 7:00.",
  "Every page comes without pictures, scripts or ads: about a tenth of the data. A line at the top of each page leads back.":
    "Gbogbo ojúewé yóò wá láìsí àwòrán, script àti ìpolówó: ìdá kan nínú mẹ́wàá dátà. Ìlà kan lókè ojúewé ló ń dá ọ padà.",
  "Export my data": "Gbé dátà mi jáde",
  "Exported on {time}.": "A gbé e jáde ní {time}.",
  "File to import": "Fáìlì láti gbé wọlé",
  "Followed newspapers": "Ìwé ìròyìn tí o ń tẹ̀lé",
  "Followed topics, stories, clubs and searches": "Kókó ọ̀rọ̀, ìròyìn, ẹgbẹ́ àti ìṣàwárí tí o ń tẹ̀lé",
  "For good": "Títí láé",
  "For how long": "Fún ìgbà wo",
  "Forget everything that you have read and searched for?":
    "Ṣé kí a gbàgbé gbogbo ìròyìn tí o kà àti ìṣàwárí?",
  "Forget when you last opened each story? Nothing will then be marked as new.":
    "Kí a gbàgbé wọn? Kò ní sí tuntun mọ́.",
  Import: "Gbé wọlé",
  "Import this?": "Ṣé kí a gbé èyí wọlé?",
  "It is added to what is already here.": "A ó fi kún ohun tó wà níbí.",
  "Last visits to stories": "Àbẹ̀wò sí ìròyìn",
  "Left out because something is missing": "A fi wọ́n sílẹ̀, nítorí nǹkan sọnù nínú wọn",
  Light: "Ìmọ́lẹ̀",
  "Lists show headlines only: no summaries, no pictures.":
    "Àkọlé nìkan ni yóò hàn: kò sí àkópọ̀, kò sí àwòrán.",
  "Minutes between two checks.": "Ìṣẹ́jú láàárín ìwò méjì.",
  Mute: "Dá dúró",
  "Muted words and papers": "Ọ̀rọ̀ àti ìwé ìròyìn tí a dá dúró",
  "News that comes to you": "Ìròyìn tó ń wá bá ọ",
  "No more browsers can be registered at the moment.": "A kò lè fi browser mìíràn kún un nísinsìnyí.",
  "Nothing was changed: the browser's question was closed.": "A kò yí nǹkankan padà: a ti ìbéèrè browser pa.",
  Notifications: "Ìfitónilétí",
  "Notifications cannot be sent to this browser: its push service is not known here.":
    "A kò lè fi ìfitónilétí ránṣẹ́ sí browser yìí: a kò mọ ètò tó ń gbé e wá.",
  "Off: no picture is loaded anywhere, which saves most of the data.":
    "Pa á: àwòrán kankan kò ní jáde, ó ń dín dátà kù.",
  "On this device": "Lórí fóònù yìí",
  Pictures: "Àwòrán",
  "Reading time": "Àkókò kíkà",
  "Refresh interval": "Àárín ìsọdọ̀tun",
  "Remove follows, bookmarks, histories and the cache? Settings stay.":
    "Ṣé kí a yọ ohun tí o ń tẹ̀lé, ohun tí o fi pamọ́, ìtàn àti ìpamọ́ kúrò? Ètò yóò wà.",
  "Reset all settings to their defaults?": "Ṣé kí a dá gbogbo ètò padà sí bí wọ́n ṣe wà?",
  "Settings need JavaScript, which is switched off in this browser.":
    "Script inú browser rẹ ló ń fi ètò pamọ́, a sì ti pa script níbí.",
  'Show "{text}" again': 'Tún fi "{text}" hàn',
  "Shows how many minutes an article takes to read, where the paper's feed lets us know.":
    "Ó ń fi ìṣẹ́jú tí ìròyìn yóò gbà hàn, tí ìwé ìròyìn bá jẹ́ ká mọ̀.",
  "Shows how often an article was opened here.": "Ó ń fi iye ìgbà tí a ṣí ìròyìn níbí hàn.",
  "Since this page was opened": "Láti ìgbà tí a ṣí ojúewé yìí",
  "Single keys move through the news; ? lists them.":
    "Bọ́tìnì kan ń gbé yín kiri inú ìròyìn; ? ń to gbogbo wọn.",
  Sounds: "Ohùn",
  "Stories that contain them are left out of your lists; a line says how many. The data saver has no scripts, and shows them.":
    "Ìròyìn tó ní wọn kò ní hàn nínú àtòjọ rẹ; ìlà kan sọ iye wọn. Ìdíwọ̀n dátà kò ní script, nítorí náà ó ń fi wọ́n hàn.",
  System: "Ti ẹ̀rọ",
  "System follows your device's light or dark setting.": "Ti ẹ̀rọ ń tẹ̀lé ìmọ́lẹ̀ tàbí òkùnkùn fóònù rẹ.",
  "The data could not be saved.": "A kò fi dátà náà pamọ́.",
  "The language of these pages. Articles stay in their paper's language.":
    "Èdè àwọn ojúewé yìí. Ìròyìn wà ní èdè ìwé ìròyìn tó kọ ọ́.",
  "The results when a matchday is over.": "Èsì nígbà tí ọjọ́ ìdíje bá parí.",
  "The setting could not be saved.": "A kò fi ètò náà pamọ́.",
  Theme: "Àwọ̀",
  "They apply to this device only, and take effect at once.":
    "Lórí fóònù yìí nìkan ni wọ́n ti ń ṣiṣẹ́, lójú ẹsẹ̀.",
  "This browser could not be registered for notifications. Please try again later.":
    "A kò lè forúkọ browser yìí sílẹ̀ fún ìfitónilétí. Tún gbìyànjú.",
  "This browser has no notifications.": "Browser yìí kò ní ìfitónilétí.",
  "This browser or this window cannot be notified: a private window, or one without push messages.":
    "A kò lè fi tó browser tàbí fèrèsé yìí létí: fèrèsé ìkọ̀kọ̀ ni, tàbí kò ń gba ìfiránṣẹ́.",
  "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.":
    "Browser yìí kò fi nǹkankan pamọ́ fún ojúewé yìí (ìkọ̀kọ̀ ni, tàbí ó kún). Ohun tí a fi pamọ́, ìwé ìròyìn tí a ń tẹ̀lé, ìtàn àti ètò kò ṣiṣẹ́; o ṣì lè ka gbogbo rẹ̀.",
  "This file is not an export from this site.": "Fáìlì yìí kò wá láti ojúewé yìí.",
  "This is the sample edition: its news is invented, and no notifications are sent.":
    "Ẹ̀dà àpẹẹrẹ ni èyí: a hùmọ̀ ìròyìn rẹ̀ ni, a kì í sì fi tó browser kankan létí.",
  "This month": "Oṣù yìí",
  "Unfollow {paper}": "Má tẹ̀lé {paper} mọ́",
  "Until Monday": "Títí di Ọjọ́ Ajé",
  Updates: "Ìsọdọ̀tun",
  Views: "Iye tó wò ó",
  "What a gigabyte of your bundle costs, in naira.": "Náírà fún gigabyte kan dátà rẹ.",
  "What is new in everything you follow": "Ohun tuntun nínú gbogbo ohun tí o ń tẹ̀lé",
  "What is new since you last looked": "Ohun tuntun láti ìgbà tí o wò kẹ́yìn",
  "What it is": "Kí ni",
  Word: "Ọ̀rọ̀",
  "Word or paper": "Ọ̀rọ̀ tàbí ìwé ìròyìn",
  "You follow none yet.": "O kò tíì tẹ̀lé ìkankan.",
  "Your browser does not let this site notify you. You can change that in the browser's own settings.":
    "Browser rẹ kò gbà kí ojúewé yìí fi tó ọ létí. O lè yí i padà nínú ètò browser náà.",
  "Your data has been imported.": "Dátà rẹ ti dé.",
  "Your price": "Iye owó rẹ",
  "until {time}": "títí di {time}",
} satisfies WordsFor<typeof names>;
