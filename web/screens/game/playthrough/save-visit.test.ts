import { expect, test } from 'vitest';
import type { Language } from '#contract/pages/languages.ts';
import type { SavedVisit } from '../player/run-effect.ts';
import { saveBody } from './save-visit.ts';

const attempt = {
  attemptId: 'a',
  at: '2026-06-01T09:00:00.000Z',
  outcome: 'correct',
  selectedOptionId: 3,
  assisted: false,
} as const;
const visit: SavedVisit = {
  type: 'save',
  exerciseId: 7,
  attempts: [attempt],
  skip: false,
  repeats: 2,
  visitId: 'v',
  seconds: 14,
  elapsedMs: 4000,
};
const body = (change: Partial<SavedVisit> = {}, session: string | null = 's', language: Language = 'en') =>
  saveBody({ ...visit, ...change }, { id: session, isNew: false }, { version: 'version', language });

test('a save names the chosen option, and whether the answer was assisted', () => {
  expect(body().exercise.main).toEqual([
    { attempt_outcome: 'correct', attempted_at: attempt.at, attempt_id: 'a', selected_option_id: 3 },
  ]);
  const helped = body({ attempts: [{ ...attempt, assisted: true }] });
  expect(helped.exercise.main[0]?.assisted).toBe(true);
});

test('a save says in which language was played; it is English if nothing is said', () => {
  expect(body({}, 's', 'es').exercise.language).toBe('es');
  expect(body().exercise).not.toHaveProperty('language');
});

test('the attempt of a skip names no option', () => {
  const skipped = body({ skip: true, attempts: [{ ...attempt, outcome: 'incorrect', selectedOptionId: 0 }] });
  expect(skipped.exercise.main[0]).not.toHaveProperty('selected_option_id');
});

test('a place is a save without attempts', () => {
  expect(body({ attempts: [] }).exercise).toMatchObject({ exercise_id: 7, main: [], skip: false });
});

test('a save of the first game names no game, and starts none', () => {
  expect(body({}, null)).not.toHaveProperty('session');
  expect(body({}, null).newSession).toBe(false);
});
