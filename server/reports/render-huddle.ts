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
/** Widths of a picture in points, the largest first: two fill the page at first. */
const pictureWidths = [240, 210, 180, 150, 120, 90] as const;

/**
 * Renders the page for a huddle as a tagged PDF, with pictures as large as one page allows, else with one thing less to try,
 * else in smaller letters.
 */
export function renderHuddle(huddle: Huddle): Promise<Uint8Array> {
  const fewer = { ...huddle, week: huddle.week.slice(0, 1) };
  const layouts = [
    { of: huddle, letters: type },
    { of: fewer, letters: type },
    { of: fewer, letters: smallerType },
  ].flatMap(({ of, letters }) => pictureWidths.map((width) => () => draw(of, width, letters)));
  let drawn = draw(huddle, pictureWidths[0], type);
  for (const drawSmaller of layouts.slice(1)) {
    if (drawn.document.bufferedPageRange().count === 1) break;
    drawn = drawSmaller();
  }
  drawn.pdf.finish(`${huddle.product}, ${huddle.facility}`);
  return drawn.whole;
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
