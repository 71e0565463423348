import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { palette } from '#content/public/palette.ts';
import type { Pen } from '../../canvas/pen.ts';

const { light } = palette;

/** The colors of the app by day: the clip shows what the player will see. */
export const COLORS = {
  surface: light.surface,
  ink: light.text,
  inkSoft: light.textSoft,
  line: light.line,
  lineStrong: light.lineStrong,
  primary: light.primary,
  primaryStrong: light.primaryStrong,
  primarySoft: light.primarySoft,
  onPrimary: light.onPrimary,
  honey: light.warning,
  honeySoft: light.warningSoft,
  good: light.good,
  goodSoft: light.goodSoft,
  shadow: 'rgba(74, 54, 24, 0.16)',
};

const FAMILY = 'Studio Hyperlegible';
const FILE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FILE), FAMILY);

export type TextStyle = { size: number; bold?: boolean; color?: string; align?: 'left' | 'center' };

/** Writes lines of text; x is the left edge or the middle, y the first base line. */
export function write(pen: Pen, lines: string[], x: number, y: number, style: TextStyle): void {
  pen.font = `${style.bold ? 700 : 400} ${style.size}px ${FAMILY}`;
  pen.fillStyle = style.color ?? COLORS.ink;
  pen.textAlign = style.align ?? 'center';
  lines.forEach((line, index) => {
    pen.fillText(line, x, y + index * style.size * 1.3);
  });
}

/** Breaks a text into lines no wider than given, in pixels. */
export function broken(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  pen.font = `${style.bold ? 700 : 400} ${style.size}px ${FAMILY}`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A rounded panel with a soft shadow. */
export function panel(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill = COLORS.surface,
): void {
  pen.save();
  pen.shadowColor = COLORS.shadow;
  pen.shadowBlur = 28;
  pen.shadowOffsetY = 10;
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 24);
  pen.fill();
  pen.restore();
}
