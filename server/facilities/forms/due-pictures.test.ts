import { expect, test } from 'vitest';
import { duePictures, mostSkipped, type PicturesProgress } from './due-pictures.ts';

const none = { ended: 0, skipped: 0 };
const whole = { ended: 16, skipped: 0 };

test.each<
  [
    string,
    number,
    PicturesProgress['forms']['before'],
    PicturesProgress['forms']['after'],
    ReturnType<typeof duePictures>,
  ]
>([
  ['before the first exercise', 0, none, none, 'before'],
  ['in the middle of the form', 0, { ended: 3, skipped: 1 }, none, 'before'],
  ['once it has ended', 0, whole, none, null],
  ['once the course has begun', 1, { ended: 3, skipped: 0 }, none, null],
  ['before the last exercise', 49, whole, none, null],
  ['after the last exercise', 50, whole, none, 'after'],
  ['in the middle of the other form', 50, whole, { ended: 15, skipped: 0 }, 'after'],
  ['once that has ended, too', 50, whole, whole, null],
  ['without a form from before', 50, none, none, null],
  ['with half a form from before', 50, { ended: 8, skipped: 0 }, none, null],
  ['with a few skipped pictures', 50, { ended: 16, skipped: mostSkipped }, none, 'after'],
  ['with many skipped pictures', 50, { ended: 16, skipped: mostSkipped + 1 }, none, null],
])('%s', (_when, answered, before, after, due) => {
  expect(
    duePictures({ course: { answered, of: 50 }, forms: { before, after }, of: 16, hasDeclined: false }),
  ).toBe(due);
});

test.each([0, 50])('whoever skipped the rest is not asked again, with %i exercises answered', (answered) => {
  const forms = { before: { ended: 16, skipped: 3 }, after: none };
  expect(duePictures({ course: { answered, of: 50 }, forms, of: 16, hasDeclined: true })).toBeNull();
});
