import { palette } from '#content/public/palette.ts';
import type { ReportKind } from '#server/services/report.ts';
import { type PdfWriter, primary } from './pdf-writer.ts';

/** Bars, whose values always stand beside them in words, too. Sizes in points. */

const line = palette.light.lineStrong;
const panelBackground = palette.reportPanel;
/** Width of the bar of one kind of signal. */
const segmentsWidth = 96;

export type Meter = { words: string; value: number; max: number };

/** A bar, and to its right the same value in words. */
export function addMeter(pdf: PdfWriter, meter: Meter): void {
  const { document, left, width } = pdf;
  const wordsWidth = 164;
  pdf.keepTogether(20);
  drawBar(pdf, meter, left, document.y + 4, width - wordsWidth);
  pdf.put('P', meter.words, { align: 'right' }, { x: left + width - wordsWidth, width: wordsWidth });
}

/** What was noticed of one kind of signal, in words and as a bar to the right. */
export function addKind(pdf: PdfWriter, kind: ReportKind): void {
  const { document, left, width } = pdf;
  const column = { width: width - segmentsWidth - 12 };
  pdf.keepTogether(pdf.heightOf(kind.words, {}, column));
  const x = left + width - segmentsWidth;
  pdf.decorate(() => drawSegments(document, kind, x, document.y + 4));
  pdf.put('P', kind.words, {}, column);
  pdf.space(2);
}

/** The first line in large type, the meters side by side below, on a colored background. */
export function addPanel(pdf: PdfWriter, first: string, meters: readonly Meter[]): void {
  const { document, left, width, put } = pdf;
  const padding = 14;
  const inner = { x: left + padding, width: width - 2 * padding };
  const head = { size: 15, bold: true };
  const height = pdf.heightOf(first, head, inner) + 36 + 2 * padding;
  pdf.space(8);
  pdf.keepTogether(height);
  const top = document.y;
  pdf.decorate(() => document.roundedRect(left, top, width, height, 10).fill(panelBackground));
  document.y = top + padding;
  put('P', first, head, inner);
  const y = document.y + 6;
  const column = (inner.width + padding) / meters.length;
  for (const [place, meter] of meters.entries()) {
    const x = inner.x + place * column;
    document.y = y;
    put('P', meter.words, {}, { x, width: column - padding });
    drawBar(pdf, meter, x, y + 22, column - padding);
  }
  document.y = top + height;
}

function drawBar(
  { document, decorate }: PdfWriter,
  { value, max }: Meter,
  x: number,
  y: number,
  length: number,
): void {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  decorate(() => {
    document.lineWidth(1).roundedRect(x, y, length, 9, 4.5).stroke(line);
    if (share > 0) document.roundedRect(x, y, Math.max(9, length * share), 9, 4.5).fill(primary);
  });
}

/** A segment for each exercise of a kind: full, light or empty, as in the Reports tab. */
function drawSegments(
  document: PDFKit.PDFDocument,
  { firstTry, answered, total }: ReportKind,
  x: number,
  y: number,
): void {
  const length = segmentsWidth / total;
  for (let place = 0; place < total; place += 1) {
    document.lineWidth(1).rect(x + place * length, y, length - 2, 9);
    if (place < firstTry) document.fillAndStroke(primary, primary);
    else if (place < answered) document.fillAndStroke(panelBackground, primary);
    else document.stroke(line);
  }
}
