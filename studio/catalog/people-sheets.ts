import { place, stage } from '../canvas/stage.ts';
import * as dressed from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import * as others from '../people/cast/others.ts';
import { rosa } from '../people/cast/rosa.ts';
import { walter } from '../people/cast/walter.ts';
import { drawCloseUp, speakers } from '../people/close-up.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { kneeling, onStairs, onTheFloor, rising, sitting, standing, walking } from '../people/poses.ts';
import type { Expression, Gesture, Performance, SpeakerName } from '../scenes/scene.ts';
import type { Entry } from './sheet.ts';

const calm: Performance = {
  mouth: { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0,
  expression: { name: 'neutral', amount: 1 },
  gesture: null,
  breath: 0,
  nod: 0,
  tilt: 0,
  brow: 0,
};

/** Space of one full figure. */
export const figureSpace = { width: 520, height: 720 };

function standingEntry(
  name: string,
  person: Person,
  pose: Pose = standing(person),
  turn = 20,
  up = 0,
): Entry {
  const view = stage({ eyeHeight: 150, horizon: 150, focal: 2000, distance: 560, centre: 260 });
  const at = place(0, up, 0);
  return {
    name,
    draw: (pen) => {
      drawFloorShadow(pen, view, place(0, 0, 0));
      figure(view, { person, at, turn, pose }, calm).draw(pen);
    },
  };
}

export const peopleEntries: readonly Entry[] = [
  ...Object.entries(speakers).map(([name, person]) => standingEntry(name.toLowerCase(), person)),
  ...Object.entries(others).map(([name, person]) => standingEntry(name, person)),
  ...Object.entries(dressed).flatMap(([name, person]) => {
    if (name === 'dressed') return [];
    return [standingEntry(name, typeof person === 'function' ? dressed.walterInRobe(1.9) : person)];
  }),
];

export const poseEntries: readonly Entry[] = [
  standingEntry('standing', rosa),
  standingEntry('walking', rosa, walking(rosa), -55),
  standingEntry('sitting', walter, sitting(walter), 38),
  standingEntry('sitting, dangling', walter, sitting(walter, { seat: 62, dangling: true }), 38),
  standingEntry('rising', others.joon, rising(others.joon), 35),
  standingEntry('kneeling', mina, kneeling(mina), -45),
  standingEntry('onTheFloor', others.joon, onTheFloor(others.joon), 40),
  standingEntry('onStairs', mina, onStairs(mina), -45, 17),
];

const gestures: readonly Gesture[] = ['present', 'point', 'beat', 'both', 'clasp', 'heart'];
const feelings: readonly Expression[] = ['neutral', 'warm', 'concern', 'doubt', 'thinking', 'tired'];

const closeUp = (
  name: string,
  who: SpeakerName,
  performance: Partial<Performance>,
  { larger, left }: { larger: number; left: number },
): Entry => ({
  name,
  draw: (pen) => {
    pen.scale(larger, larger);
    pen.translate(-left, 0);
    drawCloseUp(pen, who, { ...calm, ...performance }, 'right', { x: 360, y: 560 });
  },
});

/** Every feeling on three faces, every gesture of the Presenter. */
export const closeUpEntries: readonly Entry[] = [
  ...(['Rosa', 'Walter', 'Mina'] as const).flatMap((who) =>
    feelings.map((name) =>
      closeUp(name, who, { expression: { name, amount: 1 } }, { larger: 1.8, left: 525 }),
    ),
  ),
  ...gestures.map((name) =>
    closeUp(
      name,
      'Presenter',
      { expression: { name: 'warm', amount: 0.6 }, gesture: { name, amount: 1 } },
      { larger: 1, left: 180 },
    ),
  ),
];
