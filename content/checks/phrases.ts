import type { Fault } from '../faults.ts';
import type { Exercise } from '../joined.ts';
import { offeredOptions } from '../offered.ts';
import { carefulClaim } from './careful.ts';
import { decided, type Guess, sumOf } from './guessers.ts';

/** Ways to speak that a reader may take for a sign of the right claim, or of the wrong one. */
const lists: readonly { by: string; pattern: RegExp }[] = [
  { by: 'names the harm', pattern: /\b(can|could|may|might) (catch|fall|hurt|roll|slide|slip|tip|trip)\b/i },
  {
    by: 'knows it',
    pattern: /\b(by now|for (months|years)|know(s)? (it|them|the way)|get used to)\b/i,
  },
  { by: 'less for good', pattern: /\b(a bit less|the less you|from now on|give up)\b/i },
  {
    by: 'reassures',
    pattern:
      /\b(perfect sense|to be safe|hard enough|is light|just says|nothing hurts|don't worry|no need)\b/i,
  },
  { by: 'one, last, only', pattern: /\b(one|last|only)\b/i },
  { by: 'all, both, each, two', pattern: /\b(all|both|each|two)\b/i },
  { by: 'wait, stop, first, stay', pattern: /\b(wait|stop|first|stay)s?\b/i },
  { by: 'go, walk', pattern: /\b(go|walk)(es|s|ing)?\b/i },
  { by: 'ask', pattern: /\bask\b/i },
  { by: 'have', pattern: /\bhave\b/i },
  { by: 'call', pattern: /\bcall\b/i },
];

const asksForSomebody =
  /\b(ask|call your|911|send for|phone for|tell (your|her) (doctor|nurse|therapist)|(doctor|pharmacist|aide|someone|therapist)|have (that|the) )/i;

/** Whether takes or shuns: a guesser may do either. */
const MOST = 31 / 50;

/** How often each list of phrases, and each of two rules, finds the right claim. */
export function guessByPhrases(exercises: readonly Exercise[]): Guess[] {
  return [
    ...lists.map(({ by, pattern }) => guessBy(`"${by}"`, exercises, (script) => pattern.test(script))),
    guessBy('asking for somebody', exercises, (script) => asksForSomebody.test(script)),
    guessByRule(exercises),
  ];
}

/** No way to speak and no rule may find the right claims, neither by taking nor by shunning it. */
export function checkPhrases(exercises: readonly Exercise[]): Fault[] {
  return guessByPhrases(exercises)
    .filter(({ right, of }) => Math.max(right, of - right) / of > MOST)
    .map(({ by, right, of }) => ({
      file: 'exercises',
      field: 'main.options',
      reason: `guessing by ${by} is right in ${right} of ${of}; keep it from ${of - Math.floor(MOST * of)} to ${Math.floor(MOST * of)}`,
    }));
}

/** Takes the claim that says it, if only one of the two does. */
function guessBy(by: string, exercises: readonly Exercise[], says: (script: string) => boolean): Guess {
  const right = sumOf(exercises, (exercise) => {
    const [is, isNot] = [true, false].map((isRight) =>
      offeredOptions(exercise).some(
        ({ id, script }) => (id === exercise.main.answer) === isRight && says(script),
      ),
    );
    return decided(Number(is), Number(isNot));
  });
  return { by, right, of: exercises.length };
}

/** The careful claim, unless it tells somebody to do less for good. */
function guessByRule(exercises: readonly Exercise[]): Guess {
  const less = lists.find(({ by }) => by === 'less for good');
  const right = sumOf(exercises, (exercise) => {
    const careful = carefulClaim(exercise);
    if (!careful) return 0.5;
    const isLess = less?.pattern.test(careful.script) ?? false;
    return (careful.id === exercise.main.answer) !== isLess ? 1 : 0;
  });
  return { by: 'caution, unless it is less for good', right, of: exercises.length };
}
