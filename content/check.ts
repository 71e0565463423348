import { checkBalance } from './checks/balance.ts';
import { checkWording } from './checks/banned-wording.ts';
import { pairsOf } from './checks/claims.ts';
import { checkGuessers } from './checks/guessers.ts';
import { checkLengths } from './checks/lengths.ts';
import { checkMedia } from './checks/media.ts';
import { playerTexts } from './checks/player-texts.ts';
import { checkReading } from './checks/reading.ts';
import type { Fault } from './faults.ts';
import { linesToFilm } from './lines.ts';
import { loadMedia } from './load.ts';
import type { Texts } from './schema.ts';

/** Whether the words are good: lengths, reading grade, safety wording, balance, and no tells. */
export function checkWords(texts: Texts): Fault[] {
  const seenOrHeard = playerTexts(texts);
  const coachingClips = texts.coaching.map((line) => line.clip);
  return [
    ...checkLengths(seenOrHeard, coachingClips),
    ...checkReading(seenOrHeard),
    ...checkWording(seenOrHeard),
    ...checkBalance(texts.exercises),
    ...checkGuessers(pairsOf(texts.exercises)),
  ];
}

/** Whether everything that must be filmed is there, and is the film of what the script says now. */
export function checkFilms(folder: string, texts: Texts): Fault[] {
  const loaded = loadMedia(folder, texts);
  return loaded.ok ? checkMedia(folder, linesToFilm(texts), loaded.media) : loaded.faults;
}
