import type { Tone } from '../canvas/color.ts';
import { ellipse, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stage } from '../canvas/stage.ts';
import type { Performance } from '../scenes/scene.ts';
import { figure, type Staging } from './figure.ts';

/** Somebody in gloves and long sleeves: the person, then once more around both hands in the color of the gloves. */
export function drawGloved(
  pen: Pen,
  view: Stage,
  staging: Staging,
  performance: Performance,
  gloves: Tone,
): void {
  figure(view, staging, performance).draw(pen);
  const { person } = staging;
  const look = { ...person.look, skin: { ...person.look.skin, ...gloves } };
  const gloved = figure(view, { ...staging, person: { ...person, look } }, performance);
  for (const { wrist, palm } of Object.values(gloved.skeleton.arms)) {
    const [from, to] = [view.at(wrist), view.at(palm)];
    const reach = 13 * view.scale(palm.z);
    const middle = { x: from.x + (to.x - from.x) * 1.2, y: from.y + (to.y - from.y) * 1.2 };
    inside(pen, ellipse(middle.x, middle.y, reach, reach), () => gloved.draw(pen));
  }
}
