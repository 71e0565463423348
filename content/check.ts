import { checkBalance } from './checks/balance.ts';
import { checkWording } from './checks/banned-wording.ts';
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
import { checkTerms } from './checks/terms.ts';
import type { Fault } from './faults.ts';
import { filmedReasons, linesToFilm } from './lines.ts';
import { loadMedia } from './load.ts';
import type { Texts } from './schema.ts';
import { checkToFilm } from './to-film.ts';

/** Checks the wording: lengths, reading grade, safety wording, balance, and nothing that gives answers away. */
export function checkWords(texts: Texts): Fault[] {
  const seenOrHeard = playerTexts(texts);
  const coachingClips = texts.coaching.map((line) => line.clip);
  const { written } = texts;
  return [
    ...checkLengths(seenOrHeard, coachingClips),
    ...checkReading(seenOrHeard),
    ...checkWording(seenOrHeard),
    ...checkBalance(written),
    ...checkGuessers(pairsOf(written)),
    ...checkUnseen(pairsOf(written.filter(({ decides }) => decides !== 'know'))),
    ...checkPhrases(written),
    ...checkCaution(written),
    ...checkLooking(written),
    ...checkLessons(written),
    ...checkNeutral(written),
    ...checkCast(texts),
    ...checkSources(texts),
    ...checkTerms(texts),
  ];
}

/** Checks that everything that is played is filmed and matches its script, and that the list of what waits is true. */
export function checkFilms(folder: string, texts: Texts): Fault[] {
  const loaded = loadMedia(folder, texts);
  if (!loaded.ok) return loaded.faults;
  const lines = [...linesToFilm(texts), ...filmedReasons(texts, loaded.media)];
  return [...checkMedia(folder, lines, loaded.media), ...checkToFilm(folder, texts, loaded.media)];
}
