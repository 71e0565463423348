import { checkBalance } from './checks/balance.ts';
import { checkWording } from './checks/banned-wording.ts';
import { checkBeats } from './checks/beats.ts';
import { checkCaution } from './checks/careful.ts';
import { checkCast } from './checks/cast.ts';
import { pairsOf } from './checks/claims.ts';
import { checkGuessers, checkUnseen } from './checks/guessers.ts';
import { checkLengths } from './checks/lengths.ts';
import { checkLessons } from './checks/lessons.ts';
import { checkLooking } from './checks/looking.ts';
import { checkMedia } from './checks/media.ts';
import { checkNeutral } from './checks/neutral.ts';
import { checkPhrases } from './checks/phrases.ts';
import { playerTexts } from './checks/player-texts.ts';
import { checkReading } from './checks/reading.ts';
import { checkSources } from './checks/sources.ts';
import { checkSpanish, checkTranslated } from './checks/spanish/check-spanish.ts';
import { allTexts, checkTerms } from './checks/terms.ts';
import type { Fault } from './faults.ts';
import type { Texts } from './joined.ts';
import { linesToFilm } from './lines.ts';
import { loadMedia } from './load.ts';

/** Checks the wording: lengths, reading grade, safety wording, balance, and nothing that gives answers away. */
export function checkWords(texts: Texts): Fault[] {
  const { exercises, language } = texts;
  const seenOrHeard = playerTexts(texts);
  return [
    ...checkLengths(seenOrHeard, language),
    ...checkReading(seenOrHeard, language),
    ...(language === 'en' ? checkWording(seenOrHeard) : []),
    ...(language === 'es' ? checkSpanish(allTexts(texts)) : []),
    ...checkBalance(exercises),
    ...checkGuessers(pairsOf(exercises)),
    ...checkUnseen(pairsOf(exercises.filter(({ decides }) => decides !== 'know'))),
    ...checkPhrases(texts),
    ...checkCaution(exercises),
    ...checkLooking(texts),
    ...checkLessons(exercises),
    ...checkBeats(texts),
    ...checkNeutral(texts),
    ...checkCast(texts),
    ...checkSources(texts),
    ...checkTerms(texts),
  ];
}

/** Checks the words of a translation by its own rules, and that nothing was left as it is in the source. */
export function checkTranslation(texts: Texts, source: Texts): Fault[] {
  return [...checkWords(texts), ...checkTranslated(allTexts(texts), allTexts(source))];
}

/** Checks that every line is filmed and that the films match their scripts. */
export function checkFilms(folder: string, texts: Texts): Fault[] {
  const loaded = loadMedia(folder, texts);
  return loaded.ok ? checkMedia(folder, linesToFilm(texts), loaded.media, texts.language) : loaded.faults;
}
