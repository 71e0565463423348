import { faint, mix, sunlit } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import {
  apart,
  chain,
  curve,
  ellipse,
  fill,
  inside,
  type Shape,
  stroke,
  tapered,
  wrap,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { drawHandShadow } from './body/hand.ts';
import { type CloseHand, drawCloseHand } from './close-hand.ts';
import type { Skin } from './person.ts';

// A hand that is closed around something, so near that its knuckles are seen. In centimeters: the wrist at 0, fingers
// towards +x, the thumb on the side of -y.

const disc = (x: number, y: number, r: number) => ({ x, y, r });
/** From the first finger to the little one: across, where its knuckle is, and how far it reaches. */
const FINGERS = [
  { y: -2.85, knuckle: 5.9, far: 9.2 },
  { y: -0.95, knuckle: 6.3, far: 9.9 },
  { y: 0.95, knuckle: 6.1, far: 9.5 },
  { y: 2.7, knuckle: 5.5, far: 8.4 },
] as const;
const back = wrap([disc(-0.6, 0, 2.35), disc(2.6, 0.1, 3.3), disc(5, -2.4, 2), disc(4.9, 2.1, 1.95)]);
const thumb = chain([disc(1.7, -2.1, 1.7), disc(4.9, -4.1, 1.25), disc(7.4, -4.2, 1.1), disc(9, -3.5, 0.9)]);

type Finger = (typeof FINGERS)[number];
const fingerShape = ({ y, knuckle, far }: Finger): Shape =>
  chain([disc(knuckle - 0.6, y * 0.97, 1.36), disc(far - 1.7, y * 1.02, 1.2), disc(far, y * 0.97, 1)]);

/** The way of the light as the hand's own drawing sees it. */
function awayFromLight(angle: number, flip: boolean): Point {
  const [x, y] = [0.8, 0.6];
  const across = -x * Math.sin(angle) + y * Math.cos(angle);
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: flip ? -across : across };
}

/** Skin folds across a finger: fine arcs that open towards the wrist. */
function drawFolds(pen: Pen, x: number, y: number, half: number, color: string) {
  for (const [shift, share] of [
    [0, 1],
    [0.42, 0.7],
  ] as const)
    fill(
      pen,
      tapered(
        [
          { x: x + shift - 0.18, y: y - half * share },
          { x: x + shift + 0.12, y },
          { x: x + shift - 0.18, y: y + half * share },
        ],
        0.2,
      ),
      color,
    );
}

/** A finger from its knuckle to where it goes out of sight around what is held. */
function drawFinger(pen: Pen, finger: Finger, skin: Skin) {
  const { y, knuckle, far } = finger;
  const shape = fingerShape(finger);
  graded(pen, shape, { x: knuckle - 1, y }, { x: far + 1, y }, [
    [0, skin.main],
    [0.5, sunlit(skin.main, 0.35)],
    [0.74, mix(skin.main, skin.shade, 0.25)],
    [1, mix(skin.shade, skin.line, 0.22)],
  ]);
  const fold = faint(mix(skin.shade, skin.line, 0.4), 0.42);
  inside(pen, shape, () => {
    softGlow(pen, { x: far - 1, y: y - 0.15 }, { x: 1.1, y: 0.75 }, sunlit(skin.main, 1), 0.6);
    drawFolds(pen, far - 0.75, y, 0.7, fold);
  });
}

function drawKnuckle(pen: Pen, { y, knuckle }: Finger, skin: Skin) {
  softGlow(pen, { x: knuckle + 0.95, y: y + 0.1 }, { x: 0.8, y: 1.05 }, skin.line, 0.26);
  softGlow(pen, { x: knuckle - 0.2, y: y - 0.12 }, { x: 1.3, y: 1 }, sunlit(skin.main, 1), 0.95);
  drawFolds(pen, knuckle - 0.42, y, 0.52, faint(mix(skin.shade, skin.line, 0.4), 0.32));
}

function drawFist(pen: Pen, skin: Skin, away: Point) {
  const parts = [back, ...FINGERS.map(fingerShape), thumb];
  apart(pen, () => {
    pen.translate(away.x * 0.26, away.y * 0.26);
    for (const part of parts) fill(pen, part, mix(skin.shade, skin.line, 0.3));
  });
  const dark = mix(skin.shade, skin.line, 0.55);
  for (const finger of FINGERS) drawFinger(pen, finger, skin);
  const [x, y] = [away.x * 5, away.y * 5];
  graded(pen, back, { x: 2.6 - x, y: -y }, { x: 2.6 + x, y }, [
    [0, sunlit(skin.main, 0.6)],
    [0.5, skin.main],
    [1, mix(skin.main, skin.shade, 0.65)],
  ]);
  // Where two fingers meet: a valley between the knuckles, and the gap down to their ends.
  for (const [index, finger] of FINGERS.slice(1).entries()) {
    const before = FINGERS[index] ?? finger;
    const across = (finger.y + before.y) / 2;
    const from = Math.min(finger.knuckle, before.knuckle);
    softGlow(pen, { x: from + 0.5, y: across }, { x: 1.3, y: 0.5 }, skin.line, 0.5);
    const gap = [
      { x: from - 0.3, y: across },
      { x: from + 1.5, y: across },
      { x: Math.min(finger.far, before.far) + 0.9, y: across * 1.02 },
    ];
    fill(pen, tapered(gap, 0.36), dark);
  }
  inside(pen, back, () => {
    for (const { y: end, knuckle } of FINGERS) {
      const tendon = [
        { x: 1, y: end * 0.4 },
        { x: 3, y: end * 0.75 },
        { x: knuckle - 0.9, y: end },
      ];
      stroke(pen, curve(tendon), faint(sunlit(skin.main, 1), 0.2), 0.7);
      stroke(pen, curve(tendon.map((at) => ({ x: at.x, y: at.y + 0.5 }))), faint(skin.shade, 0.26), 0.4);
    }
    for (const [at, over, r] of [
      [2.2, 1.1, 0.28],
      [3.3, -0.6, 0.22],
      [1.4, -0.4, 0.18],
    ] as const)
      fill(pen, ellipse(at, over, r * 1.3, r), faint(skin.line, 0.22));
  });
  for (const finger of FINGERS) drawKnuckle(pen, finger, skin);
  drawThumb(pen, skin, dark);
}

/** It lies along the first finger. */
function drawThumb(pen: Pen, skin: Skin, dark: string) {
  inside(pen, fingerShape(FINGERS[0]), () =>
    softGlow(pen, { x: 7.4, y: -3.1 }, { x: 3, y: 0.9 }, skin.line, 0.5),
  );
  graded(pen, thumb, { x: 4, y: -5.6 }, { x: 5.2, y: -2.4 }, [
    [0, sunlit(skin.main, 0.7)],
    [0.6, skin.main],
    [1, mix(skin.main, skin.shade, 0.55)],
  ]);
  const below = [
    { x: 3.4, y: -2.3 },
    { x: 5.4, y: -3 },
    { x: 7.6, y: -3.15 },
    { x: 9.2, y: -2.75 },
  ];
  fill(pen, tapered(below, 0.42), dark);
  drawFolds(pen, 6.5, -4.2, 0.65, faint(dark, 0.36));
  const nail = ellipse(9.05, -3.8, 0.66, 0.42, 0.45);
  fill(pen, nail, mix(skin.main, '#fff3ea', 0.36));
  stroke(pen, nail, faint(dark, 0.55), 0.12);
}

/** A fist filmed from near, with its forearm. */
export function drawCloseFist(pen: Pen, hand: Omit<CloseHand, 'shape'>): void {
  const { person, wrist, elbow, scale, bend = 0, flip = false } = hand;
  const angle = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) + (bend * Math.PI) / 180;
  drawHandShadow(pen, { wrist, angle, flip, scale });
  drawCloseHand(pen, { ...hand, shape: 'grip' }, () =>
    apart(pen, () => {
      pen.translate(wrist.x, wrist.y);
      pen.rotate(angle);
      pen.scale(scale, flip ? -scale : scale);
      drawFist(pen, person.look.skin, awayFromLight(angle, flip));
    }),
  );
}
