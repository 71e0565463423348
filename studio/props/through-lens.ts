import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { faint, mix } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, fill, inside, polygon, rectangle, type Shape, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { type Worded, worded } from '../language.ts';

/** A pair of glasses to look through. */
export type SeenPair = {
  /** Color of the frame, and what a tag on it says. */
  color: string;
  words: Worded;
  /** The lower part of the lens blurs what is far. */
  progressive: boolean;
};

/** Where the one lens is that is looked through, in scene pixels. */
const lens = { x: 590, y: 296, wide: 440, tall: 268 };
/** How soft all is beside the lens, and in its lower part. */
const SOFT = { beside: 7, low: 11 };
/** From where to where in the lens its lower part begins. */
const LOW = { from: 250, to: 345 };
/** Pixels of a strip of the picture that swims, and how far it swims. */
const STRIP = 3;
const SWIM = 13;

/** A rectangle with very round corners. @param wider pixels added on all sides */
function rimOf(x: number, wider = 0): Shape {
  const soft = (share: number) => Math.sign(share) * Math.abs(share) ** 0.6;
  return polygon(
    Array.from({ length: 96 }, (_, step) => {
      const angle = (step * Math.PI) / 48;
      return {
        x: x + soft(Math.cos(angle)) * (lens.wide + wider),
        y: lens.y + soft(Math.sin(angle)) * (lens.tall + wider),
      };
    }),
  );
}

/** Draws the lower part of a lens: the picture blurred, its lines swaying to and fro, and stronger farther down. */
function swimming(blurred: Canvas, seconds: number): Canvas {
  const layer = createCanvas(frameWidth, frameHeight);
  const pen = layer.getContext('2d');
  for (let y = LOW.from; y < lens.y + lens.tall + STRIP; y += STRIP) {
    const deep = Math.min(1, (y - LOW.from) / 160);
    const sway = SWIM * deep * Math.sin(y / 26 + seconds * 2.6);
    pen.drawImage(blurred, 0, y, frameWidth, STRIP, sway, y, frameWidth, STRIP);
  }
  pen.globalCompositeOperation = 'destination-in';
  const mask = pen.createLinearGradient(0, LOW.from, 0, LOW.to);
  mask.addColorStop(0, 'rgba(0,0,0,0)');
  mask.addColorStop(1, 'rgba(0,0,0,1)');
  pen.fillStyle = mask;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  return layer;
}

function drawTag(pen: Pen, { words, color }: SeenPair) {
  const [x, y] = [lens.x + lens.wide + 92, lens.y + 176];
  fill(pen, rectangle(x - 116, y - 30, 236, 66, 12), faint('#43263f', 0.3));
  fill(pen, rectangle(x - 118, y - 33, 236, 66, 12), '#fbf1d2');
  stroke(pen, rectangle(x - 118, y - 33, 236, 66, 12), color, 4);
  lettering(pen, worded(words), { x, y: y + 1 }, 36, '#2c2a20', 700);
}

/** The frame: the rim of the lens, and across the bridge a part of the other one. */
function drawFrame(pen: Pen, pair: SeenPair) {
  const other = lens.x + 2 * lens.wide + 96;
  const light = mix(pair.color, '#ffffff', 0.4);
  const bridge = lens.x + lens.wide;
  fill(pen, rectangle(bridge - 6, lens.y - 120, 116, 30, 14), pair.color);
  fill(pen, rectangle(bridge + 4, lens.y - 116, 96, 5, 2), faint(light, 0.7));
  for (const x of [lens.x, other]) {
    stroke(pen, rimOf(x, 9), faint('#43263f', 0.25), 40);
    stroke(pen, rimOf(x, 9), pair.color, 32);
    stroke(pen, rimOf(x, 17), faint(light, 0.5), 4);
  }
  drawTag(pen, pair);
}

/**
 * Prepares what somebody sees through a pair of glasses that is held before the eyes.
 * @param paint paints what is seen, 1280 x 720; it is called once
 * @returns draws it; `raised` is 0 while the glasses are still below the picture, 1 when they are before the eyes
 */
export function throughLens(pair: SeenPair, paint: (pen: Pen) => void) {
  let seen: { sharp: Canvas; beside: Canvas; low: Canvas } | undefined;
  const prepared = () => {
    const sharp = createCanvas(frameWidth, frameHeight);
    paint(sharp.getContext('2d'));
    const blurred = (radius: number) => {
      const canvas = createCanvas(frameWidth, frameHeight);
      const pen = canvas.getContext('2d');
      pen.filter = `blur(${radius}px)`;
      pen.drawImage(sharp, 0, 0);
      return canvas;
    };
    return { sharp, beside: blurred(SOFT.beside), low: blurred(SOFT.low) };
  };
  return (pen: Pen, { seconds, raised }: { seconds: number; raised: number }): void => {
    seen ??= prepared();
    const { sharp, beside, low } = seen;
    const drop = 640 * (1 - raised);
    const nod = { x: 4 * Math.sin(seconds * 1.1), y: 3 * Math.sin(seconds * 0.8) };
    const whole = (to: Pen, canvas: Canvas) =>
      to.drawImage(canvas, nod.x - 8, nod.y - 8, frameWidth + 16, frameHeight + 16);
    whole(pen, beside);
    pen.fillStyle = faint('#fff8ea', 0.3);
    pen.fillRect(0, 0, frameWidth, frameHeight);
    apart(pen, () => {
      pen.translate(0, drop);
      inside(pen, rimOf(lens.x), () => {
        pen.translate(0, -drop);
        whole(pen, sharp);
        pen.translate(0, drop);
        if (pair.progressive) pen.drawImage(swimming(low, seconds), 0, 0, frameWidth, frameHeight);
        fill(
          pen,
          polygon([
            { x: 250, y: 470 },
            { x: 420, y: 40 },
            { x: 480, y: 40 },
            { x: 310, y: 470 },
          ]),
          faint('#ffffff', 0.13),
        );
      });
      drawFrame(pen, pair);
    });
  };
}
