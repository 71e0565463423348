import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import {
  achingAndTurning,
  drawRosaOnBed,
  holdsBack,
  resting,
  type Seated,
  settled,
  sipping,
  standTop,
  telephoning,
  thingsBetween,
} from '../people/rosa-nightstand.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawGlow, drawTableLamp } from '../props/lamps.ts';
import { drawReading, drawStandTop, drawTakenAway, drawTurned, nearBox } from '../props/nightstand-close.ts';
import type { Kind } from '../props/pill-label.ts';
import { drawNightstand } from '../props/tables.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-112, 0, 214), turn: -72 },
  blanket: tone('#8fa9c4', 0.2),
  frame: rosaHome.wood,
  sat: { side: 1, along: -66 },
};
const table = { at: place(2, 0, 110), width: 52, depth: 44, height: standTop };
const lamp = place(44, standTop, 145);

function drawRoom(pen: Pen, view: Stage) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { sky: 'evening', windowX: -200, open: 0.45, pictureX: null },
  );
  drawPicture(pen, view, { x: 26, y: 118, z: bedroomBack, width: 44, height: 34 }, 'lighthouse');
  drawWash(pen, 'evening', 0.7);
  for (const reach of [88, 70, 52, 34])
    drawGlow(pen, view, place(lamp.x + 8, lamp.y + 26, bedroomBack), reach, 0.035);
  drawLightPool(pen, view, place(66, 0, 176), 120, 0.07);
  drawBed(pen, view, bed);
}

function drawStand(pen: Pen, view: Stage) {
  drawNightstand(pen, view, table.at, table);
  drawTableLamp(pen, view, lamp, { color: '#7fa3b0', glow: false });
}

const room = stage({ eyeHeight: 118, horizon: 140, focal: 1260, distance: 100 });

const pictureOf = (kind: Kind | null, seated: (beat: number) => Seated): Picture => ({
  keyObject: boxOf(room, thingsBetween()),
  drawBackground: (pen) => drawRoom(pen, room),
  drawAction: (pen, moment) =>
    drawRosaOnBed(pen, room, moment, seated(moment.beat), kind, () => drawStand(pen, room)),
});

const nearOf = (draw: (pen: Pen, moment: Moment) => void): Picture => ({
  keyObject: nearBox,
  drawBackground: drawStandTop,
  drawAction: draw,
});

const rosaAndStand = framed(570, 302, 1008);

const stateWith = (kind: Kind) => {
  const near = nearOf((pen, { beat }) => {
    const turn = 78 * (1 - during(beat, 0.26, 0.56));
    drawTurned(
      pen,
      kind,
      turn + 5 * Math.sin(beat * 30) * during(beat, 0.62, 0.68) * (1 - during(beat, 0.8, 0.86)),
      1 - during(beat, 0.86, 1),
    );
  });
  const still = nearOf((pen, { beat }) => drawTurned(pen, kind, 4 * Math.sin(beat * 16), 1));
  const picture = pictureOf(kind, settled);
  const shots = (cut: number, asked: Picture) => [
    { from: 0, insert: pictureOf(kind, achingAndTurning), camera: rosaAndStand, easeSeconds: 0 },
    { from: cut, insert: asked, camera: wide, easeSeconds: 0 },
  ];
  return {
    picture,
    shots: shots(0.42, near),
    closing: [
      { from: 0, camera: rosaAndStand, easeSeconds: 0 },
      { from: 0.2, insert: still, camera: wide, easeSeconds: 0 },
    ],
    look: { picture: still, camera: wide },
  };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const reads = (kind: Kind, hasGlass: boolean) =>
  nearOf((pen, { beat }) => {
    const along = during(beat, 0.24, 0.5) - during(beat, 0.62, 0.8);
    const taps = 0.03 * thereAndBack((beat * 6) % 1);
    drawReading(pen, kind, along, during(beat, 0.02, 0.18) * (1 - during(beat, 0.88, 1)) - taps, hasGlass);
  });

/** Exercise 41, At the Nightstand. */
export const film: ExerciseFilm = {
  exerciseId: 41,
  owner: 'Rosa',
  states: { scene: stateWith('PM'), safe: stateWith('plain') },
  beat: {
    id: 'turns',
    seconds: 9,
    moves: 'Rosa rubs her hip, reaches for the bottle, and turns it until its label faces us',
  },
  claim: { picture: pictureOf(null, resting), camera: framed(560, 310, 1000), side: 'right' },
  reasons: {
    scene: [
      act(
        'She begins to open the bottle, stops, and draws back her hand',
        pictureOf('PM', holdsBack),
        rosaAndStand,
        3.6,
      ),
      act(
        'She telephones her pharmacist, and turns the bottle to read it',
        pictureOf('PM', telephoning),
        rosaAndStand,
        6,
      ),
      act(
        'A hand takes the glass of wine away',
        nearOf((pen, { beat }) => drawTakenAway(pen, 'PM', during(beat, 0, 0.36), during(beat, 0.46, 1))),
        wide,
        3,
      ),
      act('Her finger goes from the label to the list', reads('PM', false), wide, 5.5),
      act(
        'She nods into the telephone',
        pictureOf('PM', (beat) => ({ ...telephoning(beat), glass: 'gone' })),
        framed(500, 250, 800),
      ),
    ],
    safe: [
      act('Her finger goes from the label to the list: they say the same', reads('plain', true), wide, 4.5),
      act('She drinks water', pictureOf('plain', sipping), rosaAndStand, 5),
      act('She sits quietly, a hand on her hip', pictureOf('plain', resting), framed(560, 275, 900)),
    ],
  },
};
