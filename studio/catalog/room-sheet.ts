import { tone } from '../canvas/color.ts';
import { facesOf } from '../canvas/solids.ts';
import { place, stage } from '../canvas/stage.ts';
import { drawIce, drawStones } from '../props/ice-path.ts';
import { drawTree } from '../props/trees.ts';
import { drawWalkBars } from '../props/walk-bars.ts';
import { drawDoorstep, drawWinterPorch, lampInIce, porch } from '../props/winter-porch.ts';
import { drawBathroom, drawGrabBar, drawShower, drawTowelBar, drawTub } from '../rooms/bathroom.ts';
import { drawBedroom } from '../rooms/bedroom.ts';
import { drawCareRoom } from '../rooms/care-room.ts';
import { drawLounge, drawLunchHall, drawShoeShop } from '../rooms/gathering-rooms.ts';
import { drawGym, drawParallelBars } from '../rooms/gym.ts';
import { drawFrontHall } from '../rooms/halls/front-hall.ts';
import { drawCarpetAcross, drawHallSide } from '../rooms/halls/hall-side.ts';
import { drawHallway, hallView } from '../rooms/halls/hallway.ts';
import { drawKitchen } from '../rooms/kitchen.ts';
import { drawWash } from '../rooms/light.ts';
import { drawLivingRoom } from '../rooms/living-room.ts';
import { drawOpenAir, drawSlabs } from '../rooms/outdoors.ts';
import { minaHome, rosaHome } from '../rooms/palettes.ts';
import { sideRail } from '../rooms/side/side-flight.ts';
import { drawSideFlight } from '../rooms/side-stairs.ts';
import { drawBalustrade, drawWallRail } from '../rooms/stair-rails.ts';
import { drawFlight } from '../rooms/stairs.ts';
import { drawShell } from '../rooms/surfaces.ts';
import {
  drawFir,
  drawSnowBanks,
  drawSnowyBush,
  drawSnowyHouse,
  drawWinterMorning,
  winter,
} from '../rooms/winter.ts';
import type { Entry } from './sheet.ts';

const view = stage();
const outside = stage({ eyeHeight: 160, horizon: 190, focal: 1300, distance: 380 });
const fromPorch = stage({ eyeHeight: 182, horizon: 120, focal: 1180, distance: 380 });
const icyPath = Array.from({ length: 58 }, (_, step) => ({
  z: porch.edge + step * 11,
  left: -96 + step * 0.7,
  right: 96 - step * 0.7,
}));
const wood = facesOf(rosaHome.wood);
const shell = { back: 330, wall: rosaHome.wall, trim: rosaHome.trim, floor: rosaHome.boards };

export const roomEntries: readonly Entry[] = [
  { name: 'drawKitchen (Rosa)', draw: (pen) => drawKitchen(pen, view, rosaHome) },
  { name: 'drawKitchen (Mina)', draw: (pen) => drawKitchen(pen, view, minaHome) },
  {
    name: 'drawLivingRoom',
    draw: (pen) => drawLivingRoom(pen, view, { ...minaHome, floor: minaHome.boards }),
  },
  {
    name: 'drawBedroom, night wash',
    draw: (pen) => {
      drawBedroom(pen, view, { ...rosaHome, floor: rosaHome.boards }, { sky: 'night' });
      drawWash(pen, 'night');
    },
  },
  { name: 'drawCareRoom', draw: (pen) => drawCareRoom(pen, view) },
  {
    name: 'drawHallway (hallView)',
    draw: (pen) =>
      drawHallway(pen, hallView(), {
        end: { kind: 'doors', label: { en: 'Dining Room', es: 'Comedor' } },
        doors: [{ side: -1, z: 160 }],
      }),
  },
  {
    name: 'drawHallSide, drawCarpetAcross',
    draw: (pen) => {
      drawHallSide(pen, view, { doorX: -206, railFrom: -100 });
      drawCarpetAcross(pen, view, 40);
    },
  },
  {
    name: 'drawBathroom and its parts',
    draw: (pen) => {
      drawBathroom(pen, view);
      drawTub(pen, view, { x: -170, mat: true });
      drawGrabBar(pen, view, place(-130, 100, 270), place(-60, 100, 270));
      drawTowelBar(pen, view, place(20, 120, 270), place(80, 120, 270));
      drawShower(pen, view, 100);
    },
  },
  {
    name: 'drawGym and its parts',
    draw: (pen) => {
      drawGym(pen, view);
      drawParallelBars(pen, view, { x: -170, z: 150 });
      drawWalkBars(pen, view, { at: place(150, 0, 270), turn: 66 }, 140);
    },
  },
  { name: 'drawLounge', draw: (pen) => drawLounge(pen, view) },
  { name: 'drawLunchHall', draw: (pen) => drawLunchHall(pen, view) },
  { name: 'drawShoeShop', draw: (pen) => drawShoeShop(pen, view) },
  {
    name: 'drawFrontHall',
    draw: (pen) => drawFrontHall(pen, view, { ...rosaHome, floor: rosaHome.boards }, { open: true }),
  },
  {
    name: 'drawFlight',
    draw: (pen) => {
      drawShell(pen, view, shell);
      const flight = { x: -80, z: 120, width: 160, steps: 8 };
      drawFlight(pen, view, flight, wood, (step) => step * 0.08);
      drawBalustrade(pen, view, flight, 76, { bars: tone('#f4ecdc', 0.2) });
    },
  },
  {
    name: 'drawSideFlight',
    draw: (pen) => {
      drawShell(pen, view, shell);
      const flight = { at: place(-120, 0, 180), steps: 7 };
      drawSideFlight(pen, view, flight, wood);
      drawWallRail(pen, view, sideRail(flight, 'wall'), { wall: 275, brackets: [0.2, 0.8] });
    },
  },
  {
    name: 'drawOpenAir, drawSlabs',
    draw: (pen) => {
      drawOpenAir(pen, outside, 'sunny');
      drawTree(pen, outside, place(180, 0, 330));
      drawSlabs(pen, outside, { x: -90, width: 180, from: -150, to: 900 });
    },
  },
  {
    name: 'drawWinterMorning, drawIce, drawWinterPorch',
    draw: (pen) => {
      drawWinterMorning(pen, fromPorch, 560);
      drawFir(pen, fromPorch, place(-560, 0, 1150), 330, 0.26);
      drawSnowyHouse(pen, fromPorch, place(830, 0, 1800));
      drawSnowyBush(pen, fromPorch, place(318, 0, 840), 1.1);
      drawStones(pen, fromPorch, icyPath, ['#4d525b', '#5a5f68', '#454a53'], '#2c3038');
      drawIce(pen, fromPorch, icyPath, { sky: winter.low, lamp: lampInIce, mirrored: () => {} });
      drawSnowBanks(pen, fromPorch, icyPath);
      drawDoorstep(pen, fromPorch);
      drawWinterPorch(pen, fromPorch);
    },
  },
];
