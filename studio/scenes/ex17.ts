import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import {
  atPocket,
  drawMinaOnStairs,
  goingDown,
  minaDressed,
  onOneLeg,
  onThigh,
  resting,
  type Seen,
  type Standing,
  sittingDown,
  telephoning,
} from '../people/mina-on-stairs.ts';
import { blendedHand } from '../people/moves.ts';
import { speaking } from '../people/mrs-okafor.ts';
import type { Hand } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawPhone } from '../props/notes.ts';
import { atNote } from '../props/notes-calendar.ts';
import { drawPencil } from '../props/pencil.ts';
import { calendar, drawMinaStairs, stepAt } from '../rooms/mina-stairs.ts';
import { during, swinging, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

// The eye is beyond the foot of the stairs, so that every riser is seen, and far away, so that no tread looks askew.
const stairs = stage({ eyeHeight: 190, horizon: 110, focal: 3910, distance: 1150, eyeX: 130, centre: 876 });
const ahead = place(110, 60, 100);

/** Both knees and both feet, on the step and on the next one. */
const detail = boxOf(stairs, [
  place(stepAt(2).x - 20, stepAt(2).y + 63, 176),
  place(stepAt(1).x + 22, stepAt(1).y - 4, 176),
]);

const pictureOf = (drawAction: Picture['drawAction'], written: 0 | 1 = 0): Picture => ({
  keyObject: detail,
  drawBackground: (pen) => drawMinaStairs(pen, stairs, written),
  drawAction,
});

type Doing = Standing & Partial<Seen>;

const onStairs = (doing: (beat: number, seconds: number, alive: Moment['idle']) => Doing): Picture =>
  pictureOf((pen, moment) => {
    const silent = feeling(attending(moment.idle('Mina'), 0.7), 'concern', 0.6);
    const performance = feeling(moment.speaker ?? silent, 'concern', 0.7);
    const seen = {
      knee: 'sore' as const,
      performance,
      regards: ahead,
      ...doing(moment.beat, moment.seconds, moment.idle),
    };
    drawMinaOnStairs(pen, stairs, moment.seconds, seen);
  });

/** With her right hand at her side. */
const atRest = (who: Standing): Standing => ({ ...who, pose: withHands(who.pose, { right: resting }) });

/** A pain: her free hand goes to her thigh, rubs it, and leaves it again. */
function withRub(who: Standing, beat: number, seconds: number): Standing {
  const on = during(beat, 0.03, 0.12) * (1 - during(beat, 0.26, 0.36));
  const hand = blendedHand(resting, onThigh, on);
  const rubbed = {
    ...hand,
    to: { ...hand.to, up: (hand.to as { up: number }).up + on * 1.6 * Math.sin(seconds * 5) },
  };
  const lean = who.pose.lean + 9 * on;
  return { ...who, pose: withHands({ ...who.pose, lean }, { right: rubbed as Hand }) };
}

/** Her other foot comes down slowly, and the sore leg holds her. */
const holds = (beat: number, seconds: number): Doing =>
  withRub(goingDown(0.44 * during(beat, 0.38, 0.96)), beat, seconds);

/** Her toes touch the step, she draws the foot up again, and it hangs in the air. */
const cannot = (beat: number, seconds: number): Doing => {
  const touches = during(beat, 0.42, 0.58) * (1 - during(beat, 0.6, 0.68));
  const up = 11 - 11 * touches + 4 * during(beat, 0.6, 0.68) + 0.5 * Math.sin(seconds * 9) * (1 - touches);
  const sunk = 2 * touches + 3 * swinging(during(beat, 0.62, 1), 1.5);
  return { ...withRub(onOneLeg(up, sunk), beat, seconds), knee: 'swollen' };
};

const allOfHer = framed(600, 300, 1000);
const knees = framed(575, 440, 540);

const stateWith = (doing: typeof holds) => {
  const picture = onStairs(doing);
  const shots = (cut: number) => [
    { from: 0, camera: allOfHer, easeSeconds: 0 },
    { from: cut, camera: knees, easeSeconds: 0 },
  ];
  return { picture, shots: shots(0.4), closing: shots(0.25), look: { picture, camera: knees } };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const held = act(
  'The sore leg bends and holds her while the other foot comes down',
  onStairs((beat) => atRest(goingDown(0.98 * during(beat, 0.05, 0.95)))),
  knees,
  4,
);
const goesDown = act(
  'Her hand slides down the rail, and she goes down step by step',
  onStairs((beat) => atRest(goingDown(1 + 1.99 * during(beat, 0.03, 0.97)))),
  framed(700, 380, 1050),
  5.4,
);

/** Where she stands at the calendar, her face to it. */
const atCalendar = { at: place(147, 0, 160), turn: -52 };

/** She writes on the calendar. */
function drawWriting(pen: Pen, view: Stage, moment: Moment) {
  const { beat, idle } = moment;
  const written = during(beat, 0.12, 0.8);
  const lowered = during(beat, 0.84, 0.98);
  const { right, down } = atNote(written);
  const line = Math.sin(written * 70) * 1.6 * (written < 1 ? 1 : 0);
  const tip = place(
    calendar.x + right + 1 + 12 * lowered,
    calendar.y - down + line - 8 * lowered,
    calendar.z - 1 - 8 * lowered,
  );
  const still = standing(minaDressed, { lean: 22 - 18 * Math.max(written, lowered) });
  const pose = withHands(
    { ...still, hips: { ...still.hips, left: 1.5 * Math.sin(moment.seconds) } },
    {
      right: {
        to: place(tip.x + 6.5, tip.y - 1.5, tip.z - 5),
        shape: 'hold',
        elbow: { out: 0.8, up: -0.8, forward: 0 },
        behind: true,
      },
    },
  );
  drawFloorShadow(pen, view, atCalendar.at);
  const face = feeling(attending(idle('Mina')), 'thinking', 0.4);
  const person = figure(
    view,
    { person: minaDressed, ...atCalendar, pose, regards: place(calendar.x + 20, 140, calendar.z) },
    face,
  );
  person.draw(pen, {
    right: () => drawPencil(pen, view, tip, place(tip.x + 12, tip.y + 7, tip.z - 6)),
  });
}

const writes: Act = {
  moves: 'At the foot of the stairs she writes on the calendar',
  picture: {
    keyObject: detail,
    drawBackground: (pen) => drawMinaStairs(pen, stairs),
    drawAction: (pen, moment) => {
      drawMinaStairs(pen, stairs, during(moment.beat, 0.12, 0.8));
      drawWriting(pen, stairs, moment);
    },
  },
  camera: framed(840, 250, 640),
  seconds: 5,
};

/** On the floor she takes her telephone out, and calls while she walks slowly. */
function drawCalling(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds, idle } = moment;
  const lifted = during(beat, 0.1, 0.34);
  const way = { from: place(147, 0, 160), to: place(86, 0, 66), steps: 6 };
  const { at, pose } = walkingOn(minaDressed, way, during(beat, 0.44, 0.9));
  const facingUs = -40 + 22 * during(beat, 0.3, 0.44);
  const ear: Hand = {
    to: { left: -10, up: 137, forward: 8 },
    shape: 'hold',
    elbow: { out: 0.45, up: -1, forward: 0.2 },
  };
  const right = blendedHand(atPocket, ear, lifted);
  const talks = during(beat, 0.36, 0.4) * (0.4 + 0.6 * Math.max(0, Math.sin(seconds * 0.9)));
  const face = speaking(feeling(attending(idle('Mina'), 0.5), 'warm', 0.4 * lifted), seconds, talks);
  drawFloorShadow(pen, view, at);
  const person = figure(
    view,
    {
      person: minaDressed,
      at,
      turn: facingUs,
      pose: withHands(pose, { right }),
      regards: place(40, 120, 0),
    },
    { ...face, gesture: null },
  );
  person.draw(pen, {
    right: () => {
      const { palm } = person.skeleton.arms.right;
      drawPhone(pen, view.at(palm), view.scale(palm.z) * 0.95, { turn: -10, lit: false });
    },
  });
}

const calls = act(
  'She takes her telephone out of her pocket, calls, and walks gently',
  pictureOf((pen, moment) => drawCalling(pen, stairs, moment), 1),
  framed(820, 350, 900),
);

const gives = act(
  'Her foot takes weight, the knee gives way, and she holds on to the rail',
  onStairs((beat) => {
    const down = during(beat, 0.1, 0.34) * (1 - during(beat, 0.5, 0.66));
    const gave = during(beat, 0.34, 0.44) * (1 - during(beat, 0.54, 0.8));
    const who = onOneLeg(8 * (1 - down) + 3 * thereAndBack(during(beat, 0.6, 0.9)), 6 * gave);
    const right = blendedHand(
      resting,
      { ...resting, to: { left: -30, up: 94, forward: 14 }, shape: 'open' },
      gave,
    );
    return { ...who, knee: 'swollen', pose: withHands({ ...who.pose, aside: 10 * gave }, { right }) };
  }),
  framed(600, 295, 930),
  3.6,
);
const sits = act(
  'Her hand on the rail, she sits down on a step',
  onStairs((beat) => ({ ...atRest(sittingDown(during(beat, 0.06, 0.92))), knee: 'swollen' })),
  framed(600, 295, 930),
  5,
);
const phones = (from: number, moves: string, camera: Camera, seconds?: number) =>
  act(
    moves,
    onStairs((beat, now, alive) => {
      const who = sittingDown(1);
      const lifted = from === 0 ? during(beat, 0.16, 0.6) : 1;
      const sway = 3.5 * Math.sin(beat * 9.4);
      const sways = { ...who, pose: { ...who.pose, lean: who.pose.lean + sway, aside: sway * 0.7 } };
      const silent = feeling(attending(alive('Mina'), 0.6), 'concern', 0.5);
      return {
        ...telephoning(sways, lifted),
        isFree: true,
        performance: speaking(silent, now, from === 0 ? 0 : 0.4 + 0.6 * Math.max(0, Math.sin(now * 0.9))),
        knee: 'swollen',
        ...(lifted > 0.02 ? { phone: 'held' as const } : {}),
      };
    }),
    camera,
    seconds,
  );

/** Exercise 17, Halfway Down. */
export const film: ExerciseFilm = {
  exerciseId: 17,
  owner: 'Mina',
  states: { scene: stateWith(holds), safe: stateWith(cannot) },
  beat: {
    id: 'tries',
    seconds: 6.4,
    moves: 'Mina rubs her thigh, holds the rail, and tries the next step',
  },
  claim: { picture: pictureOf(() => undefined), camera: framed(760, 380, 1000), side: 'right' },
  reasons: {
    scene: [held, goesDown, writes, calls],
    safe: [
      gives,
      sits,
      phones(
        0,
        'She takes her telephone out of her pocket, and lifts it to her ear',
        framed(540, 360, 760),
        4,
      ),
      phones(1, 'She tells where she is', framed(540, 330, 620)),
    ],
  },
};
