import type { PdfWriter } from './pdf-writer.ts';

/** The shape of a still. */
const still = { width: 192, height: 108 };
type PictureBox = { x: number; y: number; width: number; height: number };
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

/** Tags a picture with its description. */
export function addFigure(
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
export function clipTo(document: PDFKit.PDFDocument, { x, y, width, height }: PictureBox): void {
  document.save().roundedRect(x, y, width, height, 6).clip();
}
