import { palette } from '#content/public/palette.ts';
import type {
  Report,
  ReportChanges,
  ReportPart,
  ReportPicture,
  ReportPlan,
} from '#server/services/report.ts';
import { notADiagnosis, questionsForAClinician } from './fixed-words.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { addKind, addMeter, addPanel } from './pdf/pdf-bars.ts';
import { addColumns, addLinks, addList } from './pdf/pdf-lists.ts';
import { addPart } from './pdf/pdf-part.ts';
import { addLane, addLesson } from './pdf/pdf-pictures.ts';
import { addHeading, addLead, addSubtitle, addText, addTitle } from './pdf/pdf-text.ts';
import { createPdfWriter, type PdfWriter } from './pdf/pdf-writer.ts';
import { stillFile } from './pdf/still-file.ts';

/** Line, number and background of a round button, as in the Reports tab: green, yellow, blue. */
const { light, dark } = palette;
const statusColors = {
  Completed: { color: light.good, background: light.goodSoft },
  Skipped: { color: dark.skipped, background: light.skipped },
  Incomplete: { color: light.info, background: light.infoSoft },
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
  const pdf = createPdfWriter(document);
  addLane(pdf, report.lane);
  writeTitle(pdf, report);
  if (report.scores) writeResults(pdf, report);
  if (report.plan) writePlan(pdf, report.plan);
  addList(pdf, 'Talk about it with your doctor, nurse or therapist', questionsForAClinician);
  if (report.sources.length > 0) addLinks(pdf, 'Sources', report.sources);
  pdf.finish(`${report.product}, ${report.madeOn}`);
  return whole;
}

function writeTitle(pdf: PdfWriter, report: Report): void {
  addTitle(pdf, report.product);
  addSubtitle(pdf, report.name ? `Report of ${report.name}` : 'Report');
  if (report.period) addText(pdf, `Played: ${report.period}`);
  addText(pdf, `Made on ${report.madeOn}`);
  pdf.space(6);
  addText(pdf, notADiagnosis);
  pdf.space(6);
  if (report.found) addText(pdf, report.found);
  addMeter(pdf, report.progress);
  if (report.skipped) addText(pdf, report.skipped);
  if (!report.scores) addText(pdf, 'Your score and results will be displayed here');
}

function writeResults(pdf: PdfWriter, { scores, parts, kinds, changed, missed }: Report): void {
  if (scores) addPanel(pdf, scores.words, scores.meters);
  addHeading(pdf, 'The parts', 120);
  for (const part of parts) writePart(pdf, part);
  if (kinds.length > 0) {
    addHeading(pdf, 'What you notice', 40);
    for (const kind of kinds) addKind(pdf, kind);
  }
  if (changed) writeChanges(pdf, changed);
  if (missed.length > 0) {
    addHeading(pdf, 'Worth another look', 130);
    for (const { title, why, picture } of missed) addLesson(pdf, title, why, existingPicture(picture));
  }
}

function writeChanges(pdf: PdfWriter, { sentences, sureAndWrong }: ReportChanges): void {
  const [first, ...others] = sentences;
  addHeading(pdf, 'What changed', 60);
  if (first !== undefined) addLead(pdf, first);
  for (const sentence of others) addText(pdf, sentence);
  if (sureAndWrong.length > 0) addColumns(pdf, 'Sure, but worth another look', sureAndWrong);
}

function writePlan(pdf: PdfWriter, { chosen, rooms }: ReportPlan): void {
  addHeading(pdf, 'My plan', 60);
  if (chosen) {
    addLead(pdf, `What I do first: ${chosen.what}`);
    for (const fact of chosen.facts) addText(pdf, fact);
  }
  for (const { name, things } of rooms) addColumns(pdf, name, things);
}

function writePart(pdf: PdfWriter, { title, answered, of, lines, circles }: ReportPart): void {
  addPart(
    pdf,
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
