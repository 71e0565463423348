import { stillFile } from '#server/lib/still-file.ts';
import type { Report, ReportDoctor } from '#server/services/report.ts';
import { notADiagnosis } from './fixed-words.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { addAnswerRoom, addHome, addPair, addQuestions } from './pdf/pdf-doctor.ts';
import { addRows } from './pdf/pdf-lists.ts';
import { addHeading, addSmallText, addText, onPaper, subhead } from './pdf/pdf-text.ts';
import { createPdfWriter, type PdfWriter, primary } from './pdf/pdf-writer.ts';

/** In points: fifty exercises in type for older eyes fill two pages of Letter paper. */
const margins = { top: 30, bottom: 48 };
/** The sources that the third page has room for. */
const longestSources = 330;

/** Renders a report as a tagged PDF with embedded fonts: a page for the doctor, and two pages with every exercise. */
export function renderReport(report: Report): Promise<Uint8Array> {
  const { product, name, paper, doctor } = report;
  const { document, whole } = createPdf(
    paper,
    { Title: `${product}: report of ${name}`, Author: product, Subject: 'Learning report' },
    margins,
  );
  const pdf = createPdfWriter(document, onPaper);
  pdf.put('H1', name ? `${name}'s page for the doctor` : 'A page for the doctor', {
    ...{ size: 26, bold: true, color: primary },
  });
  addText(pdf, `${product}, a learning game, not a medical test. ${report.day}`);
  addSmallText(pdf, notADiagnosis);
  if (doctor) {
    writeDoctorPage(pdf, doctor);
    document.addPage();
  }
  writeResults(pdf, report);
  pdf.finish(`${product}, ${report.madeOn}`);
  return whole;
}

function writeDoctorPage(
  pdf: PdfWriter,
  { measured, noticedWell, worthAnotherLook, home, questions }: ReportDoctor,
): void {
  pdf.space(4);
  for (const sentence of measured) pdf.put('P', sentence, { size: 18, bold: true, color: primary });
  addPair(pdf, [
    { title: 'Notices well', lines: noticedWell.length > 0 ? noticedWell : ['Too early to say'] },
    {
      title: 'Worth another look',
      lines: worthAnotherLook.length > 0 ? worthAnotherLook : ['Nothing for now'],
    },
  ]);
  addHeading(pdf, 'At home', 120);
  const file = home?.picture ? stillFile(home.picture.file) : null;
  addHome(pdf, home, file === null ? null : { file, alt: home?.picture?.description ?? '' });
  addHeading(pdf, 'Three questions to ask', 60);
  addQuestions(pdf, questions);
  addAnswerRoom(pdf, 'What the doctor said');
}

function writeResults(pdf: PdfWriter, { progress, skipped, scores, parts, sources }: Report): void {
  pdf.put('H2', 'All exercises', { size: 18, bold: true, color: primary });
  addText(pdf, [progress, skipped].filter(Boolean).join('. '));
  if (!scores) addText(pdf, 'Your score and results will be displayed here');
  for (const line of scores ?? []) addText(pdf, line);
  for (const { title, lines, rows } of parts) {
    pdf.space(2);
    pdf.keepTogether(rows.length > 0 ? 60 : 40);
    pdf.put('H3', title, subhead);
    pdf.put('P', lines.join('. '));
    if (rows.length > 0) addRows(pdf, rows);
  }
  pdf.space(4);
  if (sources.length > 0) addSmallText(pdf, sourcesThatFit(sources));
}

/** The game names all sources; the paper those of the first missed exercises. */
function sourcesThatFit(sources: readonly string[]): string {
  let words = 'Sources: ';
  for (const source of sources) {
    if (words.length + source.length > longestSources) break;
    words += `${source}; `;
  }
  return `${words.slice(0, -2)}. The game names the sources below each answer.`;
}
