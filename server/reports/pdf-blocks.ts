import { type Column, createPdfWriter } from './pdf-writer.ts';

const primary = '#0c5150';
const line = '#857665';
const panelBackground = '#eaf2f0';
const ringColor = '#c4573a';
const smallSize = 11;
/** Size of a picture beside its words. */
const still = { width: 192, height: 108 };
/** Width of a round button's column, and height of its row with the word. */
const cell = 60;
const rowHeight = 56;

export type Circle = { number: number; word: string; mark: string; color: string };
type Meter = { words: string; value: number; max: number };
type Box = { x: number; y: number; width: number; height: number };
type Picture = { file: string; alt: string; box: Box };

export type PdfBlocks = ReturnType<typeof createPdfBlocks>;

/** The blocks of a report, each drawn and tagged in one place. Sizes in points. */
export function createPdfBlocks(document: PDFKit.PDFDocument) {
  const writer = createPdfWriter(document);
  const { left, width, structure, put, write, heightOf, keepTogether, decorate, space } = writer;

  /** @param together height of what must stay on the same page */
  function heading(words: string, together: number): void {
    space(14);
    keepTogether(30 + together);
    put('H2', words, { size: 18, bold: true, color: primary });
    space(2);
  }

  function bar(value: number, max: number, x: number, y: number, length: number): void {
    const share = max > 0 ? Math.min(1, value / max) : 0;
    decorate(() => {
      document.lineWidth(1).roundedRect(x, y, length, 9, 4.5).stroke(line);
      if (share > 0) document.roundedRect(x, y, Math.max(9, length * share), 9, 4.5).fill(primary);
    });
  }

  /** A bar, and to its right the same value in words. */
  function meter({ words, value, max }: Meter): void {
    const wordsWidth = 164;
    keepTogether(20);
    bar(value, max, left, document.y + 4, width - wordsWidth);
    put('P', words, { align: 'right' }, { x: left + width - wordsWidth, width: wordsWidth });
  }

  /** Bullet and words with a hanging indent; the address follows as a link on a separate line. */
  function item(list: PDFKit.PDFStructureElement, words: string, address: string, size?: number): void {
    const style = { ...(size && { size }) };
    const column = { x: left + 14, width: width - 14 };
    keepTogether(heightOf(words, style, column) + (address ? heightOf(address, style, column) : 0));
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
    space(3);
  }

  const perRow = Math.floor(width / cell);
  const heightOfCircles = (count: number) => Math.ceil(count / perRow) * rowHeight;

  function drawCircle({ number, word, mark, color }: Circle, x: number, y: number) {
    const center = x + cell / 2;
    const within = { width: cell, align: 'center' as const, lineBreak: false };
    decorate(() => {
      document
        .lineWidth(2)
        .circle(center, y + 17, 17)
        .stroke(color);
      document
        .save()
        .translate(center - 5, y + 20.5)
        .lineWidth(1.8)
        .path(mark)
        .stroke(color)
        .restore();
    });
    const drawNumber = () => {
      writer.setType({ size: 13, bold: true, color });
      document.text(String(number), x, y + 4, within);
    };
    const drawWord = () => {
      writer.setType({ size: smallSize });
      document.text(word, x, y + 37, within);
    };
    return document.struct('LI', {}, [
      document.struct('Lbl', {}, drawNumber),
      document.struct('LBody', {}, drawWord),
    ]);
  }

  /** A circle with the exercise's number and the mark of its status (a path in 10 by 10), and the word below. */
  function circles(all: readonly Circle[]): void {
    const list = document.struct('L');
    structure.add(list);
    const y = document.y + 4;
    for (const [place, circle] of all.entries()) {
      const row = Math.floor(place / perRow);
      list.add(drawCircle(circle, left - 2 + (place % perRow) * cell, y + row * rowHeight));
    }
    list.end();
    document.y = y + heightOfCircles(all.length) - 4;
  }

  function drawPicture({ file, alt, box }: Picture, y: number): void {
    const ring = [
      left + box.x * still.width,
      y + box.y * still.height,
      box.width * still.width,
      box.height * still.height,
    ] as const;
    const draw = () => {
      document.save().roundedRect(left, y, still.width, still.height, 6).clip();
      document.image(file, left, y, still);
      document
        .lineWidth(3)
        .roundedRect(...ring, 8)
        .stroke(ringColor)
        .restore();
    };
    // PDF/UA requires the position; pdfkit's types do not have it yet.
    const place = { bbox: [left, y, left + still.width, y + still.height] };
    structure.add(document.struct('Figure', { alt, ...place }, draw));
  }

  return {
    heading,
    meter,
    space,
    finish: writer.finish,

    title(words: string): void {
      put('H1', words, { size: 28, bold: true, color: primary });
    },

    subtitle(words: string): void {
      put('P', words, { size: 19, bold: true });
      space(4);
    },

    text(words: string): void {
      put('P', words);
      space(2);
    },

    /** A list, on the same page as its heading. */
    list(title: string, items: readonly string[]): void {
      heading(title, 22 * items.length);
      const list = document.struct('L');
      structure.add(list);
      for (const words of items) item(list, words, '');
      list.end();
    },

    /** The sources of facts: words, and their address if there is one. */
    links(title: string, items: readonly { words: string; address: string }[]): void {
      heading(title, 60);
      const list = document.struct('L');
      structure.add(list);
      for (const { words, address } of items) item(list, words, address, smallSize);
      list.end();
    },

    /** The first line in large type, the meters side by side below, on a colored background. */
    panel(first: string, meters: readonly Meter[]): void {
      const padding = 14;
      const inner = { x: left + padding, width: width - 2 * padding };
      const head = { size: 15, bold: true };
      const height = heightOf(first, head, inner) + 36 + 2 * padding;
      space(8);
      keepTogether(height);
      const top = document.y;
      decorate(() => document.roundedRect(left, top, width, height, 10).fill(panelBackground));
      document.y = top + padding;
      put('P', first, head, inner);
      const y = document.y + 6;
      const column = (inner.width + padding) / meters.length;
      for (const [place, { words, value, max }] of meters.entries()) {
        const x = inner.x + place * column;
        document.y = y;
        put('P', words, {}, { x, width: column - padding });
        bar(value, max, x, y + 22, column - padding);
      }
      document.y = top + height;
    },

    /** One part: title, progress, its lines side by side and its circles, all on one page. */
    part(title: string, progress: Meter, lines: readonly string[], all: readonly Circle[]): void {
      space(13);
      keepTogether(64 + heightOfCircles(all.length));
      put('H3', title, { size: 14, bold: true });
      meter(progress);
      const y = document.y;
      for (const [place, words] of lines.entries()) {
        document.y = y;
        put('P', words, { align: place === 0 ? 'left' : 'right' });
      }
      if (all.length > 0) circles(all);
    },

    /** Title and words, and beside them the picture with a ring around the signal. */
    lesson(title: string, words: string, picture: Picture | null): void {
      const head = { size: 14, bold: true };
      const indent = picture ? still.width + 16 : 0;
      const column: Column = { x: left + indent, width: width - indent };
      const ofWords = heightOf(title, head, column) + heightOf(words, {}, column);
      const height = Math.max(ofWords, picture ? still.height : 0);
      space(6);
      keepTogether(height);
      const top = document.y;
      put('H3', title, head, column);
      put('P', words, {}, column);
      if (picture) drawPicture(picture, top);
      document.y = top + height + 8;
    },
  };
}
