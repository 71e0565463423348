import { type PdfWriter, primary } from './pdf-writer.ts';

type Source = { words: string; address: string };

const sourceSize = 11;

/** Lists with bullets: of sentences, and of sources with their addresses as links. */
export function createPdfLists(
  document: PDFKit.PDFDocument,
  { left, width, structure, put, write, heightOf, keepTogether, space }: PdfWriter,
  heading: (words: string, together: number) => void,
) {
  const column = { x: left + 14, width: width - 14 };
  const gap = 3;

  function heightOfItem({ words, address }: Source, size?: number): number {
    const style = { ...(size && { size }) };
    return heightOf(words, style, column) + (address ? heightOf(address, style, column) : 0) + gap;
  }

  /** Bullet and words with a hanging indent; the address follows as a link on a separate line. */
  function item(list: PDFKit.PDFStructureElement, source: Source, size?: number): void {
    const { words, address } = source;
    const style = { ...(size && { size }) };
    keepTogether(heightOfItem(source, size) - gap);
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
    space(gap);
  }

  const between = 16;
  const half = (width - between) / 2;
  const bulletWidth = 14;

  /** Bullet and words in the left or the right column. */
  function cell(words: string, place: number, y: number): PDFKit.PDFStructureElement {
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

  return {
    /** Short items in two columns, row by row; the title stays with the first row. */
    columns(title: string, items: readonly string[]): void {
      const head = { size: 14, bold: true };
      const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) =>
        items.slice(2 * row, 2 * row + 2),
      );
      const heights = rows.map((row) =>
        Math.max(...row.map((words) => heightOf(words, {}, { width: half - bulletWidth }))),
      );
      space(6);
      keepTogether(heightOf(title, head) + (heights[0] ?? 0));
      put('H3', title, head);
      const list = document.struct('L');
      structure.add(list);
      for (const [place, row] of rows.entries()) {
        const height = heights[place] ?? 0;
        keepTogether(height);
        const y = document.y;
        for (const [column, words] of row.entries()) list.add(cell(words, column, y));
        document.y = y + height + gap;
      }
      list.end();
    },

    /** A list, on the same page as its heading. */
    list(title: string, items: readonly string[]): void {
      heading(title, 22 * items.length);
      const list = document.struct('L');
      structure.add(list);
      for (const words of items) item(list, { words, address: '' });
      list.end();
    },

    /** The sources of facts: words, and their address if there is one. The last never stands alone on a page. */
    links(title: string, items: readonly Source[]): void {
      const lastTwo = items.slice(-2);
      const togetherHeight = lastTwo.reduce((sum, source) => sum + heightOfItem(source, sourceSize), 0);
      heading(title, items.length > 2 ? 60 : togetherHeight);
      const list = document.struct('L');
      structure.add(list);
      for (const source of items) {
        if (source === lastTwo[0]) keepTogether(togetherHeight);
        item(list, source, sourceSize);
      }
      list.end();
    },
  };
}
