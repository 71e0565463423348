import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';
import { softFold } from './shading.ts';

type Mark = readonly (readonly [height: number, angle: number])[];

/** Draws a fold through points of the face. @param width in centimeters */
type Fold = (points: Mark, width: number, strength: number) => void;

/** What years leave beside the nose, the mouth and the eyes, on one side. */
function drawSideFolds(head: Head, age: number, side: 1 | -1, mood: Mood, fold: Fold) {
  const happy = Math.max(0, mood.smile);
  const sad = Math.max(0, -mood.smile);
  const at = (points: Mark): Mark => points.map(([height, angle]) => [height, angle * side] as const);
  const out = happy * 3.2;
  const cheek: Mark = [
    [-3.7, 14.5],
    [-4.9, 20 + out],
    [-6.4, 25 + out],
    [-7.7, 26 + out],
  ];
  fold(at(cheek), 0.85, 0.05 + 0.28 * age + 0.2 * happy);
  if (age <= 0.4) return;
  const corner: Mark = [
    [-7.4, 23 - sad * 2],
    [-8.5, 25],
    [-9.5, 23],
  ];
  fold(at(corner), 0.7, 0.22 * (age - 0.3) + 0.22 * sad);
  if (head.facing(0, 52 * side) <= 0.3) return;
  for (const [from, to] of [
    [0.1, 1.0],
    [-0.5, -1.1],
  ] as const) {
    const foot: Mark = [
      [from, 45],
      [from + (to - from) * 0.4 + 0.06, 51],
      [to, 59],
    ];
    fold(at(foot), 0.4, 0.1 * (age - 0.3) + 0.26 * mood.squint);
  }
}

/** Heights and half lengths of the rows of the forehead, the strongest first. */
const ROWS = [
  { height: 5.2, half: 19, wave: 0.05 },
  { height: 6.2, half: 15, wave: -0.04 },
] as const;

/** The rows of the forehead: they rise with worried or raised brows. */
function drawForehead(age: number, mood: Mood, fold: Fold) {
  const up = Math.max(0, mood.lift) + mood.skew * 0.4;
  const rise = mood.worry * 0.35 + up * 0.3;
  ROWS.forEach(({ height, half, wave }, index) => {
    const row: Mark = [
      [height + rise - 0.1, -half],
      [height + rise + 0.12 + wave + mood.worry * 0.25, -half * 0.4],
      [height + rise - wave + mood.worry * 0.25, half * 0.35],
      [height + rise - 0.12, half * 0.9],
    ];
    fold(row, 0.6, (0.19 * age + 0.24 * mood.worry + 0.14 * up) / (1 + 0.4 * index));
  });
}

/** Laugh folds, rows of the forehead: so many that age is seen, and not caricatured. */
export function drawFolds(pen: Pen, head: Head, { skin, shape }: Look, mood: Mood): void {
  const fold: Fold = (points, width, strength) =>
    softFold(
      pen,
      points.map(([height, angle]) => head.on(height, angle)),
      head.scale * width,
      skin.line,
      strength,
    );
  for (const side of [1, -1] as const) {
    if (head.facing(-5, 24 * side) < 0.2) continue;
    drawSideFolds(head, shape.age, side, mood, fold);
  }
  if (shape.age > 0.4) drawForehead(shape.age, mood, fold);
  const knit = Math.max(mood.frown, mood.worry * 0.7);
  if (knit <= 0.2) return;
  for (const side of [1, -1]) {
    const line: Mark = [
      [3.5, 5.2 * side],
      [2.7, 4.6 * side],
      [1.8, 3.7 * side],
    ];
    fold(line, 0.5, 0.75 * knit);
  }
}
