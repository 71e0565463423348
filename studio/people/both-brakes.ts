import { mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, chain, fill, rectangle, solid } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { worded } from '../language.ts';
import { drawWheelchairBrake, leverEnd } from '../props/wheelchair-brake.ts';
import { careCenter } from '../rooms/palettes.ts';
import type { Moment, Picture } from '../scenes/scene.ts';
import { drawHand } from './body/hand.ts';
import { walter } from './cast/walter.ts';

const half = frameWidth / 2;

/** The wall and the floor behind a wheel. */
function drawCorner(pen: Pen) {
  const { panel, trim, vinyl } = careCenter;
  graded(pen, rectangle(0, 0, half, 452), { x: 0, y: 0 }, { x: half * 0.4, y: 452 }, [
    [0, mix(panel.main, '#ffffff', 0.45)],
    [0.6, panel.main],
    [1, panel.shade],
  ]);
  graded(pen, rectangle(0, 452, half, 30), { x: 0, y: 452 }, { x: 0, y: 482 }, [
    [0, trim],
    [0.8, mix(trim, panel.shade, 0.3)],
    [1, panel.shade],
  ]);
  graded(pen, rectangle(0, 482, half, 238), { x: 0, y: 482 }, { x: 0, y: 720 }, [
    [0, vinyl.tone.shade],
    [0.3, vinyl.tone.main],
    [1, mix(vinyl.tone.main, '#ffffff', 0.2)],
  ]);
}

/** What one half of the close shot shows. @param hand where his hand is: 1 on the lever, 0 out of sight; null for none */
export type Half = { pressed: number; back: number; hand: number | null };

/** His hand on the lever's grip, with the cuff of his pullover; it comes from above, where he sits. */
function drawHandOnLever(pen: Pen, pressed: number, hand: number) {
  const end = leverEnd(pressed);
  const away = { x: 26 * (1 - hand), y: -30 * (1 - hand) };
  const wrist = { x: end.x + 8.4 + away.x, y: end.y - 1.4 + away.y };
  const angle = Math.PI * 0.93;
  const { look, outfit } = walter;
  const cloth = outfit.garments.findLast(({ sleeve }) => sleeve)?.sleeve?.tone ?? tone('#3f6a9c');
  apart(pen, () => {
    const arm = chain([
      { x: wrist.x + 1.6, y: wrist.y - 0.3, r: 3.2 },
      { x: wrist.x + 22, y: wrist.y - 16, r: 4.6 },
      { x: wrist.x + 40, y: wrist.y - 36, r: 5.4 },
    ]);
    solid(pen, arm, cloth, 1.6, 0.6);
    drawHand(pen, { wrist, angle, flip: false, scale: 1.05 }, 'grip', look.skin);
  });
}

/**
 * One brake of the chair: its wheel, its lever, its pad. In both halves the chair looks to the left, so that levers in
 * different positions lean in different directions.
 */
function drawBrakeSide(pen: Pen, side: 'left' | 'right', { pressed, back, hand }: Half) {
  // Near enough that pad, tire and the gap between them are large, and both ends of the lever's way are seen.
  const middle = { x: 508, y: 414 };
  apart(pen, () => {
    pen.translate(side === 'left' ? 0 : half, 0);
    pen.beginPath();
    pen.rect(0, 0, half, frameHeight);
    pen.clip();
    drawCorner(pen);
    const hold = hand === null ? {} : { hold: () => drawHandOnLever(pen, pressed, hand) };
    drawWheelchairBrake(pen, middle, 13.4, { pressed, back, ...hold });
    fill(pen, rectangle(0, 632, half, 88), '#f8f7f1');
    lettering(pen, worded(BRAKE)[side], { x: half / 2, y: 678 }, 40, '#2f5d73');
  });
}

const BRAKE = {
  en: { left: 'Left brake', right: 'Right brake' },
  es: { left: 'Freno izquierdo', right: 'Freno derecho' },
};

type Halves = Record<'left' | 'right', Half>;

/** Both brakes of a wheelchair side by side, large. */
export const bothBrakes = (halves: (moment: Moment) => Halves): Picture => ({
  keyObject: { x: 60, y: 20, width: 1160, height: 560 },
  drawBackground: () => {},
  drawAction: (pen, moment) => {
    const both = halves(moment);
    for (const side of ['left', 'right'] as const) drawBrakeSide(pen, side, both[side]);
    fill(pen, rectangle(half - 4, 0, 8, frameHeight), '#ffffff');
  },
});
