import type { ReportKind, ReportLane } from '#server/services/report.ts';
import { drawLane, laneHeight } from './lane-header.ts';
import { createPdfLists } from './pdf-lists.ts';
import { type Column, createPdfWriter, primary } from './pdf-writer.ts';

const line = '#857665';
const panelBackground = '#eaf2f0';
/** Yellow between two dark lines, as in the app: it stands out on light and dark pictures. */
const ring = { color: '#ffd34d', edge: '#231f1a' };
const smallSize = 11;
/** Size of a picture beside its words. */
const still = { width: 192, height: 108 };
/** How far the picture reaches into the upper margin. */
const laneAboveMargin = 20;
/** Width of the bar of one kind of signal. */
const segmentsWidth = 96;
/** Width of a round button's column, and height of its row with the word. */
const cell = 70;
const rowHeight = 56;

export type Circle = { number: number; word: string; mark: string; color: string; background: string };
type Meter = { words: string; value: number; max: number };
type Box = { x: number; y: number; width: number; height: number };
type Picture = { file: string; alt: string; box: Box };

export type PdfBlocks = ReturnType<typeof createPdfBlocks>;

/** The blocks of a report, each drawn and tagged in one place. Sizes in points. */
export function createPdfBlocks(document: PDFKit.PDFDocument) {
  const writer = createPdfWriter(document);
  const { left, width, structure, put, heightOf, keepTogether, decorate, space } = writer;

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

  const perRow = Math.floor(width / cell);
  const heightOfCircles = (count: number) => Math.ceil(count / perRow) * rowHeight;

  function drawCircle({ number, word, mark, color, background }: Circle, x: number, y: number) {
    const center = x + cell / 2;
    const within = { width: cell, align: 'center' as const, lineBreak: false };
    decorate(() => {
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
      list.add(drawCircle(circle, left - 8 + (place % perRow) * cell, y + row * rowHeight));
    }
    list.end();
    document.y = y + heightOfCircles(all.length) - 4;
  }

  function drawPicture({ file, alt, box }: Picture, y: number): void {
    const around = [
      left + box.x * still.width,
      y + box.y * still.height,
      box.width * still.width,
      box.height * still.height,
    ] as const;
    const draw = () => {
      document.save().roundedRect(left, y, still.width, still.height, 6).clip();
      document.image(file, left, y, still);
      for (const [lineWidth, color] of [
        [5, ring.edge],
        [2.6, ring.color],
      ] as const) {
        document
          .lineWidth(lineWidth)
          .roundedRect(...around, 8)
          .stroke(color);
      }
      document.restore();
    };
    // PDF/UA requires the position; pdfkit's types do not have it yet.
    const place = { bbox: [left, y, left + still.width, y + still.height] };
    structure.add(document.struct('Figure', { alt, ...place }, draw));
  }

  /** A segment for each exercise of a kind: full, light or empty, as in the Reports tab. */
  function segments({ firstTry, answered, total }: ReportKind, x: number, y: number): void {
    const length = segmentsWidth / total;
    for (let place = 0; place < total; place += 1) {
      document.lineWidth(1).rect(x + place * length, y, length - 2, 9);
      if (place < firstTry) document.fillAndStroke(primary, primary);
      else if (place < answered) document.fillAndStroke(panelBackground, primary);
      else document.stroke(line);
    }
  }

  return {
    heading,
    meter,
    space,
    ...createPdfLists(document, writer, heading),
    finish: writer.finish,

    /** Porch Lane at the top of the page: decoration, because the progress follows in words. */
    lane(lane: ReportLane): void {
      const y = document.y - laneAboveMargin;
      decorate(() => drawLane(document, lane, { x: left, y, width }));
      document.y = y + laneHeight(width) + 10;
    },

    /** What was noticed of one kind of signal, in words and as a bar to the right. */
    kind(kind: ReportKind): void {
      const column = { width: width - segmentsWidth - 12 };
      keepTogether(heightOf(kind.words, {}, column));
      const x = left + width - segmentsWidth;
      decorate(() => segments(kind, x, document.y + 4));
      put('P', kind.words, {}, column);
      space(2);
    },

    title(words: string): void {
      put('H1', words, { size: 28, bold: true, color: primary });
    },

    subtitle(words: string): void {
      put('P', words, { size: 19, bold: true });
      space(4);
    },

    /** A sentence that comes before others. */
    lead(words: string): void {
      put('P', words, { size: 14, bold: true });
      space(2);
    },

    text(words: string): void {
      put('P', words);
      space(2);
    },

    /** Words that explain nothing new, such as sources, in small type. */
    small(words: string): void {
      put('P', words, { size: smallSize });
      space(2);
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

    /** Pictures of a width side by side, each with its words below. */
    pictures(all: readonly { file: string; words: string; alt: string }[], pictureWidth: number): void {
      const gap = 16;
      const column = { width: pictureWidth };
      const height = (column.width * still.height) / still.width;
      keepTogether(height + 24);
      const top = document.y;
      for (const [place, { file, words, alt }] of all.entries()) {
        const x = left + place * (column.width + gap);
        const draw = () => {
          document.save().roundedRect(x, top, column.width, height, 6).clip();
          document.image(file, x, top, { width: column.width, height });
          document.restore();
        };
        const position = { bbox: [x, top, x + column.width, top + height] };
        structure.add(document.struct('Figure', { alt, ...position }, draw));
        document.y = top + height + 4;
        put('P', words, { bold: true }, { ...column, x });
      }
      space(2);
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
