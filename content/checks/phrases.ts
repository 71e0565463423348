import type { Fault } from '../faults.ts';
import type { Exercise, Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { offeredOptions } from '../offered.ts';
import { carefulClaim } from './careful.ts';
import { decided, type Guess, sumOf } from './guessers.ts';

/** Ways to speak that a reader may take for a sign of the right claim, or of the wrong one. */
type Phrases = readonly { by: string; pattern: RegExp }[];

/** Less for good is what a careful claim may ask for and never gets right. */
const LESS = 'less for good';

const said = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const lists: Record<Language, Phrases> = {
  en: [
    {
      by: 'names the harm',
      pattern: /\b(can|could|may|might) (catch|fall|hurt|roll|slide|slip|tip|trip)\b/i,
    },
    {
      by: 'knows it',
      pattern: /\b(by now|for (months|years)|know(s)? (it|them|the way)|get used to)\b/i,
    },
    { by: LESS, pattern: /\b(a bit less|the less you|from now on|give up)\b/i },
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
  ],
  es: [
    {
      by: 'nombra el daño',
      pattern: said('(puede|podría) (atorarse|caer(se)?|rodar|resbalar(se)?|tropezar)'),
    },
    { by: LESS, pattern: said('un poco menos|de ahora en adelante|ya no|deje de') },
    { by: 'pida', pattern: said('pid(a|e|en|ale)|pregunte') },
    { by: 'que le', pattern: said('que (le|se|lo|la|alguien)') },
    { by: 'dígale que, que alguien', pattern: said('dígale que|que alguien') },
    { by: 'llame, avise', pattern: said('llam(e|a)|avis(e|a)') },
    { by: 'espere, deténgase, quédese', pattern: said('espere|deténgase|quédese|primero') },
    { by: 'siga, vaya, camine', pattern: said('siga|vaya|camin(e|a|ar)|tome') },
    { by: 'uno, solo, último', pattern: said('un[oa]|sol[oa]|últim[oa]') },
    { by: 'todos, cada, ambos, dos', pattern: said('tod[oa]s?|cada|amb[oa]s|dos') },
  ],
};

const asksForSomebody: Record<Language, RegExp> = {
  en: /\b(ask|call your|911|send for|phone for|tell (your|her) (doctor|nurse|therapist)|(doctor|pharmacist|aide|someone|therapist)|have (that|the) )/i,
  es: said(
    'pida|pregunte|llame|avise|911|que alguien|doctora?|enfermer[oa]|farmacéutic[oa]|terapeuta|oculista|auxiliar',
  ),
};

/** Whether takes or shuns: a guesser may do either. */
const MOST = 31 / 50;

/** How often each list of phrases, and each of two rules, finds the right claim. */
export function guessByPhrases(exercises: readonly Exercise[], language: Language): Guess[] {
  return [
    ...lists[language].map(({ by, pattern }) =>
      guessBy(`"${by}"`, exercises, (script) => pattern.test(script)),
    ),
    guessBy('asking for somebody', exercises, (script) => asksForSomebody[language].test(script)),
    guessByRule(exercises, language),
  ];
}

/** No way to speak and no rule may find the right claims, neither by taking nor by shunning it. */
export function checkPhrases({ exercises, language }: Texts): Fault[] {
  return guessByPhrases(exercises, language)
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
function guessByRule(exercises: readonly Exercise[], language: Language): Guess {
  const less = lists[language].find(({ by }) => by === LESS);
  const right = sumOf(exercises, (exercise) => {
    const careful = carefulClaim(exercise);
    if (!careful) return 0.5;
    const isLess = less?.pattern.test(careful.script) ?? false;
    return (careful.id === exercise.main.answer) !== isLess ? 1 : 0;
  });
  return { by: 'caution, unless it is less for good', right, of: exercises.length };
}
