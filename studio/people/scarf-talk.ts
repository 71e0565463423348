import type { Pen } from '../canvas/pen.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { drawKellySitting, kelly } from './lounge-staff.ts';
import { drawOkafor, knitting, picking, sits, speaking } from './mrs-okafor.ts';
import { withHands } from './poses.ts';

/** When Kelly asks and when she is answered, as shares of clip 1. */
const asking = (beat: number) => during(beat, 0.3, 0.38) * (1 - during(beat, 0.52, 0.6));
const answering = (beat: number) => during(beat, 0.73, 0.75) * (1 - during(beat, 0.94, 0.98));

/** Her answer does not fit: she looks about, picks at the air, and starts to rise. */
export function drawConfused(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  drawKellySitting(pen, view, moment, asking(beat), asking(beat));
  const rises = during(beat, 0.9, 1);
  const looks = Math.sin(seconds * 0.8);
  const pose = withHands(
    { ...sits, lean: -2 + 6 * during(beat, 0.55, 0.7) + 12 * rises, twist: 5 * looks, aside: 2 * looks },
    picking(seconds),
  );
  const face = feeling(attending(moment.idle('Okafor')), 'concern', 0.9);
  drawOkafor(pen, view, {
    pose,
    performance: speaking(face, seconds, answering(beat)),
    regards: looks > 0.2 ? place(-60, 130, 60) : place(-190, 110, 120),
    yarn: 'tangled',
  });
}

/** Her answer fits: she looks at Kelly, holds up what she has knitted, and yawns once. */
export function drawClear(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  drawKellySitting(pen, view, moment, asking(beat), asking(beat));
  const shows = during(beat, 0.72, 0.8) * (1 - during(beat, 0.94, 1));
  const yawns = Math.sin(Math.PI * during(beat, 0.14, 0.28));
  const hands = knitting(seconds * (1 - during(beat, 0.7, 0.72)), 76 + 24 * shows, 9 + 4 * shows);
  const calm = attending(moment.idle('Okafor'), beat > 0.3 ? 1 : 0.7);
  const face = yawns > 0.02 ? feeling(calm, 'tired', yawns) : feeling(calm, 'warm', during(beat, 0.5, 0.7));
  const spoken = speaking(face, seconds, answering(beat));
  drawOkafor(pen, view, {
    pose: withHands({ ...sits, lean: -4 + 5 * shows }, hands),
    performance: {
      ...spoken,
      blink: Math.max(spoken.blink, yawns),
      mouth: yawns > 0.02 ? { ...spoken.mouth, open: 0.95 * yawns } : spoken.mouth,
      nod: spoken.nod - 0.6 * yawns,
    },
    regards: beat > 0.3 ? place(kelly.at.x - 14, 122, kelly.at.z - 20) : place(-4, 70, 130),
    yarn: 'neat',
    knits: true,
  });
}
