import { palette } from '#content/public/palette.ts';
import type { ReportLane } from '#server/services/report.ts';
import { drawLane, laneHeight } from './lane-header.ts';
import { subhead } from './pdf-text.ts';
import type { Column, PdfWriter } from './pdf-writer.ts';

/** Yellow between two dark lines, as in the app: it stands out on light and dark pictures. */
const ring = { color: palette.picture.ring, edge: palette.picture.ink };
/** Size of a picture beside its words, in points. */
const still = { width: 192, height: 108 };
/** How far the picture of Porch Lane reaches into the upper margin. */
const laneAboveMargin = 20;

type PictureBox = { x: number; y: number; width: number; height: number };
type Picture = { file: string; alt: string; box: PictureBox };

/** Porch Lane at the top of the page: decoration, because the progress follows in words. */
export function addLane({ document, left, width, decorate }: PdfWriter, lane: ReportLane): void {
  const y = document.y - laneAboveMargin;
  decorate(() => drawLane(document, lane, { x: left, y, width }));
  document.y = y + laneHeight(width) + 10;
}

/** Pictures of a width side by side, each with its words below. */
export function addPictures(
  pdf: PdfWriter,
  pictures: readonly { file: string; words: string; alt: string }[],
  width: number,
): void {
  const { document } = pdf;
  const gap = 16;
  const height = (width * still.height) / still.width;
  pdf.keepTogether(height + 24);
  const top = document.y;
  for (const [place, { file, words, alt }] of pictures.entries()) {
    const box = { x: pdf.left + place * (width + gap), y: top, width, height };
    addFigure(pdf, alt, box, () => {
      clipTo(document, box);
      document.image(file, box.x, box.y, { width, height });
      document.restore();
    });
    document.y = top + height + 4;
    pdf.put('P', words, { bold: true }, { x: box.x, width });
  }
  pdf.space(2);
}

/** Title and words, and beside them the picture with a ring around the signal. */
export function addLesson(pdf: PdfWriter, title: string, words: string, picture: Picture | null): void {
  const { document, left, width, put, heightOf } = pdf;
  const indent = picture ? still.width + 16 : 0;
  const column: Column = { x: left + indent, width: width - indent };
  const ofWords = heightOf(title, subhead, column) + heightOf(words, {}, column);
  const height = Math.max(ofWords, picture ? still.height : 0);
  pdf.space(6);
  pdf.keepTogether(height);
  const top = document.y;
  put('H3', title, subhead, column);
  put('P', words, {}, column);
  if (picture) addRingedPicture(pdf, picture, top);
  document.y = top + height + 8;
}

function addRingedPicture(pdf: PdfWriter, { file, alt, box }: Picture, y: number): void {
  const { document, left } = pdf;
  const around = [
    left + box.x * still.width,
    y + box.y * still.height,
    box.width * still.width,
    box.height * still.height,
  ] as const;
  addFigure(pdf, alt, { x: left, y, ...still }, () => {
    clipTo(document, { x: left, y, ...still });
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
  });
}

/** Tags a picture with its description. */
function addFigure(
  { document, structure }: PdfWriter,
  alt: string,
  { x, y, width, height }: PictureBox,
  draw: () => void,
): void {
  // PDF/UA requires the position; pdfkit's types do not have it yet.
  const place = { bbox: [x, y, x + width, y + height] };
  structure.add(document.struct('Figure', { alt, ...place }, draw));
}

/** Rounds the corners of what is drawn until `restore`. */
function clipTo(document: PDFKit.PDFDocument, { x, y, width, height }: PictureBox): void {
  document.save().roundedRect(x, y, width, height, 6).clip();
}
