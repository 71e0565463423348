import { palette } from '#content/public/palette.ts';
import { addFigure, clipTo } from './pdf-pictures.ts';
import { subhead } from './pdf-text.ts';
import type { Column, PdfWriter } from './pdf-writer.ts';

/** The parts of the page for the doctor. Lines around them keep it whole in black and white. Sizes in points. */

type Topics = { title: string; lines: readonly string[] };
type Home = { what: string; facts: readonly string[] };

const { light } = palette;
const padding = 10;
const between = 14;
const boxTitle = { size: 16, bold: true };
const picture = { width: 144, height: 81 };
const checkbox = 16;

/** Lines to write on, side by side, each behind its words. */
export function addBlanks(pdf: PdfWriter, labels: readonly string[]): void {
  const { document, left, structure } = pdf;
  const width = (pdf.width - between * (labels.length - 1)) / labels.length;
  pdf.space(4);
  const top = document.y;
  for (const [place, label] of labels.entries()) {
    const x = left + place * (width + between);
    document.y = top;
    structure.add(document.struct('P', {}, () => pdf.write(label, {}, { x, width })));
    const begin = x + document.widthOfString(label) + 6;
    const floor = top + document.currentLineHeight();
    pdf.decorate(() => {
      document
        .lineWidth(1)
        .moveTo(begin, floor)
        .lineTo(x + width, floor)
        .stroke(light.lineStrong);
    });
  }
  pdf.space(4);
}

/** Two boxes side by side, the good one read first; without it the other one alone. */
export function addPair(pdf: PdfWriter, good: Topics | null, missed: Topics): void {
  const { document, left, heightOf } = pdf;
  const boxes = good ? [good, missed] : [missed];
  const width = (pdf.width - between * (boxes.length - 1)) / boxes.length;
  const columns = boxes.map((_, place): Column & { x: number; width: number } => ({
    x: left + place * (width + between) + padding,
    width: width - 2 * padding,
  }));
  const heights = boxes.map(({ title, lines }, place) =>
    lines.reduce(
      (sum, line) => sum + heightOf(line, {}, columns[place]) + 3,
      heightOf(title, boxTitle, columns[place]),
    ),
  );
  const height = Math.max(...heights) + 2 * padding;
  pdf.space(8);
  pdf.keepTogether(height);
  const top = document.y;
  for (const [place, box] of boxes.entries()) {
    const { title, lines } = box;
    const x = left + place * (width + between);
    const fill = box === good ? light.goodSoft : light.warningSoft;
    pdf.decorate(() => {
      document.lineWidth(1).roundedRect(x, top, width, height, 10).fillAndStroke(fill, light.lineStrong);
    });
    document.y = top + padding;
    pdf.put('H2', title, boxTitle, columns[place]);
    for (const line of lines) {
      pdf.put('P', line, {}, columns[place]);
      pdf.space(3);
    }
  }
  document.y = top + height;
}

/** The thing for home, with its picture and a box to check; a line to write on where there are no facts. */
export function addHome(
  pdf: PdfWriter,
  { what, facts }: Home,
  still: { file: string; alt: string } | null,
): void {
  const { document, left, width, heightOf } = pdf;
  const indent = still ? picture.width + between : 0;
  const column = {
    x: left + padding + indent,
    width: width - 2 * padding - indent - checkbox - between,
  };
  const words = facts.reduce(
    (sum, fact) => sum + heightOf(fact, {}, column),
    heightOf(what, subhead, column),
  );
  const height = Math.max(words, still ? picture.height : 40) + 2 * padding;
  pdf.keepTogether(height);
  const top = document.y;
  pdf.decorate(() => document.lineWidth(1.5).roundedRect(left, top, width, height, 10).stroke(light.primary));
  document.y = top + padding;
  pdf.put('P', what, subhead, column);
  for (const fact of facts) pdf.put('P', fact, {}, column);
  if (still) {
    const box = { x: left + padding, y: top + padding, ...picture };
    addFigure(pdf, still.alt, box, () => {
      clipTo(document, box);
      document.image(still.file, box.x, box.y, picture);
      document.restore();
    });
  }
  addCheckbox(pdf, top + height / 2 - checkbox / 2);
  document.y = top + height;
}

/** Numbered, each with a box to check. */
export function addQuestions(pdf: PdfWriter, questions: readonly string[]): void {
  const { document, left, structure } = pdf;
  const column = { x: left + 22, width: pdf.width - 22 - checkbox - between };
  const list = document.struct('L');
  structure.add(list);
  for (const [place, question] of questions.entries()) {
    const height = pdf.heightOf(question, {}, column);
    pdf.keepTogether(height);
    const y = document.y;
    addCheckbox(pdf, y);
    const draw = (words: string, at?: Column) => () => {
      document.y = y;
      pdf.write(words, {}, at);
    };
    list.add(
      document.struct('LI', {}, [
        document.struct('Lbl', {}, draw(`${place + 1}.`)),
        document.struct('LBody', {}, draw(question, column)),
      ]),
    );
    document.y = y + height + 6;
  }
  list.end();
}

/** The rest of the page, to write on; nothing where there is too little of it. */
export function addAnswerRoom(pdf: PdfWriter, words: string): void {
  const { document, left, width } = pdf;
  pdf.space(8);
  const top = document.y;
  const height = Math.min(pdf.floor - top, 130);
  if (height < 50) return;
  pdf.decorate(() => {
    document.lineWidth(1).dash(4, { space: 3 }).roundedRect(left, top, width, height, 10);
    document.stroke(light.lineStrong).undash();
  });
  document.y = top + 8;
  pdf.put('P', words, { color: light.textSoft }, { x: left + padding, width: width - 2 * padding });
}

/** To check with a pen; a screen reader has no use for it. */
function addCheckbox(pdf: PdfWriter, y: number): void {
  const { document, left, width } = pdf;
  const x = left + width - checkbox - padding;
  pdf.decorate(() => document.lineWidth(1.5).rect(x, y, checkbox, checkbox).stroke(light.text));
}
