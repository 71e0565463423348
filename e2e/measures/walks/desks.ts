import type { Page } from '@playwright/test';
import { atLeast, atMost, counted, type Facts, once } from '../check.ts';
import { namedInView, rowHeight, rowsInView, stopsUntil, wholeInView } from '../measures.ts';
import { fromScreen } from './from-screen.ts';

const member = /^(member-\d+|dorothy|margaret-elisabeth\S+|walter\.b|Ирина\S+|ana|ben)$/;
/** Masked, but for what was typed. */
const found = /^Open .*\*\*\*/;
const parts = /^(This week|Members|Add|Units|Figures|Administrators|Code and seats)$/;

/** How many times a key is pressed in the search until a result has the focus: 1, or far too many. */
async function countKeys(page: Page): Promise<Facts> {
  await page.getByRole('searchbox').first().press('ArrowDown');
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
  return { keys: found.test(name.trim()) ? '1' : '99' };
}

/** How many lines the highest row of all tables has, where a desk is as wide as it needs. */
async function countLines(page: Page): Promise<Facts> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('tbody tr').first().waitFor();
  return { lines: `${await page.evaluate(mostLines)}` };
}

/** Runs in the page. */
function mostLines(): number {
  return Math.max(...[...document.querySelectorAll('tbody tr')].map((row) => new Set(linesIn(row)).size));

  /** Lines that lie beside each other have nearly the same middle. */
  function linesIn(row: Element): number[] {
    const middles: number[] = [];
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top, bottom, width, height } of range.getClientRects())
        if (width > 1 && height > 1) middles.push((top + bottom) / 2);
    }
    return middles.map((one) => middles.find((other) => Math.abs(other - one) < 8) ?? one);
  }
}

const oneLineEach = (state: string, name: string) =>
  fromScreen(
    'operator',
    state,
    name,
    [atMost('Lines of the highest row', counted('lines'), once(1), '5')],
    countLines,
  );

/** A facility's people, and those that an operator finds. */
export const deskWalks = [
  fromScreen('facility', 'five thousand members', 'facility-many', [
    atLeast(
      'Whole members in view',
      rowsInView(member),
      {
        ...{ '1280x720 20': 10, '1180x820 20': 12, '820x1180 20': 14, '390x664 20': 5 },
        ...{ '1280x720 28': 6, '1180x820 28': 7, '820x1180 28': 9, '390x664 28': 3 },
      },
      '0 at 1280x720',
    ),
    atMost(
      'Row, px high',
      rowHeight(member),
      { '1280x720 20': 48, '1180x820 20': 48, '820x1180 20': 72, '390x664 20': 72 },
      '265 at 390x664, 130 at 1280x720',
    ),
    atLeast(
      'Parts one press away',
      namedInView(parts),
      {
        ...{ '1280x720 20': 7, '1180x820 20': 7, '820x1180 20': 7 },
        ...{ '1280x720 28': 7, '1180x820 28': 7, '820x1180 28': 7 },
        // On a phone one button opens them all.
        ...{ '390x664 20': 1, '390x664 28': 1 },
      },
      '0',
    ),
  ]),
  fromScreen(
    'operator',
    'search',
    'operator-people',
    [
      atLeast('Whole results in view', wholeInView(found), { '1280x720 20': 12, '390x664 20': 5 }, '0'),
      atMost('Presses of Tab to the first result', stopsUntil(found), 60),
      atMost('Keys from the search to the first result', counted('keys'), once(1)),
    ],
    countKeys,
  ),
  oneLineEach('codes', 'operator-codes'),
  oneLineEach('prices', 'operator-prices'),
  oneLineEach('receipts', 'operator-person'),
  oneLineEach('audit', 'desk-audit-log'),
];
