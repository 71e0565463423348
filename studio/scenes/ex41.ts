import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, groundShadow } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { dressed, walterInRobe } from '../people/cast/dressed.ts';
import { robe } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { torsoOf } from '../people/torso.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawRobeOnHook } from '../props/hanging-robe.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawLongRobe } from '../props/long-robe.ts';
import { drawHook } from '../props/medical.ts';
import { drawHemFold, drawPooledHem } from '../props/robe-hem.ts';
import { drawTiedBelt } from '../props/tied-belt.ts';
import { drawTrailingBelt } from '../props/trailing-belt.ts';
import { drawWalker } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { careCenter } from '../rooms/palettes.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-110, 0, 232), turn: 90 },
  blanket: careCenter.curtain,
  frame: careCenter.wood,
  kind: 'care',
  sat: { side: -1, along: 40 },
};
const cloth = tone('#a34a44', 0.24);
const belt = tone('#6a2c42', 0.32);
const plaid = { tone: cloth, bands: '#7d3a44' };
/** Its lower part is drawn by the prop: it is longer than he is. */
const { skirt, ...upperRobe } = robe(cloth, tone('#e6ecef', 0.13), {
  belt: belt.main,
  plaid: faint(plaid.bands, 0.7),
});
const inLongRobe = dressed(walterInRobe(), { garments: [upperRobe] });
const shortRobe = tone('#4f8a86', 0.24);
const inShortRobe = dressed(inLongRobe, {
  garments: [robe(shortRobe, tone('#e6ecef', 0.13), { to: 1.05, belt: '#35625f' })],
});
const seat = { at: place(-76, 0, 200), turn: 40 };
const walker = { at: place(38, 0, 136), turn: 18 };
const wheel = spotOn(walker, -26, 0, 22);
/** On a board of wood, between the walker and the lamp. */
const hook = place(42, 132, careRoomBack - 2);

// From the knot over the left thigh to the floor, and on it to the wheel: so both knees are seen.
const beltWay = [
  spotOn(seat, 3, 80, 15),
  spotOn(seat, 7, 71.5, 22),
  spotOn(seat, 15, 66, 28),
  spotOn(seat, 21, 57, 32),
  spotOn(seat, 23, 42, 35),
  spotOn(seat, 25, 20, 40),
  spotOn(seat, 28, 3, 48),
  spotOn(seat, 31, 1, 60),
  place(wheel.x - 22, 1, 116),
  place(wheel.x + 10, 1, 105),
];

function drawRoom(pen: Pen, view: Stage, hanging: Tone) {
  drawCareRoom(pen, view, { sky: 'evening', windowX: -120, bathroomX: null });
  drawWash(pen, 'evening', 1.2);
  drawLightPool(pen, view, place(40, 0, 190), 170, 0.12);
  drawFloorLamp(pen, view, place(92, 0, 300), { height: 146 });
  const board = { x: hook.x - 25, y: hook.y - 5, z: careRoomBack - 2, width: 50, height: 9, depth: 2 };
  block(pen, view, board, facesOf(careCenter.wood));
  for (const aside of [-17, 0, 17]) drawHook(pen, view, place(hook.x + aside, hook.y, hook.z));
  drawRobeOnHook(
    pen,
    view,
    place(hook.x, hook.y - 1, careRoomBack - 8),
    hanging,
    mix(hanging.shade, '#2a1a24', 0.3),
  );
  woodenChair(view, { at: place(176, 0, 250), turn: -34 }, tone('#7d9aa6', 0.24), { arms: true }).behind(pen);
  drawBed(pen, view, bed);
}

/** A hand that rests on a knee throws a soft shade on the cloth. */
function drawShadeBelow(pen: Pen, view: Stage, palm: Place) {
  const at = view.at({ ...palm, y: palm.y - 2 });
  const scale = view.scale(palm.z);
  softGlow(pen, { x: at.x + scale, y: at.y }, { x: 9 * scale, y: 7 * scale }, '#2a1a24', 0.42);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const walter = safe ? inShortRobe : inLongRobe;
  const onKnee = { shape: 'relaxed', elbow: { out: 0.5, up: -0.4, forward: -0.8 } } as const;
  const pose = withHands(sitting(walter, { seat: 52, lean: 9, apart: 12 }), {
    left: { ...onKnee, to: { left: 15, up: 64.5, forward: 40 } },
    right: { ...onKnee, to: { left: -16, up: 64.5, forward: 40 } },
  });
  const said = moment.speaker ?? moment.idle('Walter');
  // He looks at the hem: a full blink would seem to be sleep.
  const looking = {
    ...handsBusy(attending(said, Math.max(0.75, said.attention))),
    blink: said.blink * 0.3,
    nod: Math.min(said.nod, 0.2),
  };
  const hem = spotOn(seat, -8, 8, 66);
  const person = figure(view, { person: walter, ...seat, pose, regards: hem }, looking);
  const feet = spotOn(seat, 0, 0, 48);
  groundShadow(pen, view, feet.x, feet.z, 26, 12, 0.24);
  if (!safe) drawPooledHem(pen, view, person.skeleton, plaid);
  person.draw(pen, {
    beforeArms: () => {
      if (!safe) {
        drawLongRobe(pen, view, person.skeleton, plaid, walter.build.limbs);
        drawHemFold(pen, view, person.skeleton, plaid);
        drawTrailingBelt(pen, view, beltWay, belt);
        drawTiedBelt(pen, torsoOf(view, person.skeleton), belt);
      }
      const { left, right } = person.skeleton.arms;
      for (const { palm } of [left, right]) drawShadeBelow(pen, view, palm);
    },
  });
  drawWalker(pen, view, walker);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(-92, 46, 136), place(wheel.x + 18, 0, 100)], safe ? 160 : 4),
    drawBackground: (pen) => drawRoom(pen, view, safe ? cloth : shortRobe),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const atFeet = stage({ eyeHeight: 150, horizon: -60, focal: 1700, distance: 270, eyeX: -30 });
const low = pictureFrom(atFeet);

const medium = framed(680, 390, 1010);
/** He, the walker and the robe on the hook; the chair across the room is out of the frame. */
const nearer = framed(576, 396, 900);

/** Exercise 41, A Robe That Is Long. */
export const scene: Scene = {
  ...room,
  exerciseId: 41,
  pictured:
    'In the evening Walter sits on his bed at the care center in a long plaid robe. Its hem lies on the floor around his shoes, and the end of its belt lies beside a wheel of his walker. A shorter robe hangs on a hook; a chair stands across the room.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.22, camera: nearer, easeSeconds: 2.2 },
    { from: 0.62, insert: low, camera: closeOn(low.keyObject, 0.34), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.34), easeSeconds: 0 },
  ],
  claim: { camera: framed(780, 400, 1000), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.34), low, pictureFrom(atFeet, { safe: true })),
};
