import type { Fault } from '../faults.ts';
import type { Look } from '../film-schema.ts';
import { exerciseFile } from '../names.ts';

/** A picture as it is seen on a small phone, 360 pixels wide: four bytes for each pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Both states of a scene, and the place in the picture where they differ. */
export type BothStates = {
  exerciseId: number;
  isTwin: boolean;
  pictures: readonly [Pixels, Pixels];
  box: Box;
};

type Box = Pick<Look, 'x' | 'y' | 'width' | 'height'>;

/** Of all pixels; too few are not seen, too many are another scene. */
const DIFFERING = { least: 0.004, most: 0.2 };
const LEAST_INSIDE = 0.8;
const SMALLEST = { width: 36, height: 24 };
/** The sum over red, green and blue from which two pixels differ to the eye. */
const VISIBLE = 48;

/** The detail that decides must be in the look box, large enough to be seen, and everything else the same. */
export function checkDetail({ exerciseId, isTwin, pictures, box }: BothStates): Fault[] {
  const [one, other] = pictures;
  const fault = (reason: string): Fault => ({ file: exerciseFile(exerciseId), field: 'states', reason });
  if (one.width !== other.width || one.height !== other.height)
    return [fault('the pictures of the two states must have the same size')];
  const { all, inside } = countDiffering(one, other, box);
  const share = all / (one.width * one.height);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const [width, height] = [box.width * one.width, box.height * one.height];
  return [
    ...(width < SMALLEST.width || height < SMALLEST.height
      ? [
          fault(
            `the look box has ${Math.round(width)} x ${Math.round(height)} pixels at 360 wide; at least ${SMALLEST.width} x ${SMALLEST.height}`,
          ),
        ]
      : []),
    ...(!isTwin && (share < DIFFERING.least || share > DIFFERING.most)
      ? [
          fault(
            `the states differ in ${percent(share)} of the pixels; it must be ${percent(DIFFERING.least)} to ${percent(DIFFERING.most)}`,
          ),
        ]
      : []),
    ...(all > 0 && inside / all < LEAST_INSIDE
      ? [
          fault(
            `only ${percent(inside / all)} of what differs is in the look box; at least ${percent(LEAST_INSIDE)}`,
          ),
        ]
      : []),
  ];
}

function countDiffering(one: Pixels, other: Pixels, box: Box): { all: number; inside: number } {
  const { width, height } = one;
  const [left, top] = [box.x * width, box.y * height];
  const [right, bottom] = [left + box.width * width, top + box.height * height];
  let all = 0;
  let inside = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const apart = [0, 1, 2].reduce(
      (sum, color) =>
        sum + Math.abs((one.data[pixel * 4 + color] ?? 0) - (other.data[pixel * 4 + color] ?? 0)),
      0,
    );
    if (apart < VISIBLE) continue;
    const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5];
    all += 1;
    if (x >= left && x <= right && y >= top && y <= bottom) inside += 1;
  }
  return { all, inside };
}
