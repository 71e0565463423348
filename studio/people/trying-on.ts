import type { Tone } from '../canvas/color.ts';
import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { inFrame } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawThickSlipper } from '../props/shoe-heels.ts';
import { drawLongShoehorn } from '../props/shoehorn.ts';
import { drawSockFoot } from '../props/sock-foot.ts';
import { drawWalker, walkerBefore } from '../props/walker.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { dressed } from './cast/dressed.ts';
import { joon } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { sitting, withHands } from './poses.ts';
import type { Leg } from './skeleton.ts';
import { goingOn, walkerPose } from './walker-walk.ts';

// Joon in the shoe store: he puts a closed slipper on with a long shoehorn, and walks to the mirror in it.

const sock = tone('#d9cdb8', 0.2);
const inSocks = dressed(joon, { shoes: { kind: 'sock', tone: sock, sole: '#d9cdb8' } });
/** Centimeters from the ankle back to the corner of the heel. */
const behind = 8.3;

/** The slipper below a foot, flat on the floor; on it, or before it while the heel is on its way in. */
function drawOn(pen: Pen, view: Stage, leg: Leg, color: Tone) {
  const heel = inFrame(leg.frame, leg.ankle, 0, -leg.sole, -behind);
  drawThickSlipper(pen, view.at(place(heel.x, 0, heel.z)), view.scale(heel.z) * 1.12, { color });
}

/** He sits on the bench and faces the right; his heel slides down the shoehorn. @param seat where he sits, 45 high */
export function drawShoehornUsed(pen: Pen, view: Stage, seat: Stand, color: Tone, moment: Moment): void {
  const { beat } = moment;
  const slid = during(beat, 0.4, 0.72);
  const [inShoe, away] = [during(beat, 0.06, 0.32), during(beat, 0.8, 1)];
  const lifted = 24 * (1 - slid);
  const sat = sitting(inSocks, { seat: 45, lean: 19 - 8 * away, feetForward: 47 });
  const feet = {
    left: { ...sat.feet.left, forward: 38, out: 0 },
    right: { ...sat.feet.right, forward: 52, out: 0, heel: lifted, up: lifted * 0.1 },
  };
  const corner = place(seat.at.x + 52 - behind, 0, seat.at.z - 9);
  const tip = place(
    corner.x - 0.6 - 7 * (1 - inShoe) - 8 * away,
    3.4 + 18 * (1 - inShoe) + 26 * away - 1.4 * Math.sin(Math.PI * 3 * slid),
    corner.z,
  );
  const leans = 5 + 5 * slid;
  const turned = (leans * Math.PI) / 180;
  const palm = place(tip.x + 54 * Math.sin(turned), tip.y + 54 * Math.cos(turned), tip.z - 2);
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
  const regards = place(corner.x + 20, 30, corner.z);
  const person = figure(view, { person: inSocks, ...seat, pose, regards }, attending(moment.idle('Joon')));
  const { left, right } = person.skeleton.legs;
  drawFloorShadow(pen, view, place(seat.at.x + 44, 0, seat.at.z - 4), 30);
  person.draw(pen, {
    beforeArms: () => {
      drawOn(pen, view, left, color);
      drawLongShoehorn(pen, view.at(tip), view.scale(tip.z), leans);
      drawSockFoot(pen, view, right, 1, sock);
      const heel = place(corner.x, 0, corner.z);
      drawThickSlipper(pen, view.at(heel), view.scale(heel.z) * 1.12, { color });
    },
  });
}

const stride = 14;

/** With his walker, to the left, in the slippers he has tried on. @param user where he begins @param walked 0 to 1 */
export function drawWalkInSlippers(
  pen: Pen,
  view: Stage,
  user: Stand,
  color: Tone,
  moment: Moment,
  walked: number,
): void {
  const shod = dressed(joon, { shoes: { kind: 'low', tone: color, sole: '#42484f' } });
  const step = goingOn(0)(walked);
  const walker = walkerBefore({ at: spotOn(user, 0, 0, step.walker), turn: user.turn }, 40);
  const here = spotOn(user, 0, 0, step.body + 8);
  const silent = moment.idle('Joon');
  drawFloorShadow(pen, view, here, 30);
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    {
      person: shod,
      ...user,
      pose: walkerPose(shod, step, walker, stride),
      regards: walked < 0.9 ? spotOn(user, 0, 110, 200) : place(here.x - 50, 60, here.z + 20),
    },
    feeling(attending(silent), 'warm', 0.6),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}
