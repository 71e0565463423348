import type { ReportRow } from '#server/services/report.ts';
import { addHeading } from './pdf-text.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** Lists: of sentences with bullets, and of exercises. Sizes in points. */

const bulletWidth = 14;
const gap = 3;
/** Where the columns of a row begin. */
const rowColumns = { title: 30, firstTry: 300, day: 385 };

/** A list, on the same page as its heading. */
export function addList(pdf: PdfWriter, title: string, items: readonly string[]): void {
  addHeading(pdf, title, 22 * items.length);
  const list = openList(pdf);
  for (const words of items) addItem(pdf, list, words);
  list.end();
}

/** One line for each exercise: number, title, result of the first try, day. */
export function addRows(pdf: PdfWriter, rows: readonly ReportRow[]): void {
  const { document, left, width, write } = pdf;
  const list = openList(pdf);
  const height = pdf.heightOf('0');
  for (const { exerciseId, title, firstTry, day } of rows) {
    pdf.keepTogether(height);
    const y = document.y;
    const at = (words: string, x: number, within: number) => () => {
      document.y = y;
      write(words, {}, { x: left + x, width: within });
    };
    list.add(
      document.struct('LI', {}, [
        document.struct('Lbl', {}, at(`${exerciseId}`, 0, rowColumns.title)),
        document.struct('LBody', {}, [
          at(title, rowColumns.title, rowColumns.firstTry - rowColumns.title),
          at(firstTry, rowColumns.firstTry, rowColumns.day - rowColumns.firstTry),
          at(day, rowColumns.day, width - rowColumns.day),
        ]),
      ]),
    );
    document.y = Math.max(document.y, y + height);
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

/** Bullet and words with a hanging indent. */
function addItem(pdf: PdfWriter, list: PDFKit.PDFStructureElement, words: string): void {
  const { document, write } = pdf;
  const column = besideBullet(pdf);
  pdf.keepTogether(pdf.heightOf(words, {}, column));
  const entry = document.struct('LI');
  list.add(entry);
  const y = document.y;
  entry.add(document.struct('Lbl', {}, () => write('•')));
  document.y = y;
  entry.add(document.struct('LBody', {}, () => write(words, {}, column)));
  pdf.space(gap);
}
