import { expect, test } from 'vitest';
import { dueForm, type FormProgress } from './due-form.ts';

const joinedAt = new Date('2026-01-31T10:00:00Z');
const progress = (given: Partial<FormProgress> = {}): FormProgress => ({
  joinedAt,
  now: new Date('2026-02-01T10:00:00Z'),
  instruments: [
    { id: 'falls', months: [0, 1, 6] },
    { id: 'shortFesI', months: [3] },
  ],
  course: { answered: 0, of: 50 },
  answered: { before: 0, after: 0 },
  of: 16,
  ...given,
});
const course = (answered: number) => ({ answered, of: 50 });

test.each<[string, Partial<FormProgress>, ReturnType<typeof dueForm>]>([
  ['at joining', {}, 'before'],
  ['half of it', { answered: { before: 15, after: 0 } }, 'before'],
  ['all of it', { answered: { before: 16, after: 0 } }, null],
  ['after the first answer in the course', { course: course(1) }, null],
  ['before the last one', { course: course(49) }, null],
  ['after the last one', { course: course(50) }, 'after'],
  ['all of the second form', { course: course(50), answered: { before: 0, after: 16 } }, null],
  ['the day before the last month', { course: course(9), now: new Date('2026-07-31T09:59:59Z') }, null],
  ['in the last month', { course: course(9), now: new Date('2026-07-31T10:00:00Z') }, 'after'],
  ['in the last month of somebody who waits', { now: new Date('2026-07-31T10:00:00Z') }, 'after'],
  ['without months', { instruments: [], now: new Date('2028-01-01T00:00:00Z') }, 'before'],
  ['with questions at joining alone', { instruments: [{ id: 'falls', months: [0] }] }, 'before'],
])('%s', (_when, given, due) => {
  expect(dueForm(progress(given))).toBe(due);
});
