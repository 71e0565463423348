import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { add } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { onStand } from '../props/nightstand-close.ts';
import { drawPhone } from '../props/notes.ts';
import {
  bottleHigh,
  drawPharmacistCard,
  drawPillBottle,
  drawTumbler,
  drawWineGlass,
  type Kind,
} from '../props/pill-label.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, withHands } from './poses.ts';

export const standTop = 72;
/** The foot of the bottle on the nightstand. */
export const bottleAt = place(13, standTop, 126);
const seat: Stand = { at: place(-30, 0, 190), turn: 14 };
const cap = place(bottleAt.x - 3, standTop + bottleHigh + 3, bottleAt.z + 2);
const glassAt = place(bottleAt.x + onStand.glass, standTop, bottleAt.z);

/** What Rosa does at an instant, and how the things on the nightstand are. */
export type Seated = {
  pose: Pose;
  /** Degrees the label is turned away. */
  turn?: number;
  /** Whether the glass is in her left hand, or gone. */
  glass?: 'held' | 'gone';
  phone?: true;
  regards?: Place;
  mood?: Performance['expression']['name'];
};

const still = sitting(rosa, { seat: 52, lean: 8 });
const atCap: Hand = { to: cap, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: -0.2 } };
const inLap: Hand = {
  to: spotOn(seat, 9, 69, 27),
  shape: 'flat',
  elbow: { out: 0.7, up: -0.6, forward: -0.7 },
};
/** Her right hand on the hip that aches. */
const onHip = (rub: number): Hand => ({
  to: { left: -18, up: 66 + 2.2 * rub, forward: 9 + 2 * rub },
  shape: 'flat',
  elbow: { out: 1, up: -0.2, forward: -0.7 },
});
const rubbing = (beat: number) => Math.sin(beat * 30);

/** She rubs her hip; her other hand reaches for the bottle and turns it until its label faces us. */
export function achingAndTurning(beat: number): Seated {
  const reach = during(beat, 0.1, 0.26);
  const pose = withHands(
    { ...still, lean: 5 + 9 * reach + 1.5 * rubbing(beat), aside: -2 * rubbing(beat) },
    { left: blendedHand(inLap, atCap, reach), right: onHip(rubbing(beat)) },
  );
  return { pose, turn: 78 * (1 - during(beat, 0.26, 0.56)) };
}

/** Her hand is on the bottle, its label faces us. */
export function settled(beat: number): Seated {
  const rub = rubbing(beat);
  return {
    pose: withHands({ ...still, lean: 14 + rub, aside: -rub }, { left: atCap, right: onHip(rub) }),
  };
}

/** The near miss: her hand goes to open the bottle, stops, and draws back to her lap. */
export function holdsBack(beat: number): Seated {
  const back = during(beat, 0.42, 0.8);
  const twist = 8 * thereAndBack(during(beat, 0.05, 0.4));
  return {
    pose: withHands(
      { ...still, lean: 14 + 2 * during(beat, 0.1, 0.3) - 11 * back },
      { left: blendedHand(atCap, inLap, back), right: onHip(0) },
    ),
    turn: twist,
    mood: beat > 0.3 ? 'doubt' : 'thinking',
  };
}

/** She telephones: her head goes along, and her other hand turns the bottle to read it. */
export function telephoning(beat: number): Seated {
  const there = during(beat, 0.14, 0.34) * (1 - during(beat, 0.78, 0.94));
  return {
    pose: withHands({ ...still, lean: 8 + 6 * there }, { left: blendedHand(inLap, atCap, there) }),
    turn: there * 10 * Math.sin(beat * 22),
    phone: true,
    mood: beat > 0.6 ? 'warm' : 'neutral',
  };
}

/** She lifts the glass of water to her mouth and sets it down. */
export function sipping(beat: number): Seated {
  const near: Hand = {
    to: add(glassAt, place(-4, 7, 2)),
    shape: 'hold',
    elbow: { out: 0.8, up: -0.7, forward: 0.1 },
  };
  const mouth: Hand = { ...near, to: spotOn(seat, 5, 108.5, 30) };
  const rests = { ...inLap, shape: 'hold' as const };
  const taken = during(beat, 0.04, 0.2) * (1 - during(beat, 0.84, 1));
  const up = during(beat, 0.24, 0.44) * (1 - during(beat, 0.6, 0.8));
  const left = up > 0 ? blendedHand(near, mouth, up) : blendedHand(rests, near, taken);
  return {
    pose: withHands(
      { ...still, lean: 6 + 16 * taken - 15 * up, aside: 5 * taken - 5 * up },
      { left, right: onHip(0) },
    ),
    ...(beat > 0.22 && beat < 0.82 ? { glass: 'held' } : {}),
    mood: 'warm',
  };
}

/** She is calm: her hands lie in her lap, and she breathes out. */
export const resting = (beat: number): Seated => ({
  pose: withHands(
    { ...still, lean: 6 + 3 * thereAndBack(during(beat, 0.1, 0.7)), aside: 1.6 * Math.sin(beat * 9) },
    { left: inLap, right: onHip(0.8 * Math.sin(beat * 20)) },
  ),
  mood: 'warm',
});

/** Bottle, glass and card; none behind a claim. */
function drawThings(pen: Pen, view: Stage, kind: Kind, { turn = 0, glass }: Seated) {
  const scale = view.scale(bottleAt.z);
  const spot = (aside: number) => view.at(add(bottleAt, place(aside, 0, 0)));
  drawPharmacistCard(pen, spot(onStand.card), scale);
  drawPillBottle(pen, spot(onStand.bottle), scale, kind, turn);
  if (!glass) (kind === 'PM' ? drawWineGlass : drawTumbler)(pen, spot(onStand.glass), scale);
}

/**
 * Rosa on the edge of her bed.
 * @param kind what the bottle is; null where nothing stands on the nightstand
 * @param drawStand the nightstand before her
 */
export function drawRosaOnBed(
  pen: Pen,
  view: Stage,
  moment: Moment,
  seated: Seated,
  kind: Kind | null,
  drawStand: () => void,
): void {
  const { regards = bottleAt, mood, phone, glass } = seated;
  const silent = attending(feeling(moment.idle('Rosa'), mood ?? 'neutral', 0.7), phone ? 0.4 : 0.9);
  const performance = handsBusy(moment.speaker ?? silent);
  const staging = { person: rosa, ...seat, regards };
  const ear = () => {
    const { head } = figure(view, { ...staging, pose: seated.pose }, performance).skeleton;
    return place(head.x - 10, head.y - 7, head.z - 9);
  };
  const pose = phone
    ? withHands(seated.pose, {
        right: { to: ear(), shape: 'hold', elbow: { out: 0.9, up: -0.9, forward: 0.2 } },
      })
    : seated.pose;
  const her = figure(view, { ...staging, pose }, performance);
  const { left, right } = her.skeleton.arms;
  drawFloorShadow(pen, view, spotOn(seat, 0, 0, 42));
  her.draw(pen, {
    beforeArms: () => {
      drawStand();
      if (kind) drawThings(pen, view, kind, seated);
    },
    ...(glass === 'held' && kind
      ? {
          left: () =>
            drawTumbler(pen, view.at(add(left.palm, place(4, -7, 0))), view.scale(left.palm.z), 0.66),
        }
      : {}),
    ...(phone
      ? {
          right: () =>
            drawPhone(pen, view.at(right.palm), view.scale(right.palm.z), { turn: -14, lit: false }),
        }
      : {}),
  });
}

/** From the bottle to the card. */
export const thingsBetween = (): Place[] => [
  add(bottleAt, place(-7, bottleHigh + 1, 0)),
  add(bottleAt, place(onStand.card + 8, -1, 0)),
];
