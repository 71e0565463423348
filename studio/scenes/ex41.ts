import { type Tone, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { dressed, walterInRobe } from '../people/cast/dressed.ts';
import { robe } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawTrailingBelt, drawTrailingHem } from '../props/long-robe.ts';
import { drawHook } from '../props/medical.ts';
import { drawHangingRobe } from '../props/small-things.ts';
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
const inLongRobe = walterInRobe(1.9);
const shortRobe = tone('#4f8a86', 0.24);
const inShortRobe = dressed(inLongRobe, {
  garments: [robe(shortRobe, tone('#e6ecef', 0.13), { to: 1.05, belt: '#35625f' })],
});
const cloth = tone('#a34a44', 0.24);
const belt = tone('#6b2a33', 0.26);
const seat = { at: place(-70, 0, 202), turn: 44 };
const walker = { at: place(38, 0, 136), turn: 18 };
const wheel = spotOn(walker, -26, 0, 22);
const hook = place(14, 152, careRoomBack);

// From the knot over the lap to the wheel.
const beltWay = [
  spotOn(seat, 2, 79, 14),
  spotOn(seat, 6, 70, 34),
  spotOn(seat, 12, 40, 56),
  spotOn(seat, 18, 12, 60),
  place(-26, 1, 118),
  place(wheel.x - 20, 1, 108),
  place(wheel.x + 4, 1, 104),
];

function drawRoom(pen: Pen, view: Stage, hanging: Tone) {
  drawCareRoom(pen, view, { sky: 'evening', windowX: -120, bathroomX: null });
  drawWash(pen, 'evening', 1.2);
  drawLightPool(pen, view, place(40, 0, 190), 170, 0.12);
  drawFloorLamp(pen, view, place(92, 0, 300));
  drawHook(pen, view, hook);
  drawHangingRobe(pen, view, place(hook.x, hook.y, careRoomBack - 5), hanging, 78);
  woodenChair(view, { at: place(176, 0, 250), turn: -34 }, tone('#7d9aa6', 0.24), { arms: true }).behind(pen);
  drawBed(pen, view, bed);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const walter = safe ? inShortRobe : inLongRobe;
  const pose = withHands(sitting(walter, { seat: 52, lean: 4, apart: 12 }), {
    left: { to: place(seat.at.x + 33, 56, seat.at.z + 8), shape: 'flat' },
    right: { to: place(seat.at.x - 35, 56, seat.at.z + 2), shape: 'flat' },
  });
  const person = figure(
    view,
    { person: walter, ...seat, pose, regards: place(-40, 4, 132) },
    moment.speaker ?? moment.idle('Walter'),
  );
  const feet = spotOn(seat, 0, 0, 48);
  groundShadow(pen, view, feet.x, feet.z, 26, 12, 0.24);
  if (safe) person.draw(pen);
  else {
    drawTrailingHem(pen, view, person.skeleton, cloth, '#7d3a44');
    person.draw(pen, {
      beforeArms: () => {
        drawTrailingBelt(pen, view, beltWay, belt);
      },
    });
  }
  drawWalker(pen, view, walker);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(-92, 46, 136), place(wheel.x + 10, 0, 100)], safe ? 160 : 4),
    drawBackground: (pen) => drawRoom(pen, view, safe ? cloth : shortRobe),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const atFeet = stage({ eyeHeight: 150, horizon: -60, focal: 1700, distance: 270, eyeX: -30 });
const low = pictureFrom(atFeet);

const medium = framed(680, 390, 1010);

/** Exercise 41, A Robe That Is Long. */
export const scene: Scene = {
  ...room,
  exerciseId: 41,
  pictured:
    'In the evening Walter sits on his bed at the care center in a long plaid robe. Its hem lies on the floor around his shoes, and the end of its belt lies beside a wheel of his walker. A shorter robe hangs on a hook; a chair stands across the room.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.62, insert: low, camera: closeOn(low.keyObject, 0.34), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.34), easeSeconds: 0 },
  ],
  claim: { camera: framed(780, 400, 1000), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.34), low, pictureFrom(atFeet, { safe: true })),
};
