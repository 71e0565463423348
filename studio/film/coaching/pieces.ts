import type { Pen } from '../../canvas/pen.ts';
import type { Speaker } from '../../speech/voices.ts';
import { portraitOf } from '../portraits.ts';
import { COLORS, write } from './style.ts';

/** Somebody's face in a disc, with the name below. @param radius of the disc in pixels */
export function disc(pen: Pen, who: Speaker, x: number, y: number, radius: number): void {
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(portraitOf(who), x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
  pen.lineWidth = 5;
  pen.strokeStyle = COLORS.surface;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  write(pen, [who], x, y + radius + 46, { size: 36, bold: true });
}

/** An answer as on the answer card: face, name, and if it is chosen a ring and a tick. */
export function answer(pen: Pen, who: Speaker, x: number, y: number, chosen: boolean): void {
  const [width, height] = [230, 250];
  pen.fillStyle = chosen ? COLORS.primarySoft : COLORS.surface;
  pen.strokeStyle = chosen ? COLORS.primary : COLORS.lineStrong;
  pen.lineWidth = chosen ? 6 : 3;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 18);
  pen.fill();
  pen.stroke();
  disc(pen, who, x + width / 2, y + 98, 76);
  if (chosen) tick(pen, x + width - 34, y + 34, 22);
}

/** A tick on a filled disc. */
export function tick(pen: Pen, x: number, y: number, radius: number, color = COLORS.primary): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = COLORS.onPrimary;
  pen.lineWidth = radius * 0.26;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(x - radius * 0.45, y + radius * 0.02);
  pen.lineTo(x - radius * 0.1, y + radius * 0.36);
  pen.lineTo(x + radius * 0.48, y - radius * 0.34);
  pen.stroke();
}

export type ButtonLook = { text: string; filled: boolean; pressed: boolean };

/** A button of the game. Pressed, it is darker and a ring shows where the finger is. */
export function button(pen: Pen, look: ButtonLook, x: number, y: number, width: number): void {
  const height = 84;
  pen.fillStyle = look.filled ? (look.pressed ? COLORS.primaryStrong : COLORS.primary) : COLORS.surface;
  if (!look.filled && look.pressed) pen.fillStyle = COLORS.primarySoft;
  pen.strokeStyle = COLORS.primary;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 16);
  pen.fill();
  pen.stroke();
  const color = look.filled ? COLORS.onPrimary : COLORS.primary;
  write(pen, [look.text], x + width / 2, y + height / 2 + 13, { size: 36, bold: true, color });
  if (look.pressed) finger(pen, x + width - 44, y + height / 2);
}

/** Where a finger taps. */
export function finger(pen: Pen, x: number, y: number): void {
  pen.lineWidth = 5;
  pen.strokeStyle = COLORS.honey;
  pen.fillStyle = 'rgba(243, 185, 79, 0.45)';
  pen.beginPath();
  pen.arc(x, y, 26, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
}
