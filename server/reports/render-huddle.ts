import { stillFile } from '#server/lib/still-file.ts';
import type { Huddle } from '#server/services/huddle.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { addList } from './pdf/pdf-lists.ts';
import { addPictures } from './pdf/pdf-pictures.ts';
import { addSmallText, addSubtitle, addText, addTitle } from './pdf/pdf-text.ts';
import { createPdfWriter } from './pdf/pdf-writer.ts';
import { reportTexts } from './report-texts.ts';

/** Small, so that everything fits on one page. */
const margins = { top: 34, bottom: 62 };
const type = { size: 12.5, lineGap: 3 };
/** Where a language, a name and a title are all long. */
const smallerType = { size: 11, lineGap: 2 };
/** Widths of a picture in points: two of the largest fill the page. */
const pictureWidths = [90, 120, 150, 180, 210, 240] as const;

/**
 * Renders the page for a huddle as a tagged PDF, with pictures as large as one page allows, else with one thing less to try,
 * else in smaller letters.
 */
export function renderHuddle(huddle: Huddle): Promise<Uint8Array> {
  const fewer = { ...huddle, week: huddle.week.slice(0, 1) };
  const drawn =
    drawOnOnePage(huddle, type) ??
    drawOnOnePage(fewer, type) ??
    drawOnOnePage(fewer, smallerType) ??
    draw(fewer, pictureWidths[0], smallerType);
  drawn.pdf.finish(`${huddle.product}, ${huddle.facility}`);
  return drawn.whole;
}

/** Halves the widths that are left, as what fits with a picture fits with a smaller one. @returns null where none fits */
function drawOnOnePage(huddle: Huddle, letters: typeof type) {
  let widths: readonly number[] = pictureWidths;
  let fitting: ReturnType<typeof draw> | null = null;
  while (widths.length > 0) {
    // The smallest first: where it does not fit, nothing else is tried.
    const at = fitting === null ? 0 : Math.floor(widths.length / 2);
    const drawn = draw(huddle, widths[at] ?? 0, letters);
    const fits = drawn.document.bufferedPageRange().count === 1;
    if (!fits && fitting === null) return null;
    if (fits) fitting = drawn;
    widths = fits ? widths.slice(at + 1) : widths.slice(0, at);
  }
  return fitting;
}

function draw(huddle: Huddle, pictureWidth: number, letters: typeof type) {
  const { language, product, topic, figures, ask, why, week, sources, safety } = huddle;
  const words = reportTexts[language].huddle;
  const { document, whole } = createPdf(
    huddle,
    { Title: words.pdfTitle({ topic }), Author: product, Subject: words.pdfSubject },
    margins,
  );
  const pdf = createPdfWriter(document, letters, language);
  addTitle(pdf, words.title);
  addSubtitle(pdf, topic);
  if (figures) addText(pdf, figures);
  pdf.space(4);
  addPictures(
    pdf,
    huddle.pictures.flatMap((picture) => {
      const found = stillFile(picture.file);
      return found === null ? [] : [{ ...picture, file: found }];
    }),
    pictureWidth,
  );
  addList(pdf, words.ask, ask);
  addList(pdf, words.why, why);
  addList(pdf, words.week, week);
  pdf.space(10);
  addSmallText(pdf, words.sources({ list: sources.join('; ') }));
  addSmallText(pdf, safety);
  return { document, pdf, whole };
}
