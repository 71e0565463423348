import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Attempt } from '#contract/answers.ts';
import { type SavedOutcome, statementOf } from './statement.ts';
import { faultsOfStatement } from './testing/faults-of-statement.ts';

const homePage = 'https://play.example.org';
const at = '2026-11-26T10:00:05.250Z';

const attempt = (over: Partial<Attempt> = {}): Attempt => ({
  attempt_outcome: 'correct',
  attempted_at: at,
  attempt_id: randomUUID(),
  ...over,
});
const right = attempt();
const wrong = attempt({ attempt_outcome: 'incorrect' });
const helped = attempt({ assisted: true });
const placeholder = attempt({ attempt_outcome: 'incorrect', synthetic: true });

function saved(main: Attempt[], { earlier = [] as Attempt[], skip = false } = {}): SavedOutcome {
  return {
    actor: '0123456789abcdef0123456789abcdef',
    statementId: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    registration: '7d8b1a2e-0f3c-5b6d-8e9f-0a1b2c3d4e5f',
    save: {
      exercise_id: 7,
      time: 31.3,
      elapsed_ms: 21_346,
      repeats: 0,
      skip,
      visit_id: undefined,
      main,
      receivedAt: '2026-11-26T10:00:10.000Z',
    },
    earlier,
    contentVersion: '0123456789ab',
    language: 'en',
    part: 2,
    product: 'Mind Your Step',
    titles: [{ language: 'en', exercise: 'By the bed', part: 'Recognizing Signals' }],
  };
}

const told = (outcome: string) => ({ [`${homePage}/xapi/extensions/outcome`]: outcome });

test.each([
  ['right the first time', [right], {}, 'answered', 'firstTry', true, 1],
  ['right later in the same visit', [wrong, right], {}, 'answered', 'later', true, 0],
  ['right in a later visit', [right], { earlier: [wrong] }, 'answered', 'later', true, undefined],
  ['right again', [right], { earlier: [right] }, 'answered', 'later', true, undefined],
  ['right with help', [wrong, helped], {}, 'answered', 'withHelp', true, 0],
  ['right with help at once', [helped], {}, 'answered', 'withHelp', true, 0],
  ['left after a wrong answer', [wrong], {}, 'answered', 'left', false, 0],
  ['skipped', [placeholder], { skip: true }, 'exited', 'skipped', undefined, undefined],
  ['skipped without its placeholder', [], { skip: true }, 'exited', 'skipped', undefined, undefined],
  ['skipped after a wrong answer', [wrong, placeholder], { skip: true }, 'exited', 'skipped', false, 0],
  ['right after a skip', [right], { earlier: [placeholder] }, 'answered', 'firstTry', true, 1],
] as const)('an exercise that was %s', (_, main, over, verb, outcome, success, score) => {
  const given = over as { earlier?: Attempt[]; skip?: boolean };
  const statement = statementOf(homePage, saved([...main], given));
  expect(faultsOfStatement(statement)).toEqual([]);
  expect(statement).toMatchObject({
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
    result: { extensions: told(outcome) },
  });
  expect([statement?.result.success, statement?.result.score?.scaled]).toEqual([success, score]);
});

test('a save that only holds a place has no statement', () => {
  expect(statementOf(homePage, saved([]))).toBe(null);
  expect(statementOf(homePage, saved([], { earlier: [wrong] }))).toBe(null);
});

test('a statement names the exercise, its part and the game, and the player by a pseudonym alone', () => {
  expect(statementOf(homePage, saved([right]))).toEqual({
    id: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    actor: {
      objectType: 'Agent',
      account: { homePage, name: '0123456789abcdef0123456789abcdef' },
    },
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { 'en-US': 'answered' } },
    object: {
      objectType: 'Activity',
      id: `${homePage}/xapi/activities/exercise-7`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/question',
        name: { 'en-US': 'Exercise 7: By the bed' },
      },
    },
    result: {
      completion: true,
      success: true,
      score: { scaled: 1 },
      duration: 'PT21.35S',
      extensions: { ...told('firstTry'), [`${homePage}/xapi/extensions/answers`]: 1 },
    },
    context: {
      registration: '7d8b1a2e-0f3c-5b6d-8e9f-0a1b2c3d4e5f',
      revision: '0123456789ab',
      platform: 'Mind Your Step',
      language: 'en-US',
      contextActivities: {
        parent: [
          {
            objectType: 'Activity',
            id: `${homePage}/xapi/activities/part-2`,
            definition: {
              type: 'http://adlnet.gov/expapi/activities/module',
              name: { 'en-US': 'Part 2: Recognizing Signals' },
            },
          },
        ],
        grouping: [
          {
            objectType: 'Activity',
            id: `${homePage}/xapi/activities/game`,
            definition: {
              type: 'http://adlnet.gov/expapi/activities/course',
              name: { 'en-US': 'Mind Your Step' },
            },
          },
        ],
      },
    },
    timestamp: at,
  });
});

test('a statement says in which language was played', () => {
  const statement = statementOf(homePage, { ...saved([right]), language: 'es' });
  expect(faultsOfStatement(statement)).toEqual([]);
  expect(statement?.context.language).toBe('es-US');
});

test('a statement is named in each language that is switched on', () => {
  const spanish = { language: 'es', exercise: 'Junto a la cama', part: 'Reconocer señales' } as const;
  const given = saved([right]);
  const statement = statementOf(homePage, { ...given, titles: [...given.titles, spanish] });
  expect(faultsOfStatement(statement)).toEqual([]);
  expect(statement?.verb.display).toEqual({ 'en-US': 'answered', 'es-US': 'respondió' });
  expect(statement?.object.definition.name).toEqual({
    'en-US': 'Exercise 7: By the bed',
    'es-US': 'Ejercicio 7: Junto a la cama',
  });
  expect(statement?.context.contextActivities.parent[0]?.definition.name).toEqual({
    'en-US': 'Part 2: Recognizing Signals',
    'es-US': 'Parte 2: Reconocer señales',
  });
});

test.each([
  ['an id that is no UUID', { id: 'seven' }],
  ['a player without an account', { actor: { objectType: 'Agent', name: 'Walter' } }],
  ['a verb without an address', { verb: { id: 'answered' } }],
  ['an unknown field', { score: 1 }],
  ['a time that is no time', { timestamp: 'yesterday' }],
  ['a duration in seconds', { result: { duration: '21' } }],
])('the schema rejects a statement with %s', (_, over) => {
  expect(faultsOfStatement({ ...statementOf(homePage, saved([right])), ...over })).not.toEqual([]);
});
