import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { mrBell } from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import type { Head } from '../people/head/head.ts';
import { drawAide, drawFriend, drawSlops, hisSeat, lunchTop } from '../people/lunch-company.ts';
import { blendedHand } from '../people/moves.ts';
import type { Hand } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import type { Arm } from '../people/skeleton.ts';
import { torsoOf } from '../people/torso.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawMedicalBracelet, snackPocket } from '../props/diabetes.ts';
import { drawHandkerchief } from '../props/handkerchief.ts';
import { drawLunchTable } from '../props/lunch-table.ts';
import { drawTrembling } from '../props/trembling.ts';
import { drawLine, drawWaitingHall } from '../rooms/waiting-line.ts';
import { during, thereAndBack } from './beats.ts';
import { closeOn, framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const jacket = tone('#66795c', 0.24);
const bell = dressed(mrBell, {
  garments: [coat(jacket, tone('#f4ead6', 0.14), { buttons: '#3f4a38' }), snackPocket(jacket.main)],
});

const seat = hisSeat;
/** He sits behind it, and his arms rest on it. */
const table = spotOn(seat, 8, 0, 63);
const tableTop = lunchTop;
/** What Mr. Bell does at an instant. */
type AtTable = {
  /** His right hand with the handkerchief: 0 on the table, 1 at his cheek. */
  wipes?: number;
  /** How much his left hand shakes, 0 to 1. */
  shakes: number;
  /** What is in that hand, how far it is on its way to his mouth. */
  glass?: 'water' | 'juice';
  sips?: number;
  /** Somebody pulls at his elbow: degrees he leans to that side. */
  pulled?: number;
  /** How much better he feels, 0 to 1. */
  well?: number;
};

const restingHand: Hand = {
  to: { left: -25, up: tableTop + 3, forward: 34 },
  shape: 'relaxed',
  elbow: { out: 0.8, up: -1, forward: -0.5 },
};

/** The handkerchief at his cheek, the elbow low at his side, so that his face stays free. */
const atCheek: Hand = {
  to: { left: -14, up: 107, forward: 17 },
  shape: 'grip',
  bend: 45,
  elbow: { out: 0.5, up: -1, forward: 0.24 },
};

const handOnTable: Hand = {
  to: { left: 4, up: tableTop + 3, forward: 50 },
  shape: 'relaxed',
  elbow: { out: 1, up: -0.9, forward: 0.3 },
};
const onGlass: Hand = {
  to: { left: 10, up: tableTop + 9, forward: 42 },
  shape: 'grip',
  elbow: { out: 1.5, up: -0.8, forward: -0.3 },
};
const atMouth: Hand = {
  to: { left: -3, up: 107, forward: 28 },
  shape: 'grip',
  elbow: { out: 1.2, up: -0.9, forward: 0 },
};

/** A hand with what shakes it. */
function shaken(hand: Hand, by: number): Hand {
  if ('z' in hand.to) return hand;
  const { left, up, forward } = hand.to;
  return { ...hand, to: { left: left + by, up: up + 0.4 * by, forward } };
}

/** A shine on forehead and temples, as skin has it that is damp. */
function drawShine(pen: Pen, head: Head, seconds: number, damp: number) {
  const bright = damp * (0.72 + 0.12 * Math.sin(seconds * 1.6));
  if (bright <= 0) return;
  for (const [high, angle, wide, tall] of [
    [8, -8, 4.6, 1.5],
    [6.6, 20, 3, 1.1],
    [5, -44, 1.4, 2],
    [2.4, 40, 1.6, 1],
  ] as const) {
    const { x, y } = head.on(high, angle, 0.2);
    softGlow(pen, { x, y }, { x: wide * head.scale, y: tall * head.scale }, '#ffffff', bright);
  }
}

/** Sleeve and jacket have one color at the shoulder, so that they grow out of one another. */
function drawShoulder(pen: Pen, view: Stage, { shoulder }: Arm, torso: ReturnType<typeof torsoOf>) {
  const joint = view.scale(shoulder.z) * 8;
  inside(pen, torso.outline(), () =>
    softGlow(pen, view.at(shoulder), { x: joint, y: joint }, jacket.main, 1),
  );
}

function drawBell(pen: Pen, view: Stage, moment: Moment, now: AtTable): void {
  const { wipes = 0, shakes, glass, sips = 0, pulled = 0, well = 0 } = now;
  const shake = Math.sin(moment.seconds * 21) * 0.8 * shakes;
  woodenChair(view, seat, tone('#8a5f41', 0.26)).behind(pen);
  const left = glass ? blendedHand(onGlass, atMouth, sips) : handOnTable;
  const pose = withHands(
    { ...sitting(bell, { seat: 45, lean: 9 - 4 * sips }), aside: pulled },
    { right: blendedHand(restingHand, atCheek, wipes), left: shaken(left, shake) },
  );
  const silent = moment.idle('Mr. Bell');
  const better = feeling(attending(silent, 0.4), 'warm', 0.8 * Math.max(0, 2 * well - 1));
  const unwell = feeling(silent, 'concern', Math.max(0, 1 - 2 * well));
  const face =
    well > 0.5
      ? better
      : attending({ ...unwell, blink: Math.max(silent.blink, 0.3), nod: 0.5 * (1 - well) }, 0.3);
  const person = figure(
    view,
    { person: bell, ...seat, pose, regards: spotOn(seat, 6, 82, 60) },
    handsBusy(face),
  );
  const { arms } = person.skeleton;
  const held = place(arms.left.palm.x - 1, arms.left.palm.y - 6, arms.left.palm.z + 1);
  const liquid = facesOf(tone(glass === 'juice' ? '#e39a3a' : '#a9cbd8', 0.2));
  person.draw(pen, {
    beforeArms: () => {
      drawShine(pen, person.head.head, moment.seconds, 1 - well);
      drawLunchTable(pen, view, table);
      if (!glass) drawGlass(pen, view, spotOn(seat, 44, tableTop, 62));
      const under = spotOn(seat, 17, tableTop, 38);
      const scale = view.scale(under.z);
      softGlow(pen, view.at(under), { x: scale * 21, y: scale * 4 }, '#43263f', 0.5 * (1 - sips));
    },
    left: () => glass && drawGlass(pen, view, held, 1, liquid),
    right: () => drawHandkerchief(pen, view, arms.right.palm, wipes),
  });
  drawShoulder(pen, view, arms.left, torsoOf(view, person.skeleton));
  drawMedicalBracelet(pen, view, arms.left, 'DIABETES', 1.3);
  if (shakes > 0.4 && !glass)
    drawTrembling(pen, view.at(arms.left.palm), view.scale(arms.left.palm.z), moment.seconds);
}

/** Clip 1: his hand shakes, and twice he wipes his cheek with a handkerchief. */
const unwell = (beat: number): AtTable => ({
  shakes: 1,
  wipes:
    during(beat, 0.04, 0.2) - during(beat, 0.32, 0.46) + during(beat, 0.6, 0.74) - during(beat, 0.84, 0.97),
});

const pulledUp = (beat: number) => during(beat, 0.4, 0.6) - during(beat, 0.72, 0.94);

const slopping = (beat: number): AtTable => ({
  shakes: 2.2 - 0.8 * during(beat, 0.5, 1),
  glass: 'water',
  sips: 0.3 * during(beat, 0.04, 0.24) - 0.3 * during(beat, 0.36, 0.56),
  pulled: 4 * pulledUp(beat),
});

/** Two sips, and his hand shakes less and less. */
const sipping = (beat: number): AtTable => ({
  shakes: 1 - 0.8 * beat,
  glass: 'juice',
  sips: during(beat, 0.06, 0.24) - during(beat, 0.4, 0.54) + during(beat, 0.64, 0.8) - during(beat, 0.88, 1),
  well: during(beat, 0.4, 0.95),
});

const calm = (beat: number): AtTable => ({
  shakes: 0.16 * (1 - beat),
  glass: 'juice',
  sips: thereAndBack(during(beat, 0.3, 0.72)),
  well: 1,
});

/** From his forehead to the shaking hand. */
const seen = [spotOn(seat, 20, 140, 8), spotOn(seat, -20, 69, 46)];

function pictureFrom(
  view: Stage,
  doing: (beat: number) => AtTable,
  company: 'none' | 'friend' | 'aide' = 'none',
): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawWaitingHall(pen, view),
    drawAction: (pen, moment) => {
      const { beat } = moment;
      drawLine(pen, view, moment);
      if (company === 'friend') drawFriend(pen, view, moment, pulledUp(beat), false);
      if (company === 'aide') drawAide(pen, view, moment);
      drawBell(pen, view, moment, doing(beat));
      if (company !== 'friend') return;
      drawFriend(pen, view, moment, pulledUp(beat), true);
      drawSlops(pen, view, spotOn(seat, 10, tableTop + 20, 40), during(beat, 0.14, 0.42));
    },
  };
}

const room = pictureFrom(stage(), unwell);
const atTable = stage({ eyeHeight: 122, horizon: 250, distance: 300, focal: 2050, eyeX: -40 });
const near = pictureFrom(atTable, unwell);
const onHim = framed(590, 336, 720);
const onBoth = framed(655, 335, 1050);

const act = (moves: string, picture: Picture, seconds?: number): Act => ({
  moves,
  picture,
  camera: onBoth,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 25, Before Lunch. */
export const film: ExerciseFilm = {
  exerciseId: 25,
  owner: 'Presenter',
  states: {
    scene: {
      picture: room,
      shots: [
        { from: 0, camera: wide, easeSeconds: 0 },
        { from: 0.26, insert: near, camera: onHim, easeSeconds: 0 },
        { from: 0.74, camera: framed(740, 290, 1000), easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: wide, easeSeconds: 0 },
        { from: 0.3, insert: near, camera: closeOn(near.keyObject, 0.4), easeSeconds: 0 },
      ],
      look: { picture: near, camera: onHim },
    },
  },
  beat: {
    id: 'wipes',
    seconds: 11,
    moves: 'Mr. Bell wipes his cheek with a handkerchief, and his other hand shakes',
  },
  startsWide: 'the whole way from his chair across the hall to the counter, and the clock',
  claim: { picture: room, camera: wide, side: 'right' },
  reasons: {
    scene: [
      act(
        'Water slops from the glass in his hand; a friend takes his elbow to help him up, and lets go',
        pictureFrom(atTable, slopping, 'friend'),
        4.6,
      ),
      act('He sips juice in his chair, and an aide sits with him', pictureFrom(atTable, sipping, 'aide'), 7),
      act('His hand is calm, and he drinks once more', pictureFrom(atTable, calm, 'aide')),
    ],
  },
};
