import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { frameHeight, frameWidth } from '#studio/canvas/pen.ts';
import type { Scene } from '#studio/scenes/scene.ts';
import { aim, momentsOf } from '../painter.ts';
import type { Take } from './take.ts';

const SOFTNESS = 3.5;
const VEIL = 'rgba(255, 250, 242, 0.42)';

/** The scene behind a close-up: out of focus and pale, with its people standing still. Drawn once a clip. */
export function washedBack(scene: Scene, take: Pick<Take, 'name' | 'speech'>): Canvas {
  const sharp = createCanvas(frameWidth, frameHeight);
  const pen = sharp.getContext('2d');
  aim(pen, scene.claim.camera);
  scene.drawBackground(pen);
  pen.save();
  scene.drawAction(pen, momentsOf(take)(0, null));
  pen.restore();

  const washed = createCanvas(frameWidth, frameHeight);
  const soft = washed.getContext('2d');
  soft.drawImage(sharp, 0, 0);
  soft.filter = `blur(${SOFTNESS}px)`;
  soft.drawImage(sharp, 0, 0);
  soft.filter = 'none';
  soft.fillStyle = VEIL;
  soft.fillRect(0, 0, frameWidth, frameHeight);
  return washed;
}
