import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, withHands } from '../people/poses.ts';
import { goingOn, swing, type WalkerStep, walkerPose } from '../people/walker-walk.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawLongShoehorn } from '../props/shoehorn.ts';
import { drawWalker, walkerBefore } from '../props/walker.ts';
import { drawWornShoe, type Worn } from '../props/worn-shoes.ts';
import { drawHallSide, hallSideBack } from '../rooms/halls/hall-side.ts';
import { drawHallSign } from '../rooms/halls/hallway.ts';
import { during } from './beats.ts';
import { closeOn, framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const user: Stand = { at: place(-44, 0, 184), turn: 90 };
/** How far his walker is before him, and his left foot before his right one. */
const [ahead, stride] = [64, 30];
const heel = place(user.at.x - 8.3, 0, user.at.z - 9);
const size = walter.build.height / 165;
const sock = tone('#e9e2d4', 0.26);
/** In his socks: the shoes are drawn by themselves, because they are seen large. */
const walterInSocks = dressed(walter, { shoes: { kind: 'sock', tone: sock, sole: sock.main } });
const chair: Stand = { at: place(-150, 0, 236), turn: 78 };

function drawHall(pen: Pen, view: Stage) {
  drawHallSide(pen, view, { doorX: 186, railTo: 172 });
  drawHallSign(pen, view, worded({ en: 'Gym', es: 'Gimnasio' }), 120, 156, hallSideBack, 18);
  drawPicture(pen, view, { x: -142, y: 116, z: hallSideBack, width: 58, height: 44 }, 'birches');
}

const theChair = (view: Stage) => woodenChair(view, chair, tone('#7d9aa6', 0.24), { arms: true });

/** Two steps up to where he stands in the still. */
const coming = (beat: number): WalkerStep => ({
  body: -60 + 30 * during(beat, 0.04, 0.24) + 30 * during(beat, 0.22, 0.42),
  walker: -60 + 30 * during(beat, 0, 0.17) + 30 * during(beat, 0.2, 0.36),
  right: [
    -60 + 60 * during(beat, 0.03, 0.21),
    4 * swing(beat, 0.03, 0.21),
    26 * swing(beat, 0, 0.2) ** 0.7 + 20 * during(beat, 0.3, 0.42),
  ],
  left: [-60 + 60 * during(beat, 0.22, 0.4), 4 * swing(beat, 0.22, 0.4), 22 * swing(beat, 0.18, 0.38)],
});

/** His weight goes back and to the front again: the right heel comes down, lifts, and its foot comes along a little. */
const pushing = (beat: number): WalkerStep => {
  const down = during(beat, 0.42, 0.54) * (1 - during(beat, 0.58, 0.72));
  const on = during(beat, 0.72, 0.94);
  return {
    body: -3 * down + 12 * on,
    walker: 16 * during(beat, 0.66, 0.86),
    right: [
      15 * on,
      2 * swing(beat, 0.72, 0.94),
      20 - 20 * down + 6 * during(beat, 0.58, 0.72) - 18 * during(beat, 0.8, 0.96),
    ],
    left: [0, 0, 0],
  };
};

/** The near miss: the shoe stays behind, he stops with a jolt and both hands on the grips. */
const dragging = (beat: number): WalkerStep => {
  const jolt = during(beat, 0.42, 0.5) * (1 - during(beat, 0.56, 0.9));
  return {
    body: 14 * during(beat, 0.1, 0.5) - 5 * during(beat, 0.56, 0.9),
    walker: 14 * during(beat, 0.04, 0.34),
    right: [
      17 * during(beat, 0.18, 0.5),
      3.5 * swing(beat, 0.18, 0.5),
      20 + 14 * swing(beat, 0.04, 0.5) + 6 * during(beat, 0.5, 0.6),
    ],
    left: [0, 0, 0],
    lean: 6 * jolt,
  };
};

const walkerAt = ({ walker }: WalkerStep): Stand => walkerBefore(user, ahead + walker);

/** Over a shoe that stays on the floor the foot is higher, or its toes would go through the sole. */
const clear = (step: WalkerStep): WalkerStep => {
  const [along, up, lifted] = step.right;
  return { ...step, right: [along, up + lifted * 0.08, lifted] };
};

/** @param worn how he wears his right shoe; none where shoes are not to be seen */
function drawWalter(pen: Pen, view: Stage, moment: Moment, step: WalkerStep, worn: Worn) {
  const walker = walkerAt(step);
  const busy = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const regards = place(user.at.x + step.body + 170, 120, user.at.z - 60);
  const person = figure(
    view,
    {
      person: walterInSocks,
      at: user.at,
      turn: user.turn,
      pose: walkerPose(walter, worn === 'folded' ? clear(step) : step, walker, stride),
      regards,
    },
    step.lean ? attending(feeling(busy, 'concern', 0.7)) : { ...busy, nod: busy.nod - 1 },
  );
  drawFloorShadow(pen, view, place(user.at.x + step.body + 12, 0, user.at.z), 30);
  drawWalker(pen, view, walker, 'far');
  const { left, right } = person.skeleton.legs;
  person.draw(pen, {
    beforeArms: () => {
      drawWornShoe(pen, view, left, 'on', { size, sock });
      drawWornShoe(pen, view, right, worn, { size, sock });
      drawWalker(pen, view, walker, 'near');
    },
  });
}

/** He sits, his right heel over the shoe; the shoehorn goes in behind it, the back rises, the heel slides down. */
function drawSeated(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const slid = during(beat, 0.44, 0.76);
  const lifted = 24 * (1 - slid);
  const [inShoe, away] = [during(beat, 0.08, 0.34), during(beat, 0.82, 1)];
  const sat = sitting(walterInSocks, { seat: 45, lean: 17 - 6 * away, feetForward: 47 });
  const seat: Stand = { at: place(chair.at.x - 2, 0, chair.at.z), turn: 90 };
  const feet = {
    left: { ...sat.feet.left, forward: 40, out: 0 },
    right: { ...sat.feet.right, forward: 52, out: 0, heel: lifted, up: lifted * 0.1 },
  };
  const corner = place(seat.at.x + 52 - 8.3, 0, seat.at.z - 9);
  const tip = place(
    corner.x - 0.6 - 7 * (1 - inShoe) - 8 * away,
    3.4 + 18 * (1 - inShoe) + 26 * away - 1.4 * Math.sin(Math.PI * 3 * slid),
    corner.z,
  );
  const leans = 5 + 5 * slid;
  const along = 54;
  const radians = (leans * Math.PI) / 180;
  const palm = place(tip.x + along * Math.sin(radians), tip.y + along * Math.cos(radians), tip.z - 2);
  const pose = withHands(
    { ...sat, feet },
    {
      left: {
        to: { left: 8, up: 62, forward: 30 },
        shape: 'flat',
        elbow: { out: 0.6, up: -0.5, forward: -0.6 },
      },
      right: { to: palm, shape: 'grip', elbow: { out: 0.7, up: -0.4, forward: -0.8 } },
    },
  );
  const person = figure(
    view,
    { person: walterInSocks, ...seat, pose, regards: place(corner.x + 20, 30, corner.z) },
    attending(idle('Walter')),
  );
  const layers = theChair(view);
  layers.behind(pen);
  const { left, right } = person.skeleton.legs;
  const worn: Worn = slid >= 1 ? 'on' : beat < 0.3 ? 'folded' : 'half';
  person.draw(pen, {
    beforeArms: () => {
      drawWornShoe(pen, view, left, 'on', { size, sock });
      // The heel is before the bowl of the shoehorn.
      drawLongShoehorn(pen, view.at(tip), view.scale(tip.z), leans);
      drawWornShoe(pen, view, right, worn, { size, sock, risen: during(beat, 0.3, 0.4) });
      layers.front(pen);
    },
  });
}

function drawEmptyChair(pen: Pen, view: Stage) {
  const layers = theChair(view);
  layers.behind(pen);
  layers.front(pen);
}

const detailOf = (view: Stage, margin = 4) =>
  boxOf(view, [place(heel.x - 8, 0, heel.z), place(heel.x + 50, 26, heel.z)], margin);

function pictureFrom(view: Stage, worn: Worn, way: (beat: number) => WalkerStep): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawHall(pen, view);
      drawEmptyChair(pen, view);
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment, way(moment.beat), worn),
  };
}

const hall = stage();
// The same through a longer lens.
const closer = stage({ horizon: 2, focal: 2650, eyeX: -34 });
const nearFloor = stage({ eyeHeight: 46, horizon: 190, focal: 1500, distance: 110, eyeX: -20 });
const atChair = stage({ eyeHeight: 100, horizon: 250, focal: 2350, distance: 420, eyeX: -90 });
const medium = framed(600, 336, 1000);
const onShoes = closeOn(detailOf(nearFloor), 0.24);

const stateWith = (worn: Worn) => {
  const near = pictureFrom(nearFloor, worn, pushing);
  return {
    // The shadow of the heel belongs to what is different.
    picture: { ...pictureFrom(closer, worn, () => pushing(0)), keyObject: detailOf(closer, 8) },
    shots: [
      { from: 0, insert: pictureFrom(hall, worn, coming), camera: medium, easeSeconds: 0 },
      { from: 0.42, insert: near, camera: onShoes, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, insert: pictureFrom(hall, worn, () => pushing(0)), camera: medium, easeSeconds: 0 },
      { from: 0.3, insert: near, camera: onShoes, easeSeconds: 0 },
    ],
    look: { picture: near, camera: onShoes },
  };
};

/** Half of it from his head to the floor, the rest from close by. @param to the share of it that is seen */
const seated = (from: number, to: number): Picture => ({
  keyObject: detailOf(atChair),
  drawBackground: (pen) => drawHall(pen, atChair),
  drawAction: (pen, moment) =>
    drawSeated(pen, atChair, { ...moment, beat: from + (to - from) * moment.beat }),
});

const shoehorn: Act[] = [
  {
    moves: 'Walter sits and puts a long shoehorn into his shoe',
    picture: seated(0, 0.42),
    camera: framed(540, 420, 1000),
    seconds: 2.6,
  },
  {
    moves: 'His heel slides down the shoehorn into the shoe',
    picture: seated(0.42, 1),
    camera: { x: 440, y: 425, width: 460, height: 258.75 },
    seconds: 3.6,
  },
];

/** Exercise 19, On the Way to the Gym. */
export const film: ExerciseFilm = {
  exerciseId: 19,
  owner: 'Walter',
  states: { scene: stateWith('folded'), safe: stateWith('on') },
  beat: {
    id: 'walks',
    seconds: 6.4,
    moves: 'Walter walks with his walker, and his right heel goes down and lifts',
  },
  claim: {
    picture: pictureFrom(hall, 'on', () => pushing(0)),
    camera: { ...framed(760, 250, 800), y: 20 },
    side: 'right',
  },
  reasons: {
    safe: [
      {
        moves: 'Two steps: each heel rises with its shoe',
        picture: pictureFrom(nearFloor, 'on', (beat) => pushing(0.4 + 0.6 * beat)),
        camera: onShoes,
        seconds: 3.6,
      },
      {
        moves: 'Walter walks on to the gym',
        picture: pictureFrom(hall, 'on', goingOn(-60)),
        camera: framed(660, 336, 1080),
      },
      ...shoehorn,
    ],
    scene: [
      {
        moves: 'His heel rises, the shoe stays and drags, and he stops',
        picture: pictureFrom(nearFloor, 'folded', dragging),
        camera: onShoes,
        seconds: 3.4,
      },
      ...shoehorn,
      {
        moves: 'Walter walks on, his heels in his shoes',
        picture: pictureFrom(hall, 'on', goingOn(-60)),
        camera: framed(660, 336, 1080),
      },
    ],
  },
};
