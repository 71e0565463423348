import { tone } from '../canvas/color.ts';
import { boxOf, place, stage } from '../canvas/stage.ts';
import { couchSeat, drawCouch, drawPillow, drawShakenBlanket } from '../props/couch.ts';
import { drawWash } from '../rooms/light.ts';
import { drawLivingRoom } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Picture } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand } from './pose.ts';
import { standing, withHands } from './poses.ts';

const couchAt = place(-24, 0, 250);
const livingRoom = stage();

/** She shakes out a blanket over the couch, twice, and lays it down. */
export const makingBed: Picture = {
  keyObject: boxOf(livingRoom, [place(-120, 0, 250), place(80, 92, 250)]),
  drawBackground: (pen) => {
    drawLivingRoom(
      pen,
      livingRoom,
      { wall: rosaHome.wall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
      { sky: 'night', windowX: -80, doorX: 150 },
    );
    drawCouch(pen, livingRoom, couchAt, tone('#7d9a8a', 0.24));
    drawPillow(pen, livingRoom, place(couchAt.x - 62, couchSeat - 2, couchAt.z - 2));
    drawWash(pen, 'night', 0.45);
  },
  drawAction: (pen, { beat, idle }) => {
    const swell = thereAndBack(during(beat, 0, 0.4)) + 0.7 * thereAndBack(during(beat, 0.4, 0.72));
    const laid = during(beat, 0.72, 1);
    const at = place(couchAt.x + 128, 0, 206);
    const high = 82 + 30 * swell - 5 * laid;
    const hands = [place(at.x - 37, high - 9, at.z - 14), place(at.x - 37, high + 7, at.z + 26)] as const;
    const foot = [
      place(couchAt.x - 48, 20, couchAt.z - 42),
      place(couchAt.x - 44, 74, couchAt.z + 14),
    ] as const;
    const hold = (to: (typeof hands)[number]): Hand => ({
      to,
      shape: 'grip',
      elbow: { out: 0.5, up: -0.8, forward: -0.4 },
    });
    const pose = withHands(standing(rosa, { lean: 8 + 16 * laid - 6 * swell }), {
      left: hold(hands[0]),
      right: hold(hands[1]),
    });
    drawFloorShadow(pen, livingRoom, at);
    figure(
      livingRoom,
      { person: rosa, at, turn: -84, pose, regards: place(couchAt.x, 60, 230) },
      attending(idle('Rosa')),
    ).draw(pen, {
      beforeArms: () => drawShakenBlanket(pen, livingRoom, hands, foot, swell),
    });
  },
};
