import { palette } from '#content/public/palette.ts';
import type { Language } from '#contract/pages/languages.ts';
import { typeset } from '#server/lib/fonts.ts';
import { reportTexts } from '../report-texts.ts';

export const { primary } = palette.light;

type Tag = 'H1' | 'H2' | 'H3' | 'P';
/** The type of all words that have none of their own, and what is between two lines of it. */
type Print = { size: number; lineGap: number };
type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' };
/** The column for the words; the whole width if it is not given. */
export type Column = { x?: number; width?: number };

export type PdfWriter = ReturnType<typeof createPdfWriter>;

/**
 * Writes tagged text down the page. Sizes in points. Nothing tagged continues on the next page: it starts on a new page
 * if the space is too small.
 */
export function createPdfWriter(
  document: PDFKit.PDFDocument,
  { size: textSize, lineGap }: Print,
  language: Language,
) {
  const structure = document.struct('Document');
  document.addStructure(structure);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const floor = document.page.height - bottom;

  /** Sets the type for these words. Returns them as they can be printed. */
  function setType(words: string, style: Style): string {
    const { size = textSize, bold = false, color = palette.light.text } = style;
    const { file, printed } = typeset(words, bold ? 'bold' : 'regular', language);
    document.font(file).fontSize(size).fillColor(color);
    return printed;
  }

  function keepTogether(height: number): void {
    if (document.y + height > floor) document.addPage();
  }

  function heightOf(words: string, style: Style = {}, column: Column = {}): number {
    return document.heightOfString(setType(words, style), { width: column.width ?? width, lineGap });
  }

  /** Writes words only: the caller has made sure that there is space, and tags them. */
  function write(words: string, style: Style = {}, column: Column = {}, link?: string): void {
    document.text(setType(words, style), column.x ?? left, document.y, {
      width: column.width ?? width,
      lineGap,
      align: style.align ?? 'left',
      ...(link && { link }),
    });
  }

  return {
    document,
    left,
    width,
    /** Where the page ends. */
    floor,
    /** The tagged content in reading order. */
    structure,
    setType,
    keepTogether,
    heightOf,
    write,

    /** Writes words as one tagged block. */
    put(tag: Tag, words: string, style: Style = {}, column: Column = {}): void {
      keepTogether(heightOf(words, style, column));
      structure.add(document.struct(tag, {}, () => write(words, style, column)));
    },

    space(height: number): void {
      document.y += height;
    },

    /** Draws decoration, or what the words say already. */
    decorate(draw: () => void): void {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },

    /** Writes the number of the page on every page, outside the reading order, and ends the document. */
    finish(footer: string): void {
      structure.end();
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        document.switchToPage(page);
        document.page.margins.bottom = 0;
        document.markContent('Artifact', { type: 'Pagination' });
        const style = { size: 11 };
        const place = reportTexts[language].page({ page: page + 1, of: count });
        document.text(setType(footer, style), left, document.page.height - 40, { width, lineBreak: false });
        document.text(setType(place, style), left, document.page.height - 40, { width, align: 'right' });
        document.endMarkedContent();
      }
      document.end();
    },
  };
}
