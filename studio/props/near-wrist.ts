import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, fill, inside, rectangle, tapered } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { drawCloseHand } from '../people/close-hand.ts';
import type { Hurt } from '../people/on-the-carpet.ts';
import type { Person } from '../people/person.ts';
import { drawNearWrist, type OnWrist } from './wrist-band.ts';

const frame = rectangle(0, 0, frameWidth, frameHeight);
const trousers = tone('#4c5361', 0.24);
const knit = tone('#8a6f57', 0.24);

/** The evening room behind, soft, and the cloth on which his hand lies: his knee, or the sleeve of his other arm. */
function drawBehind(pen: Pen, hurt: Hurt): void {
  graded(pen, frame, { x: 0, y: 0 }, { x: 0, y: frameHeight }, [
    [0, '#d8cfc0'],
    [0.5, '#cfc2b2'],
    [0.52, '#b9a48f'],
    [1, '#c8b298'],
  ]);
  softGlow(pen, { x: 1050, y: 120 }, { x: 520, y: 420 }, '#ffe9b8', 0.6);
  softGlow(pen, { x: 180, y: 430 }, { x: 420, y: 200 }, '#5d8a86', 0.3);
  const cloth = hurt === 'head' ? trousers : knit;
  const form =
    hurt === 'head'
      ? [
          { x: 250, y: 760 },
          { x: 330, y: 500 },
          { x: 560, y: 400 },
          { x: 820, y: 430 },
          { x: 1060, y: 560 },
          { x: 1400, y: 640 },
          { x: 1400, y: 900 },
          { x: 250, y: 900 },
        ]
      : [
          { x: -60, y: 640 },
          { x: 300, y: 470 },
          { x: 600, y: 400 },
          { x: 830, y: 440 },
          { x: 1010, y: 520 },
          { x: 1400, y: 470 },
          { x: 1400, y: 760 },
          { x: 960, y: 800 },
          { x: -60, y: 860 },
        ];
  const shape = blob(form);
  graded(pen, shape, { x: 500, y: 380 }, { x: 760, y: 800 }, [
    [0, cloth.main],
    [0.4, cloth.main],
    [1, cloth.shade],
  ]);
  inside(pen, shape, () => {
    softGlow(pen, { x: 560, y: 440 }, { x: 380, y: 70 }, '#fff4dc', 0.3);
    for (const [x, y, down] of [
      [380, 560, 130],
      [900, 560, 100],
      [1040, 600, 110],
    ] as const)
      fill(
        pen,
        tapered(
          [
            { x, y },
            { x: x + 36, y: y + down * 0.5 },
            { x: x + 26, y: y + down },
          ],
          16,
        ),
        cloth.shade,
      );
  });
}

/** His right hand with what is on its wrist: it lies on his knee and taps, or rubs the elbow. */
function drawHandNear(
  pen: Pen,
  person: Person,
  hurt: Hurt,
  worn: OnWrist,
  beat: number,
  seconds: number,
): void {
  const breath = 3 * Math.sin(seconds * 1.7);
  const rub = hurt === 'elbow' ? Math.sin(beat * 50) : 0.25 * Math.sin(beat * 30);
  const [dx, dy] = hurt === 'elbow' ? [34 * rub, 12 * rub] : [6 * rub, 3 * rub];
  const wrist = { x: 660 + dx, y: 262 + dy + breath };
  const elbow = { x: wrist.x + 90 - dx * 0.6, y: wrist.y - 800 };
  drawCloseHand(pen, {
    person,
    wrist,
    elbow,
    scale: 36,
    shape: hurt === 'elbow' ? 'grip' : 'relaxed',
    bend: hurt === 'elbow' ? 14 + 7 * rub : 12 + 4 * rub,
    bare: 5,
  });
  drawNearWrist(pen, { x: wrist.x + 8, y: wrist.y - 72 }, 40, worn, 6.4 + rub);
}

export const drawNearHand = { background: drawBehind, hand: drawHandNear };
