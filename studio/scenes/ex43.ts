import { mix, tone } from '../canvas/color.ts';
import { apart, curve, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawLoweredRail } from '../props/bed-rails.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawBedControl, drawCallButton, drawLead } from '../props/medical.ts';
import { drawWalker } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { careCenter } from '../rooms/palettes.ts';
import { swinging } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(20, 0, 208), turn: 28 },
  blanket: tone('#7fa3b0', 0.22),
  frame: careCenter.wood,
  height: 78,
  width: 92,
  kind: 'care',
  sat: { side: -1, along: -12 },
};
const lowered: BedSpec = { ...bed, height: 54 };
/** What he sits on, below the top of the mattress. */
const seatOf = ({ height = 0 }: BedSpec) => height - 4;
const user = { at: spotOn(bed.stand, -24, 0, -12), turn: -50 };
const walker = { at: place(-150, 0, 110), turn: 48 };

/** Bright, so that his feet are what one sees first. */
const inSocks = dressed(walter, {
  shoes: { kind: 'sock', tone: tone('#e0792f', 0.22), sole: '#fff3dc' },
});

function drawWalter(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const seat = seatOf(safe ? lowered : bed);
  const sat = sitting(inSocks, { seat, lean: -9, dangling: !safe });
  const swung = 9 * swinging(moment.beat, 2);
  const feet = {
    left: { ...sat.feet.left, forward: sat.feet.left.forward + swung },
    right: { ...sat.feet.right, forward: sat.feet.right.forward - swung },
  };
  const pose = withHands(safe ? sat : { ...sat, feet }, {
    left: {
      to: { left: 28, up: seat + 4, forward: -17 },
      shape: 'flat',
      elbow: { out: 1, up: 0, forward: -0.5 },
    },
    right: {
      to: { left: -12, up: seat + 30, forward: 30 },
      shape: 'grip',
      elbow: { out: 0.4, up: -1, forward: -0.3 },
    },
  });
  const person = figure(
    view,
    { person: inSocks, ...user, pose, regards: place(user.at.x + 20, 6, 90) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  );
  const { palm } = person.skeleton.arms.right;
  // The lead comes from under the pillow.
  drawLead(pen, view, spotOn(bed.stand, -16, seat + 12, -72), place(palm.x, palm.y - 2, palm.z));
  person.draw(pen, {
    right: () =>
      drawCallButton(pen, view.at(place(palm.x + 1, palm.y + 6, palm.z)), view.scale(palm.z) * 1.2, 10),
  });
}

/** Draws on the foot board, in centimeters around a place on it: to the right and down. */
function onFootBoard(pen: Pen, view: Stage, { stand, height = 0 }: BedSpec, draw: () => void) {
  const spot = (right: number, down: number) => view.at(spotOn(stand, right, height - down, 105));
  const [at, right, down] = [spot(0, 0), spot(1, 0), spot(0, 1)];
  apart(pen, () => {
    pen.transform(right.x - at.x, right.y - at.y, down.x - at.x, down.y - at.y, at.x, at.y);
    draw();
  });
}

/** The inset panel of the foot board, and the hand control that hangs over its edge by a hook. */
function drawFootEnd(pen: Pen, view: Stage, here: BedSpec) {
  const { main, shade } = here.frame;
  onFootBoard(pen, view, here, () => {
    fill(pen, rectangle(-39, -9, 78, 28, 3), mix(main, shade, 0.85));
    fill(pen, rectangle(-38.4, -8.2, 77.4, 27.4, 2.6), mix(main, shade, 0.3));
    const lead = [12, 22, 25, 29].map((y, step) => ({ x: [-22, -20, -12, -9][step] ?? 0, y }));
    stroke(pen, curve(lead), '#e9e6dd', 1);
    fill(pen, rectangle(-25, -17, 6, 9, 1.4), '#8f9aa1');
    drawBedControl(pen, { x: -22, y: 1 }, 1.15);
  });
}

function drawRoom(pen: Pen, view: Stage, here: BedSpec) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -110, bathroomX: null });
  drawPicture(pen, view, { x: 96, y: 138, z: careRoomBack, width: 62, height: 46 }, 'birches');
  drawBed(pen, view, here);
  drawLoweredRail(pen, view, here, -1, -94, -46);
  drawLoweredRail(pen, view, here, -1, 34, 88);
  drawFootEnd(pen, view, here);
  const feet = spotOn(user, 0, 0, 48);
  groundShadow(pen, view, feet.x, feet.z, 26, 14, 0.24);
  drawWalker(pen, view, walker);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: safe ? wide : boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe ? lowered : bed),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const shins = [
  spotOn(user, 30, 52, 40),
  spotOn(user, -26, 52, 40),
  spotOn(user, 30, -2, 66),
  spotOn(user, -26, -2, 66),
];
const room = pictureFrom(stage(), shins);
// From the height of his knees: the floor is far below his soles.
const kneeHeight = stage({ eyeHeight: 64, horizon: 250, distance: 230, focal: 1500, eyeX: user.at.x });
const low = pictureFrom(kneeHeight, shins);

const onFeet = closeOn(low.keyObject, 0.19);
// Higher than its middle, so that the edge of the bed is in it.
const feetAndBed = { ...onFeet, y: onFeet.y - 50 };

const medium = framed(522, 356, 1010);

/** Exercise 43, Feet Above the Floor. */
export const scene: Scene = {
  ...room,
  exerciseId: 43,
  pictured:
    'In the morning Walter sits on the edge of a raised care bed, a call button in his hand. The rails are down; his feet in non-slip socks hang well above the floor. A hand control with arrows hangs at the foot end.',
  owner: 'Walter',
  beat: { word: 'raised', seconds: 2.2, moves: 'His feet swing in the air' },
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.56, insert: low, camera: feetAndBed, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: feetAndBed, easeSeconds: 0 },
  ],
  claim: { camera: framed(700, 400, 1140), side: 'right' },
  ...healed(feetAndBed, low, pictureFrom(kneeHeight, shins, { safe: true })),
};
