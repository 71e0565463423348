import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, groundShadow } from '../canvas/solids.ts';
import { add, between, facing, times } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import {
  atEase,
  chairAt,
  feetDown,
  holdingTight,
  STANDS,
  standingUp,
  walkerBeforeHim,
  walkerReady,
  wavering,
} from '../people/afraid-to-walk.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { besideGrip, danaReady, drawDana, nearHisArm } from '../people/dana-with-walker.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Pose } from '../people/pose.ts';
import { onTheFloor } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { posedWithWalker, walkerWalk } from '../people/with-walker.ts';
import { drawLiftedThought } from '../props/lifted-thought.ts';
import { drawWalker } from '../props/walker.ts';
import { type WheelchairSpec, wheelchair } from '../props/wheelchair.ts';
import { drawGym, drawParallelBars, gymBack } from '../rooms/gym.ts';
import { drawWindow } from '../rooms/openings.ts';
import { drawSunPatch } from '../rooms/surfaces.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const bars = { x: 46, z: 318, length: 190 };
/** What he looks at: the middle of the bars. */
const regards = place(128, 92, bars.z);
/** The middle of his thought, in scene pixels. */
const fear = { x: 226, y: 190 };

/** The gym with a single window, so that his thought has a bare wall behind it, and a thick mat to exercise on. */
function drawRoom(pen: Pen, view: Stage) {
  drawGym(pen, view);
  drawWindow(pen, view, { x: -12, sill: 96, z: gymBack, width: 130, height: 100, sky: 'tree' });
  drawSunPatch(pen, view, -70, 120, gymBack, 180);
  groundShadow(pen, view, 5, gymBack - 58, 84, 10, 0.3);
  block(
    pen,
    view,
    { x: -72, y: 0, z: gymBack - 61, width: 154, height: 7, depth: 54 },
    facesOf(tone('#c9927c', 0.24)),
  );
  drawParallelBars(pen, view, bars);
}

const chairWith = (footplates: WheelchairSpec['footplates']): WheelchairSpec => ({
  stand: chairAt,
  brakes: { left: 'on', right: 'on' },
  footplates,
});

type Mood = 'afraid' | 'calm' | 'glad';
type Sitting = { pose: Pose; mood: Mood; footplates?: WheelchairSpec['footplates']; looksAt?: Place };

function drawWalter(pen: Pen, view: Stage, moment: Moment, seated: Sitting): Figure {
  const { pose, mood, footplates = 'down', looksAt = regards } = seated;
  const layers = wheelchair(view, chairWith(footplates));
  layers.behind(pen);
  const silent = moment.speaker ?? attending(moment.idle('Walter'));
  const face = handsBusy(
    feeling(silent, mood === 'afraid' ? 'concern' : 'warm', mood === 'afraid' ? 1.5 : 0.6),
  );
  const worried = { ...face, brow: Math.max(face.brow, 0.5), nod: face.nod - 0.35 };
  const person = figure(
    view,
    { person: walter, ...chairAt, pose, regards: looksAt },
    mood === 'afraid' ? worried : face,
  );
  person.draw(pen, { beforeArms: () => layers.front(pen) });
  return person;
}

/** What he fears: himself on the floor. */
function drawFearOfFalling(pen: Pen, view: Stage, { head }: Figure, moment: Moment) {
  drawLiftedThought(pen, fear, 106, head.head.on(6, -80, 4), () => {
    softGlow(pen, { x: 4, y: 58 }, { x: 124, y: 32 }, '#c9a77c', 0.75);
    pen.translate(2, 1);
    pen.scale(0.52, 0.52);
    const z = 152;
    const middle = view.at(place(12, 36, z));
    pen.translate(-middle.x, -middle.y);
    const looks = feeling(attending(moment.idle('fallen Walter'), 0), 'concern', 1.5);
    drawFloorShadow(pen, view, place(14, 0, z), 34);
    figure(view, { person: walter, at: place(0, 0, z), turn: 34, pose: onTheFloor(walter) }, looks).draw(pen);
  });
}

/** His face and his hands on the armrests. */
const detail = boxOf(stage(), [place(-122, 150, 176), place(-12, 60, 176)], 4);
const room = stage();

const pictureOf = (drawAction: (pen: Pen, view: Stage, moment: Moment) => void): Picture => ({
  keyObject: detail,
  drawBackground: (pen) => drawRoom(pen, room),
  drawAction: (pen, moment) => drawAction(pen, room, moment),
});

/** He sits in his chair, and Dana is ready with the walker. */
const inChair = (
  seated: (moment: Moment) => Sitting & { hasFear?: boolean; offers?: number; nods?: number },
): Picture =>
  pictureOf((pen, view, moment) => {
    const { hasFear = false, offers = 0, nods = 0, ...sitting } = seated(moment);
    drawDana(pen, view, moment, { walker: walkerReady, offers, nods });
    const person = drawWalter(pen, view, moment, sitting);
    drawWalker(pen, view, walkerReady);
    if (hasFear) drawFearOfFalling(pen, view, person, moment);
  });

/** @param hasFear whether his thought is seen: near him it would be cut off */
const afraid = (hasFear: boolean) =>
  inChair(({ beat, seconds }) => {
    const pose = wavering(beat);
    // The foot that would go first does not rest.
    const restless = Math.max(0, 1.2 * Math.sin(seconds * 3.1));
    const { right } = pose.feet;
    const feet = { ...pose.feet, right: { ...right, up: right.up + restless, heel: 4 * restless } };
    return {
      pose: { ...pose, feet },
      mood: 'afraid',
      hasFear,
      offers: during(beat, 0.3, 0.44) * (1 - during(beat, 0.66, 0.8)),
      looksAt: beat > 0.3 && beat < 0.56 ? place(walkerReady.at.x, 90, walkerReady.at.z) : regards,
    };
  });

const thinking = afraid(true);
const near = afraid(false);
const everybody = framed(500, 332, 1000);
/** He and his thought. */
const withThought = framed(420, 302, 790);
/** His face and his hands. */
const himself = framed(490, 312, 624);

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const shrinks = act(
  'A hand leaves the armrest, stops in the air, and grips it again',
  inChair(({ beat }) => ({ pose: wavering(0.24 + 0.56 * beat), mood: 'afraid', hasFear: true })),
  withThought,
  3.6,
);

/** She rolls the walker before him, and his feet come down to the floor. */
const rolls = act(
  'Dana rolls the walker before him, and his feet come down to the floor',
  pictureOf((pen, view, moment) => {
    const { beat } = moment;
    const rolled = during(beat, 0.06, 0.5);
    const walker = { at: between(walkerReady.at, walkerBeforeHim.at, rolled), turn: chairAt.turn };
    drawDana(pen, view, moment, { walker });
    const down = during(beat, 0.42, 0.94);
    const looksAt = place(danaReady.x, 140, danaReady.z);
    drawWalter(pen, view, moment, {
      pose: feetDown(down),
      mood: 'calm',
      footplates: down > 0.5 ? 'up' : 'down',
      looksAt,
    });
    drawWalker(pen, view, walker);
  }),
  everybody,
  4,
);

const stands = act(
  'He pushes himself up from the armrests, and takes both grips',
  pictureOf((pen, view, moment) => {
    drawDana(pen, view, moment, { walker: walkerBeforeHim, holds: false });
    const layers = wheelchair(view, chairWith('up'));
    layers.behind(pen);
    const pose = standingUp(during(moment.beat, 0.02, 0.92));
    drawWalker(pen, view, walkerBeforeHim, 'far');
    const face = handsBusy(feeling(attending(moment.idle('Walter'), 0.7), 'thinking', 0.4));
    figure(view, { person: walter, ...chairAt, pose, regards: place(80, 120, 90) }, face).draw(pen, {
      beforeArms: () => {
        layers.front(pen);
        drawWalker(pen, view, walkerBeforeHim, 'near');
      },
    });
  }),
  framed(520, 345, 1080),
  4.4,
);

/** Three steps with the walker, and Dana beside him with a hand near his arm. */
function drawThreeSteps(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const from: Stand = { at: spotOn(chairAt, 0, 0, STANDS), turn: chairAt.turn };
  const { here, stand, tipped, pose } = posedWithWalker(view, walter, from, walkerWalk(beat, 3, 22, 48));
  const begins = besideGrip(walkerBeforeHim);
  const way = { from: begins, to: add(begins, times(facing(chairAt.turn).forward, 66)), steps: 4 };
  const { at, pose: walked } = walkingOn(therapist, way, Math.min(1, beat * 1.02));
  const layers = wheelchair(view, chairWith('up'));
  layers.behind(pen);
  layers.front(pen);
  drawDana(pen, view, moment, {
    walker: stand,
    holds: false,
    at,
    turn: 36,
    right: nearHisArm,
    pose: { ...walked, lean: 5 },
  });
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, tipped, stand, 'far');
  const face = handsBusy(
    feeling(attending(moment.idle('Walter'), 0.6), 'warm', 0.7 * during(beat, 0.4, 0.8)),
  );
  figure(view, { person: walter, ...here, pose, regards: place(110, 110, 40) }, face).draw(pen, {
    beforeArms: () => drawWalker(pen, tipped, stand, 'near'),
  });
}

const threeSteps = act(
  'He takes three steps, and Dana walks beside him',
  pictureOf(drawThreeSteps),
  framed(600, 372, 1180),
  5.2,
);

const breathes = act(
  'Back in his chair he takes a long breath, and Dana nods',
  inChair(({ beat, seconds }) => {
    const breath = Math.sin(seconds * 1.3);
    return {
      pose: atEase(breath),
      mood: 'glad',
      offers: during(beat, 0.1, 0.3) * (1 - during(beat, 0.6, 0.8)),
      nods: 0.8 * thereAndBack(during(beat, 0.3, 0.5)),
      looksAt: place(danaReady.x, 145, danaReady.z),
    };
  }),
  framed(520, 312, 860),
);

/** Exercise 46, Since the Fall. */
export const film: ExerciseFilm = {
  exerciseId: 46,
  owner: 'Walter',
  states: {
    scene: {
      picture: thinking,
      shots: [
        { from: 0, camera: everybody, easeSeconds: 0 },
        { from: 0.28, insert: near, camera: himself, easeSeconds: 0 },
        { from: 0.7, camera: withThought, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: everybody, easeSeconds: 0 },
        { from: 0.3, insert: near, camera: himself, easeSeconds: 0 },
      ],
      look: { picture: thinking, camera: withThought },
    },
  },
  beat: {
    id: 'reaches',
    seconds: 8,
    moves: 'His grip loosens, a hand goes out to the walker, and grips the armrest again',
  },
  claim: {
    picture: inChair(() => ({ pose: holdingTight, mood: 'calm' })),
    camera: framed(640, 360, 1280),
    side: 'right',
  },
  reasons: { scene: [shrinks, rolls, stands, threeSteps, breathes] },
};
