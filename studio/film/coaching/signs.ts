import { worded } from '#studio/language.ts';
import type { Pen } from '../../canvas/pen.ts';
import { COLORS, write } from './style.ts';
import { coachingWords } from './words.ts';

export type Sign = 'look' | 'listen' | 'see' | 'hear' | 'feel' | 'inside' | 'hazard' | 'reminder';

/** The signs on a grid of 100 x 100 around 0, drawn as lines. */
const DRAWINGS: Record<Exclude<Sign, 'look' | 'listen'>, (pen: Pen) => void> = {
  see(pen) {
    pen.moveTo(-46, 0);
    pen.quadraticCurveTo(0, -52, 46, 0);
    pen.quadraticCurveTo(0, 52, -46, 0);
    pen.moveTo(15, 0);
    pen.arc(0, 0, 15, 0, 2 * Math.PI);
  },
  hear(pen) {
    pen.moveTo(-26, -8);
    pen.bezierCurveTo(-26, -58, 36, -56, 32, -10);
    pen.bezierCurveTo(30, 12, 10, 14, 8, 30);
    pen.bezierCurveTo(4, 52, -24, 48, -24, 28);
    pen.moveTo(-8, -8);
    pen.bezierCurveTo(-8, -32, 16, -30, 14, -10);
    pen.bezierCurveTo(12, 2, 0, 2, -2, 12);
  },
  feel(pen) {
    pen.moveTo(-24, 48);
    pen.bezierCurveTo(-38, 24, -46, 10, -34, 4);
    pen.quadraticCurveTo(-28, 2, -20, 16);
    pen.lineTo(-20, -34);
    pen.arc(-13, -34, 7, Math.PI, 0);
    pen.lineTo(-6, -44);
    pen.arc(1, -44, 7, Math.PI, 0);
    pen.lineTo(8, -38);
    pen.arc(15, -38, 7, Math.PI, 0);
    pen.lineTo(22, -26);
    pen.arc(29, -26, 7, Math.PI, 0);
    pen.bezierCurveTo(36, 10, 34, 30, 24, 48);
    for (const x of [-6, 8, 22]) {
      pen.moveTo(x, -30);
      pen.lineTo(x, 0);
    }
  },
  inside(pen) {
    pen.moveTo(15, -32);
    pen.arc(0, -32, 15, 0, 2 * Math.PI);
    pen.moveTo(-38, 50);
    pen.bezierCurveTo(-40, -4, -24, -8, 0, -8);
    pen.bezierCurveTo(24, -8, 40, -4, 38, 50);
    pen.moveTo(0, 38);
    pen.bezierCurveTo(-22, 22, -16, 4, 0, 14);
    pen.bezierCurveTo(16, 4, 22, 22, 0, 38);
  },
  hazard(pen) {
    pen.moveTo(0, -44);
    pen.lineTo(48, 42);
    pen.lineTo(-48, 42);
    pen.closePath();
    pen.moveTo(0, -14);
    pen.lineTo(0, 14);
    pen.moveTo(0, 28);
    pen.lineTo(0, 28.1);
  },
  reminder(pen) {
    pen.moveTo(-36, 26);
    pen.bezierCurveTo(-20, 12, -30, -40, 0, -40);
    pen.bezierCurveTo(30, -40, 20, 12, 36, 26);
    pen.closePath();
    pen.moveTo(-10, 36);
    pen.quadraticCurveTo(0, 50, 10, 36);
    pen.moveTo(0, -40);
    pen.lineTo(0, -48);
  },
};

/** A sign on a pale disc with its word below: what it means is never left to the drawing alone. */
export function sign(pen: Pen, name: Sign, x: number, y: number): void {
  pen.fillStyle = COLORS.primarySoft;
  pen.beginPath();
  pen.arc(x, y, 78, 0, 2 * Math.PI);
  pen.fill();
  pen.save();
  pen.translate(x, y);
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = COLORS.primary;
  pen.beginPath();
  DRAWINGS[name === 'look' ? 'see' : name === 'listen' ? 'hear' : name](pen);
  pen.stroke();
  pen.restore();
  write(pen, [coachingWords().signs[name]], x, y + 122, { size: worded({ en: 34, es: 29 }), bold: true });
}
