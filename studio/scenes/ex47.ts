import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import {
  chair,
  drawPhoneOnTable,
  drawResting,
  drawTakingPhone,
  drawTelling,
  table,
} from '../people/call-from-chair.ts';
import { blanketAt, drawCovering, drawPushing, drawWaitingTogether, wool } from '../people/kept-warm.ts';
import { drawTrying, type Found, here } from '../people/rosa-on-floor.ts';
import { armchair, woodenChair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFoldedBlanket } from '../props/leg-blanket.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const seat: Stand = { at: place(-96, 0, 214), turn: 42 };

/** What is still where it was: the phone on its table, the chair two steps from her, the blanket in reach. */
type Things = { phone?: boolean; chair?: boolean; blanket?: boolean };

function drawRoom(pen: Pen, view: Stage, { phone = true, chair: free = true, blanket = true }: Things) {
  drawLivingRoom(
    pen,
    view,
    { ...rosaHome, floor: rosaHome.boards },
    { sky: 'garden', windowX: -172, doorX: 60 },
  );
  drawPlant(pen, view, place(-212, 0, 280), 0.9);
  drawPicture(pen, view, { x: 172, y: 137, z: livingRoomBack, width: 56, height: 42 }, 'boat');
  const armchairHere = armchair(view, seat, tone('#6d8f8a', 0.24), { high: 89 });
  armchairHere.behind(pen);
  armchairHere.front(pen);
  drawSideTable(pen, view, table.at, { height: table.height, radius: 24 });
  if (phone) drawPhoneOnTable(pen, view);
  if (free) woodenChair(view, chair, rosaHome.wood, { seat: 45, high: 94 }).behind(pen);
  if (blanket) drawFoldedBlanket(pen, view, blanketAt, wool);
}

/** Both legs, and the arm at her hip. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(-65, 0, 150), spotOn(here, 14, 54, 20), spotOn(here, -14, -4, 88)], 4);

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

const room = stage();
const pictureOf = (draw: Draw | null, things: Things = {}): Picture => ({
  keyObject: detailOf(room),
  drawBackground: (pen) => drawRoom(pen, room, things),
  drawAction: (pen, moment) => draw?.(pen, room, moment),
});

/** Her, the armchair, and the chair two steps away. */
const whole = framed(590, 410, 1000);
/** All of her. */
const her = framed(616, 512, 720);

const HURTS = { en: 'My hip hurts.', es: 'Me duele la cadera.' };
const NOTHING = { en: 'Nothing hurts.', es: 'No me duele nada.' };

const stateWith = (found: Found) => {
  const picture = pictureOf((pen, view, { speaker, idle, beat, seconds }) =>
    drawTrying(pen, view, speaker ?? idle('Rosa'), { found, beat, seconds }),
  );
  const shots = (cut: number) => [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: cut, camera: her, easeSeconds: 0 },
  ];
  const words = found === 'hip' ? HURTS : NOTHING;
  return {
    picture,
    sounds: [{ name: 'call', words, voice: 'Rosa', caption: words, answers: true }] as const,
    shots: shots(0.42),
    closing: shots(0.1),
    look: { picture, camera: her },
  };
};

const act = (moves: string, draw: Draw, camera: Camera, seconds: number | null, things?: Things): Act => ({
  moves,
  picture: pictureOf(draw, things),
  camera,
  ...(seconds ? { seconds } : {}),
});
const triesAgain =
  (found: Found): Draw =>
  (pen, view, { idle, beat, seconds }) =>
    drawTrying(pen, view, idle('Rosa'), { found, beat: 0.48 + 0.35 * beat, seconds, says: false });

const onChair = framed(930, 345, 860);
const onFloor = { blanket: false };
const fromChair = { chair: false, phone: false };

/** Exercise 47, Nobody Else at Home. */
export const film: ExerciseFilm = {
  exerciseId: 47,
  owner: 'Rosa',
  states: { scene: stateWith('hip'), safe: stateWith('nothing') },
  beat: {
    id: 'feels',
    seconds: 12,
    moves: 'Rosa feels her head, then draws one leg out and in, and tries the other',
  },
  claim: { picture: pictureOf(null), camera: framed(500, 400, 1000), side: 'left' },
  reasons: {
    safe: [
      act('One knee bends, and then the other', triesAgain('nothing'), her, 4),
      act('On the chair she leans back and strokes her knees', drawResting, onChair, 3.4, { chair: false }),
      act('Her hand takes the phone to her ear', drawTakingPhone, onChair, 4, fromChair),
      act('She tells somebody', drawTelling, framed(930, 330, 640), null, fromChair),
    ],
    scene: [
      act('One leg does not move, and her hand goes to her hip', triesAgain('hip'), her, 3.6),
      act('Her finger pushes the button, and it lights', drawPushing, framed(560, 470, 560), 3.2, onFloor),
      act('Her hand draws the blanket over her legs', drawCovering, her, 4, onFloor),
      act(
        'Mina kneels with her, and tucks the blanket in around her feet',
        drawWaitingTogether,
        framed(640, 440, 860),
        null,
        onFloor,
      ),
    ],
  },
};
