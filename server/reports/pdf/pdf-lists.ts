import { addHeading, smallSize, subhead } from './pdf-text.ts';
import { type PdfWriter, primary } from './pdf-writer.ts';

/** Lists with bullets: of sentences, and of sources with their addresses as links. Sizes in points. */

type Source = { words: string; address: string };

const bulletWidth = 14;
const gap = 3;
/** Between two columns. */
const between = 16;

/** Short items in two columns, row by row; the title stays with the first row. */
export function addColumns(pdf: PdfWriter, title: string, items: readonly string[]): void {
  const { document, heightOf, keepTogether } = pdf;
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) =>
    items.slice(2 * row, 2 * row + 2),
  );
  const width = halfOf(pdf) - bulletWidth;
  const heights = rows.map((row) => Math.max(...row.map((words) => heightOf(words, {}, { width }))));
  pdf.space(6);
  keepTogether(heightOf(title, subhead) + (heights[0] ?? 0));
  pdf.put('H3', title, subhead);
  const list = openList(pdf);
  for (const [place, row] of rows.entries()) {
    const height = heights[place] ?? 0;
    keepTogether(height);
    const y = document.y;
    for (const [column, words] of row.entries()) list.add(cell(pdf, words, column, y));
    document.y = y + height + gap;
  }
  list.end();
}

/** A list, on the same page as its heading. */
export function addList(pdf: PdfWriter, title: string, items: readonly string[]): void {
  addHeading(pdf, title, 22 * items.length);
  const list = openList(pdf);
  for (const words of items) addItem(pdf, list, { words, address: '' });
  list.end();
}

/** The sources of facts: words, and their address if there is one. The last never stands alone on a page. */
export function addLinks(pdf: PdfWriter, title: string, items: readonly Source[]): void {
  const lastTwo = items.slice(-2);
  const togetherHeight = lastTwo.reduce((sum, source) => sum + heightOfItem(pdf, source, smallSize), 0);
  addHeading(pdf, title, items.length > 2 ? 60 : togetherHeight);
  const list = openList(pdf);
  for (const source of items) {
    if (source === lastTwo[0]) pdf.keepTogether(togetherHeight);
    addItem(pdf, list, source, smallSize);
  }
  list.end();
}

function openList({ document, structure }: PdfWriter): PDFKit.PDFStructureElement {
  const list = document.struct('L');
  structure.add(list);
  return list;
}

/** The column of an item's words, beside its bullet. */
function besideBullet({ left, width }: PdfWriter) {
  return { x: left + bulletWidth, width: width - bulletWidth };
}

function heightOfItem(pdf: PdfWriter, { words, address }: Source, size?: number): number {
  const style = { ...(size && { size }) };
  const column = besideBullet(pdf);
  return pdf.heightOf(words, style, column) + (address ? pdf.heightOf(address, style, column) : 0) + gap;
}

/** Bullet and words with a hanging indent; the address follows as a link on a separate line. */
function addItem(pdf: PdfWriter, list: PDFKit.PDFStructureElement, source: Source, size?: number): void {
  const { document, write } = pdf;
  const { words, address } = source;
  const style = { ...(size && { size }) };
  const column = besideBullet(pdf);
  pdf.keepTogether(heightOfItem(pdf, source, size) - gap);
  const entry = document.struct('LI');
  list.add(entry);
  const y = document.y;
  entry.add(document.struct('Lbl', {}, () => write('•', style)));
  document.y = y;
  const body = document.struct('LBody');
  entry.add(body);
  body.add(() => write(words, style, column));
  if (address) {
    const drawLink = () => write(address, { ...style, color: primary }, column, address);
    body.add(document.struct('Link', { alt: address }, drawLink));
  }
  pdf.space(gap);
}

/** Width of one of two columns. */
function halfOf({ width }: PdfWriter): number {
  return (width - between) / 2;
}

/** Bullet and words in the left or the right column. */
function cell(pdf: PdfWriter, words: string, place: number, y: number): PDFKit.PDFStructureElement {
  const { document, left, write } = pdf;
  const half = halfOf(pdf);
  const x = left + place * (half + between);
  const draw = (text: string, at: number, within: number) => () => {
    document.y = y;
    write(text, {}, { x: at, width: within });
  };
  return document.struct('LI', {}, [
    document.struct('Lbl', {}, draw('•', x, bulletWidth)),
    document.struct('LBody', {}, draw(words, x + bulletWidth, half - bulletWidth)),
  ]);
}
