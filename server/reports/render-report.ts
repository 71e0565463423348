import { tellsNoticed } from '#contract/rules/doctor-page.ts';
import { stillFile } from '#server/lib/still-file.ts';
import type { Report, ReportDoctor } from '#server/services/report.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { addAnswerRoom, addBlanks, addHome, addPair, addQuestions } from './pdf/pdf-doctor.ts';
import { addRows } from './pdf/pdf-lists.ts';
import { addHeading, addSmallText, addText, onPaper, subhead } from './pdf/pdf-text.ts';
import { createPdfWriter, type PdfWriter, primary } from './pdf/pdf-writer.ts';
import { reportTexts } from './report-texts.ts';

/** In points: fifty exercises in type for older eyes fill two pages of Letter paper. */
const margins = { top: 30, bottom: 48 };
/** The sources that the third page has room for, in letters. */
const longestSources = 321;

/** Renders a report as a tagged PDF with embedded fonts: a page for the doctor, and two pages with every exercise. */
export function renderReport(report: Report): Promise<Uint8Array> {
  const { language, product, name, doctor, day } = report;
  const words = reportTexts[language];
  const { document, whole } = createPdf(
    report,
    {
      Title: words.pdfTitle({ product, name }),
      ...{ Author: product, Subject: words.pdfSubject },
    },
    margins,
  );
  const pdf = createPdfWriter(document, onPaper, language);
  pdf.put('H1', name ? words.doctorTitleOf({ name }) : words.doctorTitle, {
    ...{ size: 26, bold: true, color: primary },
  });
  addText(pdf, words.whatItIs({ product, day }));
  addText(pdf, words.notADiagnosis);
  if (doctor) {
    addBlanks(pdf, [words.ownName, words.dateOfBirth]);
    writeDoctorPage(pdf, words, doctor);
    document.addPage();
  }
  writeResults(pdf, words, report);
  pdf.finish(`${product}, ${report.madeOn}`);
  return whole;
}

type Words = (typeof reportTexts)[Report['language']];

function writeDoctorPage(
  pdf: PdfWriter,
  words: Words,
  { measured, noticedWell, worthAnotherLook, home, questions }: ReportDoctor,
): void {
  addHeading(pdf, words.threeQuestions, 60);
  addQuestions(pdf, questions);
  addHeading(pdf, words.atHome, 120);
  const file = home?.picture ? stillFile(home.picture.file) : null;
  addHome(
    pdf,
    home ?? { what: words.wantToChange, facts: [] },
    file === null ? null : { file, alt: home?.picture?.description ?? '' },
  );
  addHeading(pdf, words.inTheGame, 160);
  const good = { title: words.noticesWell, lines: noticedWell.length > 0 ? noticedWell : [words.tooEarly] };
  addPair(pdf, tellsNoticed({ noticedWell, worthAnotherLook }) ? good : null, {
    title: words.worthAnotherLook,
    lines: worthAnotherLook.length > 0 ? worthAnotherLook : [words.nothingForNow],
  });
  pdf.space(4);
  addSmallText(pdf, measured.join(' '));
  addAnswerRoom(pdf, words.doctorSaid);
}

function writeResults(
  pdf: PdfWriter,
  words: Words,
  { progress, skipped, scores, parts, sources }: Report,
): void {
  pdf.put('H2', words.allExercises, { size: 18, bold: true, color: primary });
  addText(pdf, [progress, skipped].filter(Boolean).join('. '));
  if (!scores) addText(pdf, words.noScore);
  for (const line of scores ?? []) addText(pdf, line);
  for (const { title, lines, rows } of parts) {
    pdf.space(2);
    pdf.keepTogether(rows.length > 0 ? 60 : 40);
    pdf.put('H3', title, subhead);
    pdf.put('P', lines.join('. '));
    if (rows.length > 0) addRows(pdf, rows);
  }
  pdf.space(4);
  if (sources.length > 0) addSmallText(pdf, words.sources({ list: whatFits(sources) }));
}

/** The game names all sources; the paper those of the first missed exercises. */
function whatFits(sources: readonly string[]): string {
  let list = '';
  for (const source of sources) {
    if (list.length + source.length > longestSources) break;
    list += `${source}; `;
  }
  return list.slice(0, -2);
}
