import type { Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import { paths } from '#contract/pages/paths.ts';
import { makeReport } from '#contract/reports.ts';
import { openAfter } from '#e2e/screens/open-play.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { mockFullReport } from '#e2e/steps/full-report.ts';
import { type ReadPdf, readPdf } from '#server/testing/read-pdf.ts';
import { atLeast, atMost, counted, once } from '../check.ts';
import {
  controlsInView,
  figuresToldAgain,
  headingsLike,
  pageHeight,
  textsLike,
  viewsUntil,
} from '../measures.ts';
import type { Walk } from '../walk.ts';
import { common } from './common.ts';

/** The three lines of the specification. */
const box = /^(You have answered \d+ out of|First attempt correct score|Multiple try score)/;

const inTab = [
  atMost(
    'Page, px high',
    pageHeight,
    { '1280x720 20': 2000, '390x664 20': 3200 },
    '7,929 at 390x664, 5,619 at 820x1180, 4,087 at 1280x720',
  ),
  atLeast('Lines of the specified box', textsLike(box), 3),
  atMost('Views until the specified box has ended', viewsUntil(box), 2, '3 to 7'),
  atMost('Times that "Answered X/Y exercises" is told', textsLike(/^Answered \d+\/\d+/), 1, '3'),
  atMost('Figures told again', figuresToldAgain(20), 0),
  atMost('Headings "Your score"', headingsLike(/score/i), 1),
  atMost('Controls in view', controlsInView, 20, '104 on the page'),
  ...common,
];

const linesOf = (page: string) => page.split('\n').filter((line) => line.trim() !== '').length;

const plain = (text: string) => text.replaceAll(/\s/g, '');

/** What the browser prints of the tab, text by text. */
async function readPrinted(page: Page): Promise<string[]> {
  await page.goto(`${paths.dashboard}?tab=Reports`);
  await page.getByText(/^Multiple try score/).waitFor();
  // The sheet is there as long as the browser prints.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const texts = await page.locator('body > article').evaluate((article) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    return found;
  });
  return texts.map(plain).filter((text) => text !== '');
}

/** What is counted in the PDF, which has no views. */
const inPdf: Record<string, (pdf: ReadPdf) => number> = {
  pages: ({ pages }) => pages.length,
  questions: ({ pages }) =>
    (/Three questions(.*)One thing at home/s.exec(pages[0] ?? '')?.[1]?.match(/\?/g) ?? []).length,
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
      const asked = await page.request.get(path, { headers: headersOf({ token }) });
      const { report } = await asked.json();
      const pdf = await readPdf(await (await page.request.get(new URL(report).pathname)).body());
      const first = plain(pdf.pages[0] ?? '');
      const missing = (await readPrinted(page)).filter((text) => !first.includes(text));
      return {
        ...Object.fromEntries(Object.entries(inPdf).map(([what, count]) => [what, `${count(pdf)}`])),
        missing: `${missing.length}`,
      };
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
          atMost('Printed texts that page 1 has not', counted('missing'), once(0)),
        ],
      },
    ],
  },
];
