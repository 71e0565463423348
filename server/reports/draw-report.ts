import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { createPen, type Pen } from './pen.ts';
import {
  notADiagnosis,
  questionsForAClinician,
  type Report,
  type ReportPart,
  type ReportPicture,
} from './report.ts';

const fontFile = (weight: 400 | 700) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  );
const mediaFolder = fileURLToPath(new URL('../../content/media/', import.meta.url));

const statusColours = { Completed: '#14532d', Skipped: '#6b4e00', Incomplete: '#123f6b' } as const;
/** Paths in a square of 10 by 10: a tick, two arrows, a turn back. */
const statusMarks = {
  Completed: 'M1 5 L4 8 L9 1',
  Skipped: 'M1 1 L5 5 L1 9 M5 1 L9 5 L5 9',
  Incomplete: 'M9 5 A4 4 0 1 1 7 1.6 M7 0 L7.4 2.4 L5 3',
} as const;

/** Draws a report as a tagged PDF with its font inside, for eyes, printers and screen readers. Takes no input but this. */
export function drawReport(report: Report): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: report.paper === 'A4' ? 'A4' : 'LETTER',
    margins: { top: 60, bottom: 70, left: 62, right: 62 },
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: fontFile(400),
    info: {
      Title: `${report.product}: report of ${report.name}`,
      Author: report.product,
      Subject: 'Learning report',
    },
  });
  document.registerFont('regular', fontFile(400));
  document.registerFont('bold', fontFile(700));
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const pen = createPen(document);
  writeTitle(pen, report);
  if (report.scores.length > 0) writeResults(pen, report);
  else pen.text('Your score and results will be displayed here');
  writeQuestions(pen);
  if (report.sources.length > 0) {
    pen.heading('Sources');
    pen.list(report.sources);
  }
  pen.text(notADiagnosis);
  pen.finish(`${report.product}, ${report.madeOn}`);
  return whole;
}

function writeTitle(pen: Pen, report: Report): void {
  pen.title(report.product);
  pen.text(report.name ? `Report of ${report.name}` : 'Report', { size: 18, bold: true });
  if (report.period) pen.text(`Played: ${report.period}`);
  pen.text(`Made on ${report.madeOn}`);
  pen.bar(report.progress.words, report.progress.value, report.progress.max);
}

function writeResults(pen: Pen, report: Report): void {
  pen.heading('Your score');
  for (const line of report.scores) pen.text(line);
  pen.heading('The parts');
  for (const part of report.parts) writePart(pen, part);
  if (report.noticedWell.length > 0) {
    pen.heading('What you notice well');
    pen.list(report.noticedWell);
  }
  if (report.toPractise.length > 0) {
    pen.heading('What to practise');
    pen.list(report.toPractise);
  }
  if (report.missed.length > 0) {
    pen.heading('Look at these again', 260);
    for (const { title, why, picture } of report.missed) writeMissed(pen, title, why, picture);
  }
}

function writePart(pen: Pen, part: ReportPart): void {
  pen.keepTogether(100 + 62 * Math.ceil(part.rounds.length / 6));
  pen.subheading(part.title);
  for (const line of part.lines) pen.text(line);
  pen.bar(`${part.answered} of ${part.of} answered`, part.answered, part.of);
  pen.rounds(
    part.rounds.map(({ exerciseId, status }) => ({
      number: exerciseId,
      word: status,
      mark: statusMarks[status],
      colour: statusColours[status],
    })),
  );
}

function writeMissed(pen: Pen, title: string, why: string, picture: ReportPicture | null): void {
  const file = picture && join(mediaFolder, picture.file);
  const isThere = file !== null && existsSync(file);
  pen.keepTogether(isThere ? 260 : 80);
  pen.subheading(title);
  pen.text(why);
  if (picture && isThere) pen.picture(file, picture.description, picture.box);
}

function writeQuestions(pen: Pen): void {
  pen.keepTogether(180);
  pen.heading('Talk about it with your doctor, nurse or therapist');
  pen.list([...questionsForAClinician]);
}
