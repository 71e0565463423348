import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Box, frameHeight, frameWidth, type Pen } from '#studio/canvas/pen.ts';
import { drawCloseUp } from '#studio/people/close-up.ts';
import type { Camera, Picture, Scene } from '#studio/scenes/scene.ts';
import type { Speaker } from '#studio/speech/voices.ts';
import { eased } from '../frames.ts';
import { aim, momentsOf } from '../painter.ts';
import type { Filmed, Take } from './take.ts';
import { washed, washedBack } from './wash.ts';

/** The two people stand this much smaller than in their claims, their middles this far from the edges, in pixels. */
const SIZE = 0.8;
const INSIDE = 212;

/** The strip between them, in shares of the frame's width: sharp in its middle, fading at its sides. */
const STRIP = { from: 0.22, sharp: 0.34 };

/** The share of the strip that the thing fills. */
const FILLS = 0.62;

/** How much larger the scene is before the camera pulls back, and how long that takes. */
const PULL = { closer: 1.16, seconds: 1.5 };

/** A camera with a box in its middle, as wide as the strip needs; it may reach over the picture's edges. */
function around(box: Box): Camera {
  const strip = (1 - 2 * STRIP.sharp) * frameWidth;
  const width = Math.min(
    frameWidth,
    Math.max((box.width / (strip * FILLS)) * frameWidth, ((box.height / FILLS) * frameWidth) / frameHeight),
  );
  const height = (width * frameHeight) / frameWidth;
  return {
    x: box.x + box.width / 2 - width / 2,
    y: Math.min(Math.max(0, box.y + box.height / 2 - height / 2), frameHeight - height),
    width,
    height,
  };
}

/** Fades a layer out at both sides. */
function feather(pen: Pen): void {
  const fade = pen.createLinearGradient(0, 0, frameWidth, 0);
  for (const [at, opacity] of [
    [STRIP.from, 0],
    [STRIP.sharp, 1],
    [1 - STRIP.sharp, 1],
    [1 - STRIP.from, 0],
  ] as const) {
    fade.addColorStop(at, `rgba(0, 0, 0, ${opacity})`);
  }
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, frameWidth, frameHeight);
}

/** The scene with the thing in its middle: sharp there, out of focus and pale where the people stand. */
function spotlit(scene: Scene, take: Pick<Take, 'name' | 'speech'>, from: number): Canvas {
  const picture: Picture = scene.closing.at(-1)?.insert ?? scene;
  const camera = around(picture.keyObject);
  const draw = (pen: Pen) => {
    picture.drawBackground(pen);
    picture.drawAction(pen, momentsOf(take)(from, null));
  };
  const whole = createCanvas(frameWidth, frameHeight);
  const pen = whole.getContext('2d');
  pen.drawImage(washedBack(scene, take), 0, 0);
  pen.drawImage(washed(camera, draw), 0, 0);
  const strip = createCanvas(frameWidth, frameHeight);
  const sharp = strip.getContext('2d');
  sharp.save();
  aim(sharp, camera);
  draw(sharp);
  sharp.restore();
  feather(sharp);
  pen.drawImage(strip, 0, 0);
  return whole;
}

/**
 * What the player chooses between: the people of the two claims at the sides, blinking and waiting, and between them the
 * thing, from which the camera slowly pulls back.
 * @param from the second of the clip in which it is first seen
 */
export function choicePicture(
  scene: Scene,
  take: Pick<Take, 'name' | 'speech'>,
  people: readonly Speaker[],
  from: number,
): Filmed {
  let behind: Canvas | undefined;
  return {
    drawBackground: () => {},
    drawAction: (pen, moment) => {
      behind ??= spotlit(scene, take, from);
      const pulled = eased((moment.seconds - from) / PULL.seconds);
      const size = PULL.closer + (1 - PULL.closer) * pulled;
      pen.drawImage(
        behind,
        (frameWidth * (1 - size)) / 2,
        (frameHeight * (1 - size)) / 2,
        frameWidth * size,
        frameHeight * size,
      );
      for (const [index, who] of people.entries())
        drawAtSide(pen, who, index === 0 ? 'left' : 'right', moment.idle(who));
    },
  };
}

function drawAtSide(
  pen: Pen,
  who: Speaker,
  side: 'left' | 'right',
  performance: Parameters<typeof drawCloseUp>[2],
): void {
  const middle = side === 'left' ? 400 : 880;
  pen.save();
  pen.translate(side === 'left' ? INSIDE : frameWidth - INSIDE, frameHeight);
  pen.scale(SIZE, SIZE);
  pen.translate(-middle, -frameHeight);
  drawCloseUp(pen, who, performance, side, { x: frameWidth / 2, y: 420 });
  pen.restore();
}
