import { type Translation, wordsIn } from "#site/words/translation.ts";
import type { Words } from "#site/words/words.ts";
import haAnalysis from "./analysis/analysis-ha.ts";
import igAnalysis from "./analysis/analysis-ig.ts";
import pcmAnalysis from "./analysis/analysis-pcm.ts";
import yoAnalysis from "./analysis/analysis-yo.ts";
import haCulture from "./culture/culture-ha.ts";
import igCulture from "./culture/culture-ig.ts";
import pcmCulture from "./culture/culture-pcm.ts";
import yoCulture from "./culture/culture-yo.ts";
import haHolidays from "./holidays/holidays-ha.ts";
import igHolidays from "./holidays/holidays-ig.ts";
import pcmHolidays from "./holidays/holidays-pcm.ts";
import yoHolidays from "./holidays/holidays-yo.ts";
import haIndicators from "./indicators/indicators-ha.ts";
import igIndicators from "./indicators/indicators-ig.ts";
import pcmIndicators from "./indicators/indicators-pcm.ts";
import yoIndicators from "./indicators/indicators-yo.ts";
import haLeague from "./league/league-ha.ts";
import igLeague from "./league/league-ig.ts";
import pcmLeague from "./league/league-pcm.ts";
import yoLeague from "./league/league-yo.ts";
import haLetters from "./letters/letters-ha.ts";
import igLetters from "./letters/letters-ig.ts";
import pcmLetters from "./letters/letters-pcm.ts";
import yoLetters from "./letters/letters-yo.ts";
import haMarkets from "./markets/markets-ha.ts";
import igMarkets from "./markets/markets-ig.ts";
import pcmMarkets from "./markets/markets-pcm.ts";
import yoMarkets from "./markets/markets-yo.ts";
import haMatch from "./match/match-ha.ts";
import igMatch from "./match/match-ig.ts";
import pcmMatch from "./match/match-pcm.ts";
import yoMatch from "./match/match-yo.ts";
import haReading from "./reading/reading-ha.ts";
import igReading from "./reading/reading-ig.ts";
import pcmReading from "./reading/reading-pcm.ts";
import yoReading from "./reading/reading-yo.ts";
import haSettings from "./settings/settings-ha.ts";
import igSettings from "./settings/settings-ig.ts";
import pcmSettings from "./settings/settings-pcm.ts";
import yoSettings from "./settings/settings-yo.ts";
import ha from "./words-ha.ts";
import ig from "./words-ig.ts";
import pcm from "./words-pcm.ts";
import yo from "./words-yo.ts";

/** For the server: every language. No browser code may import it. */
export const allWords: readonly Words[] = [
  completeWords(
    pcm,
    pcmAnalysis,
    pcmCulture,
    pcmHolidays,
    pcmIndicators,
    pcmLeague,
    pcmLetters,
    pcmMarkets,
    pcmMatch,
    pcmReading,
    pcmSettings,
  ),
  completeWords(
    ha,
    haAnalysis,
    haCulture,
    haHolidays,
    haIndicators,
    haLeague,
    haLetters,
    haMarkets,
    haMatch,
    haReading,
    haSettings,
  ),
  completeWords(
    yo,
    yoAnalysis,
    yoCulture,
    yoHolidays,
    yoIndicators,
    yoLeague,
    yoLetters,
    yoMarkets,
    yoMatch,
    yoReading,
    yoSettings,
  ),
  completeWords(
    ig,
    igAnalysis,
    igCulture,
    igHolidays,
    igIndicators,
    igLeague,
    igLetters,
    igMarkets,
    igMatch,
    igReading,
    igSettings,
  ),
];

/** One language with the words of every part of the site. */
function completeWords(common: Translation, ...parts: readonly object[]): Words {
  return wordsIn({ ...common, sentences: Object.assign({}, common.sentences, ...parts) });
}
