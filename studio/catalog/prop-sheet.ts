import { tone } from '../canvas/color.ts';
import { place, stage } from '../canvas/stage.ts';
import { drawCane } from '../props/aids.ts';
import { drawGiftBag } from '../props/bags.ts';
import { drawBed } from '../props/beds.ts';
import { drawBellPlan } from '../props/bell-plan.ts';
import { drawBookBag, drawPouch } from '../props/book-bag.ts';
import { drawCaneStand } from '../props/cane-stand.ts';
import { drawLyingTip } from '../props/cane-tip.ts';
import { drawCanisterVacuum } from '../props/canister-vacuum.ts';
import { drawKeys } from '../props/carried.ts';
import { drawCat } from '../props/cat.ts';
import { armchair, drawFoldingChair, woodenChair } from '../props/chairs.ts';
import { drawBrokenPlaster, drawWalkerLeg } from '../props/close-views.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawCord } from '../props/cords.ts';
import { drawGlass, drawMug, drawPot } from '../props/crockery.ts';
import { drawClock, drawPlant } from '../props/decor.ts';
import { drawDoorChime } from '../props/door-chime.ts';
import { drawCoffeeMaker } from '../props/drip-coffee.ts';
import { drawMop, drawMopBucket, drawWetFloorSign, drawWetPatch } from '../props/floor-signs.ts';
import { drawIceMelt, drawMailbox } from '../props/garden.ts';
import { drawClearTubing, drawClips, drawConcentrator, drawLyingTape } from '../props/home-oxygen.ts';
import { drawHallTable, drawNightLight, drawUmbrellaStand } from '../props/household.ts';
import { drawFloorLamp, drawTableLamp } from '../props/lamps.ts';
import { drawMealCart } from '../props/meal-cart.ts';
import { drawBedControl, drawCallButton, drawCard, drawNurseCart, drawPendant } from '../props/medical.ts';
import {
  drawBell,
  drawCalendar,
  drawDigitalClock,
  drawHangingTag,
  drawPaper,
  drawPhone,
} from '../props/notes.ts';
import { drawPillCup } from '../props/pill-cup.ts';
import { drawCurledTape, drawFernPot, drawHouseWindow } from '../props/porch-garden.ts';
import { drawBacklessSlipper, drawLacedShoe, drawSafeSlipper } from '../props/shoes.ts';
import { drawShowerCurtain, drawSoapShelf } from '../props/shower-things.ts';
import {
  drawCallMarks,
  drawDrops,
  drawMotionLines,
  drawPain,
  drawSoundMarks,
  drawSpeech,
  drawThought,
  drawWaves,
} from '../props/signals.ts';
import { drawGlassesCase, drawHearingAids, drawSpectacles } from '../props/spectacles.ts';
import { drawStairBracket } from '../props/stair-bracket.ts';
import { drawNightstand, drawOverbedTable, drawSideTable, drawTable } from '../props/tables.ts';
import { drawLaundryBasket } from '../props/textiles.ts';
import { drawWalker } from '../props/walker.ts';
import { drawFoldedShoe } from '../props/walking-shoe.ts';
import { wheelchair } from '../props/wheelchair.ts';
import { drawYarn } from '../props/yarn.ts';
import type { Entry } from './sheet.ts';

const view = stage({ eyeHeight: 150, horizon: 90, focal: 1900, distance: 560 });
const cloth = tone('#5d8a86', 0.26);
const turned = (x: number, turn: number) => ({ at: place(x, 0, 100), turn });

export const propEntries: readonly Entry[] = [
  {
    name: 'armchair, woodenChair, drawFoldingChair',
    draw: (pen) => {
      for (const seat of [armchair(view, turned(-120, 30), cloth), woodenChair(view, turned(20, -25))]) {
        seat.behind(pen);
        seat.front(pen);
      }
      drawFoldingChair(pen, view, turned(140, -35), tone('#8c98a0', 0.28));
    },
  },
  {
    name: 'wheelchair, drawWalker, drawPouch, drawCane',
    draw: (pen) => {
      const chair = wheelchair(view, {
        stand: turned(-100, 38),
        brakes: { left: 'on', right: 'off' },
        footplates: 'up',
      });
      chair.behind(pen);
      chair.front(pen);
      drawWalker(pen, view, turned(60, 35));
      drawPouch(pen, view, turned(60, 35));
      drawCane(pen, view, place(170, 0, 100), place(170, 88, 100), { x: 1, y: 0, z: 0 });
    },
  },
  {
    name: 'drawBed, drawNightstand, drawTableLamp',
    draw: (pen) => {
      drawBed(pen, view, {
        stand: { at: place(-60, 0, 130), turn: 90 },
        blanket: tone('#7fa3b0'),
        frame: tone('#c39a6c'),
        kind: 'care',
      });
      drawNightstand(pen, view, place(90, 0, 150));
      drawTableLamp(pen, view, place(112, 56, 168));
    },
  },
  {
    name: 'drawTable, drawSideTable, drawOverbedTable',
    draw: (pen) => {
      drawTable(pen, view, place(-190, 0, 110));
      drawSideTable(pen, view, place(10, 0, 110));
      drawOverbedTable(pen, view, turned(130, -60));
      drawMug(pen, view, place(-130, 74, 140));
      drawGlass(pen, view, place(10, 52, 110));
    },
  },
  {
    name: 'drawWetFloorSign, drawWetPatch, drawMopBucket, drawMop',
    draw: (pen) => {
      drawWetPatch(pen, view, -30, 150, 80, 40);
      drawWetFloorSign(pen, view, place(-100, 0, 90));
      drawMopBucket(pen, view, place(60, 0, 150));
      drawMop(pen, view, place(140, 0, 120), place(170, 130, 130));
    },
  },
  {
    name: 'drawMealCart, drawNurseCart, drawCanisterVacuum, drawConcentrator',
    draw: (pen) => {
      drawMealCart(pen, view, turned(-150, -25));
      drawNurseCart(pen, view, place(-70, 0, 120));
      drawCanisterVacuum(pen, view, {
        at: place(60, 0, 110),
        nozzle: place(0, 0, 100),
        hand: place(24, 74, 110),
      });
      drawConcentrator(pen, view, place(170, 0, 120));
    },
  },
  {
    name: 'drawFloorLamp, drawCord, drawPlant, drawGiftBag',
    draw: (pen) => {
      drawFloorLamp(pen, view, place(-140, 0, 150));
      drawCord(
        pen,
        view,
        [place(-130, 0, 140), place(-60, 0, 80), place(20, 0, 110), place(120, 0, 90)],
        1.2,
        '#33262c',
        '#6d5a60',
      );
      drawPlant(pen, view, place(40, 0, 150));
      drawGiftBag(pen, view, place(120, 0, 110));
    },
  },
  {
    name: 'drawHallTable, drawUmbrellaStand, drawClock',
    draw: (pen) => {
      drawHallTable(pen, view, place(-180, 0, 120));
      drawUmbrellaStand(pen, view, place(-50, 0, 120));
      drawClock(pen, view, place(170, 120, 120), 590);
    },
  },
  {
    name: 'drawLaundryBasket, drawYarn, drawCat, drawPot',
    draw: (pen) => {
      drawLaundryBasket(pen, view, place(-140, 0, 110));
      drawYarn(pen, view, place(-70, 0, 100));
      drawCat(pen, view, place(100, 0, 110));
      drawPot(pen, view, place(170, 0, 130));
    },
  },
  {
    name: 'drawMailbox, drawIceMelt, drawCalendar, drawCard',
    draw: (pen) => {
      drawMailbox(pen, view, place(-150, 0, 120));
      drawIceMelt(pen, view, place(-80, 0, 100));
      drawCalendar(pen, view, place(40, 120, 100), 0);
      drawCard(pen, view, place(130, 80, 100), ['NEW']);
      drawPillCup(pen, view, place(170, 80, 100));
      drawDigitalClock(pen, view, place(110, 50, 100), '2:00');
    },
  },
  {
    name: 'drawConsole, drawDoorChime, drawBellPlan, drawCaneStand',
    draw: (pen) => {
      drawConsole(pen, view, place(-190, 0, 120));
      drawDoorChime(pen, view, place(-145, 130, 120));
      drawBellPlan(pen, view, place(0, 140, 120));
      drawCaneStand(pen, view, place(140, 0, 120));
    },
  },
  {
    name: 'drawCoffeeMaker, drawLyingTape, drawClips, drawClearTubing',
    draw: (pen) => {
      drawTable(pen, view, place(-190, 0, 110));
      drawCoffeeMaker(pen, view, place(-180, 74, 140), 1);
      drawLyingTape(pen, view, place(-120, 74, 135), '#ff7a1a');
      drawClips(pen, view, place(-100, 74, 130), 3);
      drawClearTubing(
        pen,
        view,
        [place(-20, 1, 110), place(40, 1, 60), place(90, 1, 110), place(140, 1, 70), place(190, 1, 120)],
        1.3,
      );
    },
  },
  {
    name: 'drawHouseWindow, drawFernPot, drawCurledTape',
    draw: (pen) => {
      drawHouseWindow(pen, view, place(-200, 40, 140));
      drawFernPot(pen, view, place(-60, 0, 130));
      drawCurledTape(pen, view, place(40, 0, 80));
    },
  },
  {
    name: 'drawShowerCurtain, drawSoapShelf',
    draw: (pen) => {
      drawShowerCurtain(pen, view, place(-60, -10, 180));
      drawSoapShelf(pen, view, place(-130, 90, 180));
    },
  },
  {
    name: 'shoes, spectacles, hearing aids, cane tips',
    draw: (pen) => {
      drawLacedShoe(pen, { x: 60, y: 230 }, 11);
      drawBacklessSlipper(pen, { x: 440, y: 230 }, 11);
      drawSafeSlipper(pen, { x: 820, y: 230 }, 11);
      drawSpectacles(pen, { x: 190, y: 460 }, 14);
      drawSpectacles(pen, { x: 480, y: 460 }, 14, { progressive: true, color: '#3d4248' });
      drawGlassesCase(pen, { x: 190, y: 620 }, 11);
      drawHearingAids(pen, { x: 480, y: 620 }, 13);
      drawLyingTip(pen, { x: 880, y: 540 }, 24, { worn: true, shaft: 8.6 });
      drawLyingTip(pen, { x: 1160, y: 540 }, 24);
    },
  },
  {
    name: 'drawPhone, drawPaper, drawHangingTag, carried things',
    draw: (pen) => {
      drawPhone(pen, { x: 130, y: 200 }, 18, { screen: () => drawBell(pen, { x: 7, y: 10 }, 1) });
      drawPaper(pen, { x: 400, y: 180 }, 11, ['Take your', 'cane'], { curl: 0.6, tape: true });
      drawHangingTag(pen, { x: 900, y: 140 }, 9, ['BRAKES', 'FIRST']);
      drawBookBag(pen, { x: 180, y: 374 }, 6.6, 0);
      drawKeys(pen, { x: 520, y: 480 }, 12);
      drawNightLight(pen, { x: 850, y: 540 }, 10, { lit: true });
      drawNightLight(pen, { x: 1080, y: 560 }, 10, { lies: true });
    },
  },
  {
    name: 'medical: call button, pendant, bed control',
    draw: (pen) => {
      drawCallButton(pen, { x: 180, y: 360 }, 20);
      drawPendant(pen, { x: 460, y: 140 }, 11);
      drawBedControl(pen, { x: 1060, y: 380 }, 18);
    },
  },
  {
    name: 'close views: drawWalkerLeg, drawStairBracket, drawFoldedShoe',
    draw: (pen) => {
      drawWalkerLeg(pen, { x: 120, y: 680 }, 9.5);
      drawWalkerLeg(pen, { x: 300, y: 680 }, 9.5, 6);
      drawBrokenPlaster(pen, { x: 560, y: 380 }, 20);
      drawStairBracket(pen, { x: 560, y: 380 }, 20, 3);
      drawFoldedShoe(pen, { x: 840, y: 620 }, 13);
    },
  },
  {
    name: 'signals: sound, call, speech, motion, pain',
    draw: (pen) => {
      drawSoundMarks(pen, { x: 130, y: 200 }, { size: 110, seconds: 1 });
      drawCallMarks(pen, { x: 420, y: 200 }, { size: 80 });
      drawSpeech(pen, 'Wait!', { x: 760, y: 180 }, { x: 900, y: 300 }, { size: 54 });
      drawMotionLines(pen, { x: 220, y: 530 }, { size: 80, apart: 120 });
      drawPain(pen, { x: 620, y: 530 }, 110);
      drawDrops(
        pen,
        [
          { x: 900, y: 500 },
          { x: 960, y: 570 },
        ],
        36,
      );
    },
  },
  {
    name: 'signals: waves, thought',
    draw: (pen) => {
      drawWaves(pen, { x: 260, y: 330 }, { size: 26, width: 240 });
      drawThought(pen, { x: 850, y: 300 }, 180, { x: 560, y: 660 }, () => {});
    },
  },
];
