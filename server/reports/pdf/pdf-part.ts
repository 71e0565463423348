import { addMeter, type Meter } from './pdf-bars.ts';
import { smallSize, subhead } from './pdf-text.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** Width of a round button's column, and height of its row with the word, in points. */
const cell = 70;
const rowHeight = 56;

export type Circle = { number: number; word: string; mark: string; color: string; background: string };

/** One part: title, progress, its lines side by side and its circles, all on one page. */
export function addPart(
  pdf: PdfWriter,
  title: string,
  progress: Meter,
  lines: readonly string[],
  circles: readonly Circle[],
): void {
  const { document, put } = pdf;
  pdf.space(13);
  pdf.keepTogether(64 + heightOfCircles(pdf, circles.length));
  put('H3', title, subhead);
  addMeter(pdf, progress);
  const y = document.y;
  for (const [place, words] of lines.entries()) {
    document.y = y;
    put('P', words, { align: place === 0 ? 'left' : 'right' });
  }
  if (circles.length > 0) addCircles(pdf, circles);
}

function perRow({ width }: PdfWriter): number {
  return Math.floor(width / cell);
}

function heightOfCircles(pdf: PdfWriter, count: number): number {
  return Math.ceil(count / perRow(pdf)) * rowHeight;
}

/** A circle with the exercise's number and the mark of its status (a path in 10 by 10), and the word below. */
function addCircles(pdf: PdfWriter, circles: readonly Circle[]): void {
  const { document, left } = pdf;
  const list = document.struct('L');
  pdf.structure.add(list);
  const y = document.y + 4;
  for (const [place, circle] of circles.entries()) {
    const row = Math.floor(place / perRow(pdf));
    list.add(drawCircle(pdf, circle, left - 8 + (place % perRow(pdf)) * cell, y + row * rowHeight));
  }
  list.end();
  document.y = y + heightOfCircles(pdf, circles.length) - 4;
}

function drawCircle(pdf: PdfWriter, circle: Circle, x: number, y: number): PDFKit.PDFStructureElement {
  const { document, setType } = pdf;
  const { number, word, color } = circle;
  const within = { width: cell, align: 'center' as const, lineBreak: false };
  pdf.decorate(() => drawMark(document, circle, x + cell / 2, y));
  const drawNumber = () => {
    document.text(setType(String(number), { size: 13, bold: true, color }), x, y + 4, within);
  };
  const drawWord = () => {
    document.text(setType(word, { size: smallSize }), x, y + 37, within);
  };
  return document.struct('LI', {}, [
    document.struct('Lbl', {}, drawNumber),
    document.struct('LBody', {}, drawWord),
  ]);
}

function drawMark(
  document: PDFKit.PDFDocument,
  { mark, color, background }: Circle,
  center: number,
  y: number,
): void {
  document
    .lineWidth(2)
    .circle(center, y + 17, 17)
    .fillAndStroke(background, color);
  document
    .save()
    .translate(center - 5, y + 20.5)
    .lineWidth(1.8)
    .path(mark)
    .stroke(color)
    .restore();
}
