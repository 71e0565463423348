import { longestRun, type Share, shares } from './checks/balance.ts';
import { guessByCaution, guessByStance } from './checks/careful.ts';
import { pairsOf } from './checks/claims.ts';
import { type Guess, guess } from './checks/guessers.ts';
import { decisions } from './checks/looking.ts';
import { guessByPhrases } from './checks/phrases.ts';
import { playerTexts, type TextKind } from './checks/player-texts.ts';
import { isLongEnough, readingEaseOf, readingGrade } from './checks/reading.ts';
import { wordsOf } from './checks/spoken.ts';
import { FILMED } from './filmed.ts';
import type { Texts } from './joined.ts';
import type { Language } from './languages.ts';

/** Returns what the content check has measured, as lines for an author. */
export function figures(texts: Texts): string[] {
  const { exercises } = texts;
  const all = playerTexts(texts);
  const kinds = [
    'description',
    'scene',
    'claim',
    'prompt',
    'short',
    'hint',
    'why',
    'why_other',
    'why_not',
    'try',
    'coaching',
  ] as const;
  return [
    `${exercises.length} exercises are written, ${FILMED} are played.`,
    ...exerciseFigures(texts),
    ...kinds.map((kind) =>
      textFigures(
        kind,
        all.filter((text) => text.kind === kind).map((text) => text.text),
        texts.language,
      ),
    ),
  ];
}

function exerciseFigures({ exercises, language }: Texts): string[] {
  const { wording, length } = guess(pairsOf(exercises));
  const unseen = exercises.filter((exercise) => 'states' in exercise);
  const { positions, people } = shares(exercises);
  const { stop, go } = guessByStance(exercises);
  const { decided, goingOn, parts } = decisions(exercises);
  const where = ['see', 'hear', 'know'].map(
    (how) => `${how} ${exercises.filter((one) => one.decides === how).length}`,
  );
  return [
    `decided by looking or hearing ${decided} (${where.join(', ')}); going on is right in ${goingOn}, in ${parts} parts.`,
    `right answers: ${positions.map(share).join(', ')}; ${people.map(share).join(', ')}; longest run ${longestRun(exercises)}.`,
    `guessing right: ${[...wording, ...length, guessByCaution(exercises), stop, go].map(guessed).join(', ')}.`,
    `of what is seen or heard: ${guess(pairsOf(unseen)).wording.map(guessed).join(', ')}.`,
    `phrases: ${guessByPhrases(exercises, language).map(guessed).join(', ')}.`,
  ];
}

function share({ who, right, of }: Share): string {
  return `${who} ${right}/${of} (${Math.round((100 * right) / of)} %)`;
}

function guessed({ by, right, of }: Guess): string {
  return `by ${by} ${right} of ${of}`;
}

function textFigures(kind: TextKind, texts: string[], language: Language): string {
  const words = texts.map((text) => wordsOf(text).length);
  return `${kind}: ${mean(words).toFixed(1)} words (most ${Math.max(...words)})${readingFigures(texts, language)}`;
}

function readingFigures(texts: string[], language: Language): string {
  if (language === 'en') {
    const grades = texts.map(readingGrade);
    return `, reading grade ${mean(grades).toFixed(1)} (highest ${Math.max(...grades).toFixed(1)})`;
  }
  const eases = texts.filter(isLongEnough).map(readingEaseOf);
  return eases.length === 0
    ? ''
    : `, reading ease ${mean(eases).toFixed(0)} (lowest ${Math.min(...eases).toFixed(0)})`;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
