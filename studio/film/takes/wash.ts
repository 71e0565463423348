import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { frameHeight, frameWidth, type Pen } from '#studio/canvas/pen.ts';
import type { Camera, Scene } from '#studio/scenes/scene.ts';
import { aim, momentsOf } from '../painter.ts';
import type { Take } from './take.ts';

const SOFTNESS = 3.5;
const VEIL = 'rgba(255, 250, 242, 0.42)';

/** The scene behind a close-up: out of focus and pale, with its people standing still. Drawn once a clip. */
export function washedBack(scene: Scene, take: Pick<Take, 'name' | 'speech'>): Canvas {
  return washed(scene.claim.camera, (pen) => {
    scene.drawBackground(pen);
    scene.drawAction(pen, momentsOf(take)(0, null));
  });
}

/** What a camera sees, out of focus and pale. */
export function washed(camera: Camera, draw: (pen: Pen) => void): Canvas {
  const sharp = createCanvas(frameWidth, frameHeight);
  const pen = sharp.getContext('2d');
  aim(pen, camera);
  draw(pen);

  const pale = createCanvas(frameWidth, frameHeight);
  const soft = pale.getContext('2d');
  soft.drawImage(sharp, 0, 0);
  soft.filter = `blur(${SOFTNESS}px)`;
  soft.drawImage(sharp, 0, 0);
  soft.filter = 'none';
  soft.fillStyle = VEIL;
  soft.fillRect(0, 0, frameWidth, frameHeight);
  return pale;
}
