import { expect, test } from 'vitest';
import { mirrored, place, stage } from './stage.ts';

test('a mirrored view shows at the right what the view shows at the left, and sees from the other side', () => {
  const view = stage({ eyeX: 30 });
  const other = mirrored(view);
  expect(other.at(place(-40, 20, 150))).toEqual(view.at(place(40, 20, 150)));
  expect(other.eye).toEqual({ ...view.eye, x: -30 });
  expect(mirrored(other).at(place(12, 0, 90))).toEqual(view.at(place(12, 0, 90)));
});
