import { FILMED } from '#content/filmed.ts';
import { paths } from '#contract/pages/paths.ts';
import { makeReport } from '#contract/reports.ts';
import { openAfter } from '#e2e/screens/open-play.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { mockFullReport } from '#e2e/steps/full-report.ts';
import { type ReadPdf, readPdf } from '#server/testing/read-pdf.ts';
import { atLeast, atMost, counted, once } from '../check.ts';
import { controlsInView, headingsLike, pageHeight, textsLike, viewsUntil } from '../measures.ts';
import type { Walk } from '../walk.ts';
import { common } from './common.ts';

const inTab = [
  atMost(
    'Page, px high',
    pageHeight,
    { '1280x720 20': 2000, '390x664 20': 3200 },
    '7,929 at 390x664, 5,619 at 820x1180, 4,087 at 1280x720',
  ),
  atMost('Views until the scores are read', viewsUntil(/^Multiple try score/), 2, '3 to 7'),
  atMost('Times that "Answered X/Y exercises" is told', textsLike(/^Answered \d+\/\d+/), 1, '3'),
  atMost('Headings "Your score"', headingsLike(/score/i), 1),
  atMost('Controls in view', controlsInView, 20, '104 on the page'),
  ...common,
];

const linesOf = (page: string) => page.split('\n').filter((line) => line.trim() !== '').length;

/** What is counted in the PDF, which has no views. */
const inPdf: Record<string, (pdf: ReadPdf) => number> = {
  pages: ({ pages }) => pages.length,
  questions: ({ pages }) => (pages[0]?.match(/\?/g) ?? []).length,
  home: ({ pages }) => (/At home/i.test(pages[0] ?? '') ? 1 : 0),
  fewestLines: ({ pages }) => Math.min(...pages.map(linesOf)),
  boxes: ({ boxes }) => boxes,
};

/** The results: the tab, and the page for the doctor. */
export const paperWalks: Walk[] = [
  {
    screen: 'reports',
    open: async (page) => {
      await mockFullReport(page);
      await openAs(page, await signUp(page.request, 'facility'), `${paths.dashboard}?tab=Reports`);
      await page.getByText(/^Multiple try score/).waitFor();
      return {};
    },
    states: [{ name: 'fifty answered', checks: inTab }],
  },
  {
    screen: 'report-pdf',
    open: async (page) => {
      await openAfter(page, FILMED);
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const path = makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
      const asked = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
      const { report } = await asked.json();
      const pdf = await readPdf(await (await page.request.get(new URL(report).pathname)).body());
      return Object.fromEntries(Object.entries(inPdf).map(([what, count]) => [what, `${count(pdf)}`]));
    },
    states: [
      {
        name: 'fifty answered',
        checks: [
          atMost('Pages', counted('pages'), once(3), '6'),
          atLeast('Questions on page 1', counted('questions'), once(3), '0, on page 5'),
          atLeast('What to do at home on page 1', counted('home'), once(1), '0'),
          atLeast('Lines on the page with the fewest', counted('fewestLines'), once(5), 'under 5'),
          atMost('Signs without a glyph', counted('boxes'), once(0)),
        ],
      },
    ],
  },
];
