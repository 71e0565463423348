import { longestRun, type Share, shares } from './checks/balance.ts';
import { guessByCaution } from './checks/careful.ts';
import { pairsOf } from './checks/claims.ts';
import { type Guess, guess } from './checks/guessers.ts';
import { playerTexts, type TextKind } from './checks/player-texts.ts';
import { readingGrade } from './checks/reading.ts';
import { wordsOf } from './checks/spoken.ts';
import { FILMED } from './filmed.ts';
import type { Texts } from './schema.ts';

/** Returns what the content check has measured, as lines for an author. */
export function figures(texts: Texts): string[] {
  const { exercises } = texts;
  const { wording, length } = guess(pairsOf(exercises));
  const { positions, people } = shares(exercises);
  const all = playerTexts(texts);
  const kinds = [
    'description',
    'scene',
    'claim',
    'prompt',
    'short',
    'hint',
    'why',
    'why_not',
    'try',
    'coaching',
  ] as const;
  const caution = guessByCaution(exercises);
  return [
    `${exercises.length} exercises are written, ${FILMED} of them filmed.`,
    `Right answers: ${positions.map(share).join(', ')}; ${people.map(share).join(', ')}; longest run ${longestRun(exercises)}.`,
    `Guessing right: ${[...wording, ...length].map(guessed).join(', ')}.`,
    `careful claim: right in ${caution.right} of ${caution.of}.`,
    ...kinds.map((kind) =>
      textFigures(
        kind,
        all.filter((text) => text.kind === kind).map((text) => text.text),
      ),
    ),
  ];
}

function share({ who, right, of }: Share): string {
  return `${who} ${right}/${of} (${Math.round((100 * right) / of)} %)`;
}

function guessed({ by, right, of }: Guess): string {
  return `by ${by} ${right} of ${of}`;
}

function textFigures(kind: TextKind, texts: string[]): string {
  const words = texts.map((text) => wordsOf(text).length);
  const grades = texts.map(readingGrade);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    `${kind}: ${mean(words).toFixed(1)} words (most ${Math.max(...words)}), ` +
    `reading grade ${mean(grades).toFixed(1)} (highest ${Math.max(...grades).toFixed(1)})`
  );
}
