import type {
  Report,
  ReportChanges,
  ReportPart,
  ReportPicture,
  ReportPlan,
} from '#server/services/report.ts';
import { notADiagnosis, questionsForAClinician } from './fixed-words.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { createPdfBlocks, type PdfBlocks } from './pdf/pdf-blocks.ts';
import { stillFile } from './pdf/still-file.ts';

/** Line, number and background of a round button, as in the Reports tab: green, yellow, blue. */
const statusColors = {
  Completed: { color: '#14532d', background: '#e2f2e3' },
  Skipped: { color: '#5e4b00', background: '#ffdb5c' },
  Incomplete: { color: '#123f6b', background: '#e3eef8' },
} as const;
/** Paths in a square of 10 by 10: a check mark, two arrows, a turn back. */
const statusMarks = {
  Completed: 'M1 5 L4 8 L9 1',
  Skipped: 'M1 1 L5 5 L1 9 M5 1 L9 5 L5 9',
  Incomplete: 'M9 5 A4 4 0 1 1 7 1.6 M7 0 L7.4 2.4 L5 3',
} as const;

/** Renders a report as a tagged PDF with embedded fonts, for screens, printers and screen readers. */
export function renderReport(report: Report): Promise<Uint8Array> {
  const { document, whole } = createPdf(report.paper, {
    Title: `${report.product}: report of ${report.name}`,
    Author: report.product,
    Subject: 'Learning report',
  });
  const blocks = createPdfBlocks(document);
  blocks.lane(report.lane);
  writeTitle(blocks, report);
  if (report.scores) writeResults(blocks, report);
  if (report.plan) writePlan(blocks, report.plan);
  blocks.list('Talk about it with your doctor, nurse or therapist', questionsForAClinician);
  if (report.sources.length > 0) blocks.links('Sources', report.sources);
  blocks.finish(`${report.product}, ${report.madeOn}`);
  return whole;
}

function writeTitle(blocks: PdfBlocks, report: Report): void {
  blocks.title(report.product);
  blocks.subtitle(report.name ? `Report of ${report.name}` : 'Report');
  if (report.period) blocks.text(`Played: ${report.period}`);
  blocks.text(`Made on ${report.madeOn}`);
  blocks.space(6);
  blocks.text(notADiagnosis);
  blocks.space(6);
  blocks.meter(report.progress);
  if (report.skipped) blocks.text(report.skipped);
  if (!report.scores) blocks.text('Your score and results will be displayed here');
}

function writeResults(blocks: PdfBlocks, { scores, parts, kinds, changed, missed }: Report): void {
  if (scores) blocks.panel(scores.words, scores.meters);
  blocks.heading('The parts', 120);
  for (const part of parts) writePart(blocks, part);
  if (kinds.length > 0) {
    blocks.heading('What you notice', 40);
    for (const kind of kinds) blocks.kind(kind);
  }
  if (changed) writeChanges(blocks, changed);
  if (missed.length > 0) {
    blocks.heading('Worth another look', 130);
    for (const { title, why, picture } of missed) blocks.lesson(title, why, existingPicture(picture));
  }
}

function writeChanges(blocks: PdfBlocks, { sentences, sureAndWrong }: ReportChanges): void {
  const [first, ...others] = sentences;
  blocks.heading('What changed', 60);
  if (first !== undefined) blocks.lead(first);
  for (const sentence of others) blocks.text(sentence);
  if (sureAndWrong.length > 0) blocks.columns('Sure, but worth another look', sureAndWrong);
}

function writePlan(blocks: PdfBlocks, { chosen, rooms }: ReportPlan): void {
  blocks.heading('My plan', 60);
  if (chosen) {
    blocks.lead(`What I do first: ${chosen.what}`);
    for (const fact of chosen.facts) blocks.text(fact);
  }
  for (const { name, things } of rooms) blocks.columns(name, things);
}

function writePart(blocks: PdfBlocks, { title, answered, of, lines, circles }: ReportPart): void {
  blocks.part(
    title,
    { words: `${answered} of ${of} answered`, value: answered, max: of },
    lines,
    circles.map(({ exerciseId, status }) => ({
      number: exerciseId,
      word: status,
      mark: statusMarks[status],
      ...statusColors[status],
    })),
  );
}

function existingPicture(picture: ReportPicture | null) {
  if (!picture) return null;
  const file = stillFile(picture.file);
  return file === null ? null : { file, alt: picture.description, box: picture.box };
}
