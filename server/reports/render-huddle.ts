import type { Huddle } from './huddle.ts';
import { createPdf } from './pdf/create-pdf.ts';
import { createPdfBlocks } from './pdf/pdf-blocks.ts';
import { stillFile } from './pdf/still-file.ts';

/** Less than that of a report, so that everything fits on one page. */
const topMargin = 34;

/** Renders the page for a huddle as a tagged PDF. */
export function renderHuddle(huddle: Huddle): Promise<Uint8Array> {
  const { product, topic, facility, figures, paper, ask, why, week, sources, safety } = huddle;
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
  );
  blocks.list('1. Ask', ask);
  blocks.list('2. Tell why', why);
  blocks.list('3. Try this on the ward this week', week);
  blocks.space(10);
  blocks.small(`Sources: ${sources.join('; ')}.`);
  blocks.small(safety);
  blocks.finish(`${product}, ${facility}`);
  return whole;
}
