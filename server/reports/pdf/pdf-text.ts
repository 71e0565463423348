import { type PdfWriter, primary } from './pdf-writer.ts';

/** Size of words that explain nothing new. */
const smallSize = 11;

/** The type of a report: for older eyes, on paper. */
export const onPaper = { size: 14, lineGap: 0 };

/** The style of a title within a section. */
export const subhead = { size: 14, bold: true };

export function addTitle({ put }: PdfWriter, words: string): void {
  put('H1', words, { size: 28, bold: true, color: primary });
}

export function addSubtitle({ put, space }: PdfWriter, words: string): void {
  put('P', words, { size: 19, bold: true });
  space(4);
}

/** @param together height of what must stay on the same page */
export function addHeading({ put, space, keepTogether }: PdfWriter, words: string, together: number): void {
  space(14);
  keepTogether(30 + together);
  put('H2', words, { size: 18, bold: true, color: primary });
  space(2);
}

export function addText({ put, space }: PdfWriter, words: string): void {
  put('P', words);
  space(2);
}

/** Words that explain nothing new, such as sources, in small type. */
export function addSmallText({ put, space }: PdfWriter, words: string): void {
  put('P', words, { size: smallSize });
  space(2);
}
