import { apart } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { place, stage } from '../canvas/stage.ts';
import type { Performance, SpeakerName } from '../scenes/scene.ts';
import { speakers } from './close-up.ts';
import { figure } from './figure.ts';
import { measuresOf } from './measures.ts';
import { standing } from './poses.ts';

const grounds: Record<SpeakerName, string> = {
  Rosa: '#f3dcc3',
  Walter: '#cfdfe8',
  Mina: '#d8e6d3',
  Presenter: '#e6dfd2',
};

const friendly: Performance = {
  mouth: { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0,
  expression: { name: 'warm', amount: 0.85 },
  gesture: null,
  breath: 0,
  nod: 0,
  tilt: 0.25,
  brow: 0.1,
};

/** A square portrait of one of the four. @param size of its edge in pixels, from the pen's origin */
export function drawAvatar(pen: Pen, name: SpeakerName, size: number): void {
  const person = speakers[name];
  const { hip, spine, neck } = measuresOf(person.build);
  const eyes = hip + spine + neck;
  const scale = size / 43;
  apart(pen, () => {
    pen.beginPath();
    pen.rect(0, 0, size, size);
    pen.clip();
    pen.fillStyle = grounds[name];
    pen.fillRect(0, 0, size, size);
    const view = stage({
      eyeHeight: eyes,
      horizon: size * 0.5,
      focal: scale * 1400,
      distance: 1400,
      centre: size / 2,
    });
    figure(view, { person, at: place(0, 0, 0), turn: 10, pose: standing(person) }, friendly).draw(pen);
  });
}
