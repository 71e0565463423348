import type { Huddle } from '#server/services/huddle.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { createPdfBlocks } from './pdf/pdf-blocks.ts';
import { stillFile } from './pdf/still-file.ts';

/** Less than that of a report, so that everything fits on one page. */
const topMargin = 34;
/** Widths of a picture in points, the largest first: two fill the page at first. */
const pictureWidths = [240, 210, 180, 150, 120, 90];

/** Renders the page for a huddle as a tagged PDF, with pictures as large as one page allows. */
export function renderHuddle(huddle: Huddle): Promise<Uint8Array> {
  const [first = 0, ...smaller] = pictureWidths;
  let drawn = draw(huddle, first);
  for (const width of smaller) {
    if (drawn.document.bufferedPageRange().count === 1) break;
    drawn = draw(huddle, width);
  }
  drawn.blocks.finish(`${huddle.product}, ${huddle.facility}`);
  return drawn.whole;
}

function draw(huddle: Huddle, pictureWidth: number) {
  const { product, topic, figures, paper, ask, why, week, sources, safety } = huddle;
  const { document, whole } = createPdf(
    paper,
    {
      Title: `Five-minute huddle: ${topic}`,
      Author: product,
      Subject: 'Page for a team meeting',
    },
    topMargin,
  );
  const blocks = createPdfBlocks(document);
  blocks.title('Five-minute huddle');
  blocks.subtitle(topic);
  if (figures) blocks.text(figures);
  blocks.space(4);
  blocks.pictures(
    huddle.pictures.flatMap(({ file, words, alt }) => {
      const found = stillFile(file);
      return found === null ? [] : [{ file: found, words, alt }];
    }),
    pictureWidth,
  );
  blocks.list('1. Ask', ask);
  blocks.list('2. Tell why', why);
  blocks.list('3. Try this on the ward this week', week);
  blocks.space(10);
  blocks.small(`Sources: ${sources.join('; ')}.`);
  blocks.small(safety);
  return { document, blocks, whole };
}
