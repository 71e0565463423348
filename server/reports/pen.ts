const ink = '#231f1a';
const primary = '#0c5150';
const line = '#857665';
const textSize = 13;

type Round = { number: number; word: string; mark: string; colour: string };
type Box = { x: number; y: number; width: number; height: number };

export type Pen = ReturnType<typeof createPen>;

/** The few forms a report is made of, each drawn and tagged in one place. Sizes in points. */
export function createPen(document: PDFKit.PDFDocument) {
  const structure = document.struct('Document');
  document.addStructure(structure);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const floor = document.page.height - bottom;

  function block(tag: 'H1' | 'H2' | 'H3' | 'P' | 'Figure', draw: () => void, alt?: string): void {
    structure.add(document.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  function keepTogether(height: number): void {
    if (document.y + height > floor) document.addPage();
  }

  function write(words: string, size: number, bold = false, colour = ink): void {
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
    keepTogether(document.heightOfString(words, { width, lineGap: 3 }));
    document.text(words, left, document.y, { width, lineGap: 3 });
  }

  return {
    keepTogether,

    title(words: string): void {
      block('H1', () => write(words, 30, true, primary));
      document.moveDown(0.3);
    },

    /** @param together height of what must not be torn from it */
    heading(words: string, together = 40): void {
      document.y += 14;
      keepTogether(30 + together);
      block('H2', () => write(words, 19, true, primary));
      document.y += 4;
    },

    subheading(words: string): void {
      document.y += 8;
      block('H3', () => write(words, 14.5, true));
    },

    text(words: string, { size = textSize, bold = false } = {}): void {
      block('P', () => write(words, size, bold));
      document.y += 3;
    },

    list(items: readonly string[]): void {
      const list = document.struct('L');
      structure.add(list);
      for (const item of items) {
        const entry = document.struct('LI');
        list.add(entry);
        entry.add(document.struct('LBody', {}, () => write(`•  ${item}`, textSize)));
        document.y += 3;
      }
      list.end();
    },

    /** Words, then how much of the whole they mean. */
    bar(words: string, value: number, max: number): void {
      block('P', () => write(words, textSize));
      keepTogether(24);
      const y = document.y + 2;
      block(
        'Figure',
        () => {
          document.lineWidth(1).roundedRect(left, y, width, 12, 6).stroke(line);
          const share = max > 0 ? Math.min(1, value / max) : 0;
          if (share > 0) document.roundedRect(left, y, Math.max(12, width * share), 12, 6).fill(primary);
        },
        `${value} of ${max}`,
      );
      document.y = y + 20;
    },

    /** A disc with the exercise's number, the mark of its status (a path in 10 by 10), and the word under it. */
    rounds(rounds: readonly Round[]): void {
      const cell = 80;
      const perRow = Math.floor(width / cell);
      for (let first = 0; first < rounds.length; first += perRow) {
        keepTogether(62);
        const y = document.y + 4;
        for (const [place, round] of rounds.slice(first, first + perRow).entries()) {
          drawRound(round, left + place * cell, y, cell);
        }
        document.y = y + 58;
      }
    },

    /** A still with a ring around what to look at, 320 wide. */
    picture(file: string, alt: string, box: Box): void {
      const size = { width: 320, height: 180 };
      keepTogether(size.height + 12);
      const y = document.y + 4;
      block(
        'Figure',
        () => {
          document.image(file, left, y, size);
          const ring = [left + box.x * size.width, y + box.y * size.height] as const;
          document
            .lineWidth(4)
            .roundedRect(...ring, box.width * size.width, box.height * size.height, 16)
            .stroke('#c4573a');
        },
        alt,
      );
      document.y = y + size.height + 10;
    },

    /** Page n of m on every page, outside the reading order; then the end. */
    finish(footer: string): void {
      structure.end();
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        document.switchToPage(page);
        document.page.margins.bottom = 0;
        document.markContent('Artifact', { type: 'Pagination' });
        document.font('regular').fontSize(11).fillColor(ink);
        document.text(footer, left, floor + 24, { width, lineBreak: false });
        document.text(`Page ${page + 1} of ${count}`, left, floor + 24, { width, align: 'right' });
        document.endMarkedContent();
      }
      document.end();
    },
  };

  function drawRound({ number, word, mark, colour }: Round, x: number, y: number, cell: number): void {
    const centre = x + cell / 2;
    block('P', () => {
      document
        .lineWidth(2)
        .circle(centre, y + 17, 17)
        .stroke(colour);
      document.font('bold').fontSize(13).fillColor(colour);
      document.text(String(number), x, y + 7, { width: cell, align: 'center', lineBreak: false });
      document
        .save()
        .translate(centre - 5, y + 21)
        .lineWidth(1.8)
        .path(mark)
        .stroke(colour)
        .restore();
      document.font('regular').fontSize(11).fillColor(ink);
      document.text(word, x, y + 38, { width: cell, align: 'center', lineBreak: false });
    });
  }
}
