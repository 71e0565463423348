import { checkBalance } from './checks/balance.ts';
import { checkWording } from './checks/banned-wording.ts';
import { checkCaution } from './checks/careful.ts';
import { pairsOf } from './checks/claims.ts';
import { checkGuessers } from './checks/guessers.ts';
import { checkLengths } from './checks/lengths.ts';
import { checkMedia } from './checks/media.ts';
import { checkNeutral } from './checks/neutral.ts';
import { playerTexts } from './checks/player-texts.ts';
import { checkReading } from './checks/reading.ts';
import { checkSources } from './checks/sources.ts';
import { checkTerms } from './checks/terms.ts';
import type { Fault } from './faults.ts';
import { REFILMING } from './filmed.ts';
import { filmedReasons, linesToFilm } from './lines.ts';
import { loadMedia } from './load.ts';
import type { Texts } from './schema.ts';

/** Checks the wording: lengths, reading grade, safety wording, balance, and nothing that gives answers away. */
export function checkWords(texts: Texts): Fault[] {
  const seenOrHeard = playerTexts(texts);
  const coachingClips = texts.coaching.map((line) => line.clip);
  return [
    ...checkLengths(seenOrHeard, coachingClips),
    ...checkReading(seenOrHeard),
    ...checkWording(seenOrHeard),
    ...checkBalance(texts.exercises),
    ...checkGuessers(pairsOf(texts.exercises)),
    ...checkCaution(texts.exercises),
    ...checkNeutral(texts.exercises),
    ...checkSources(texts),
    ...checkTerms(texts),
  ];
}

/**
 * Checks that everything that must be filmed is there and, unless an edition is being filmed, matches its script.
 */
export function checkFilms(folder: string, texts: Texts, refilming = REFILMING): Fault[] {
  const loaded = loadMedia(folder, texts);
  if (!loaded.ok) return loaded.faults;
  const lines = [...linesToFilm(texts), ...filmedReasons(texts, loaded.media)];
  return checkMedia(folder, lines, loaded.media, refilming);
}
