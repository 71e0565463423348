import { type PdfWriter, primary } from './pdf-writer.ts';

type Source = { words: string; address: string };

const sourceSize = 11;

/** Lists with bullets: of sentences, and of sources with their addresses as links. */
export function createPdfLists(
  document: PDFKit.PDFDocument,
  { left, width, structure, write, heightOf, keepTogether, space }: PdfWriter,
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

  return {
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
