import type { Exercise } from '#content/joined.ts';
import { offeredOptions } from '#content/offered.ts';
import { stateNames } from '#content/schema.ts';
import { randomFrom, shuffled } from '#studio/canvas/random.ts';

/** What a reader gets who knows neither titles nor pictures, and what only the one who counts gets. */
type ReadingSheet = { sheet: string; key: readonly ReadingAnswer[] };

/** The right letter of one pair; `state` was drawn by coin, and is null where knowledge decides. */
export type ReadingAnswer = {
  pair: number;
  exerciseId: number;
  state: (typeof stateNames)[number] | null;
  right: 'A' | 'B';
};

const task = `Below are pairs of claims. In each pair two people look at the same thing, and say what is there and what to do. Only one
of them is right. You cannot see what they see. For each pair, write the letter of the claim that you take to be right,
one line a pair, such as "1 A". Leave none out. Then name each pair in which a claim would be bad advice even if its first
sentence were true, or in which one of the claims sounds odd, and say why.`;

/**
 * The two claims of each exercise alone: the pairs shuffled, the claims of a pair in random order, and the state in which one
 * of them is right drawn by coin.
 * @param seed the same one is the same sheet
 */
export function readingSheet(exercises: readonly Exercise[], seed: string): ReadingSheet {
  const random = randomFrom(`reading ${seed}`);
  const pairs = shuffled(exercises, random).map((exercise, index) => {
    const state = 'states' in exercise ? stateNames[Math.floor(2 * random())] : undefined;
    const claims = shuffled(offeredOptions(exercise), random);
    const holds = 'states' in exercise && state ? exercise.states[state].holds : exercise.main.answer;
    const right: ReadingAnswer['right'] = claims[0]?.id === holds ? 'A' : 'B';
    return {
      answer: { pair: index + 1, exerciseId: exercise.exercise_id, state: state ?? null, right },
      text: [
        `${index + 1}.`,
        ...claims.map(({ script }, place) => `   ${'AB'[place]}  ${script.trim().replace(/\s+/g, ' ')}`),
      ].join('\n'),
    };
  });
  return {
    sheet: `${task}\n\n${pairs.map(({ text }) => text).join('\n\n')}\n`,
    key: pairs.map(({ answer }) => answer),
  };
}

/** How many pairs a reader has right: of those that looking or hearing decides, and of those that knowledge decides. */
export function countRight(key: readonly ReadingAnswer[], answers: string) {
  const given = new Map(
    [...answers.matchAll(/^\W*(\d+)\W+([AB])\b/gim)].map(([, pair, letter]) => [
      Number(pair),
      letter?.toUpperCase(),
    ]),
  );
  const count = (pairs: readonly ReadingAnswer[]) => ({
    right: pairs.filter(({ pair, right }) => given.get(pair) === right).length,
    of: pairs.length,
    missing: pairs.filter(({ pair }) => !given.has(pair)).map(({ pair }) => pair),
  });
  return {
    unseen: count(key.filter(({ state }) => state !== null)),
    known: count(key.filter(({ state }) => state === null)),
  };
}
