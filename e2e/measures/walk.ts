import type { Page } from '@playwright/test';
import { type Check, type Facts, isWithin, limitIn } from './check.ts';
import { look } from './look.ts';
import type { Sight } from './sight.ts';
import { nameOf, pixelsOf, type View, type ViewName } from './views.ts';

/** States that are reached one after the other from one opening. */
export type Walk = {
  /** What `npm run screens` knows it by. */
  screen: string;
  /** Its name in the list of screens, if it is there. */
  listed?: string;
  open: (page: Page, url: string) => Promise<Facts>;
  states: readonly State[];
};

export type State = {
  name: string;
  /** Leads from the state before it to this one. */
  reach?: (page: Page, facts: Facts) => Promise<void>;
  checks: readonly Check[];
};

export type Figure = { view: ViewName; value: number; limit: number; isMet: boolean };

/** One measure of one state in each view. */
export type Row = Pick<Check, 'measure' | 'sign' | 'before' | 'limits'> & {
  state: string;
  figures: Figure[];
};

/** Reads a state in each view: the page is opened once, as its size and its texts change without a new load. */
async function readViews(
  page: Page,
  views: readonly View[],
  checks: readonly Check[],
): Promise<Map<ViewName, Sight>> {
  const sights = new Map<ViewName, Sight>();
  for (const view of views.filter((one) => checks.some((check) => limitIn(check, one) !== null))) {
    await page.setViewportSize(pixelsOf(view.size));
    await page.evaluate(showFromTop, view.textSize);
    sights.set(nameOf(view), await look(page));
  }
  return sights;
}

/** Sets the text size, scrolls page and dialogs to their top, and waits until all stands still. Runs in the page. */
async function showFromTop(textSize: number) {
  document.documentElement.dataset.textSize = `${textSize}`;
  // Players have no notice of the sandbox.
  const notice = document.querySelector<HTMLElement>('header > p');
  if (notice) notice.style.display = 'none';
  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
  await settled();
  scrollTo(0, 0);
  for (const box of document.querySelectorAll('[role=dialog], [role=dialog] *, [role=alertdialog] *'))
    if (box.scrollTop > 0) box.scrollTop = 0;
  await settled();
}

type Target = { page: Page; url: string };

/** Opens a walk, on a page that shows nothing yet, and visits each of its states. */
export async function visitStates(
  { page, url }: Target,
  { open, states }: Walk,
  visit: (state: State, facts: Facts) => Promise<void>,
): Promise<void> {
  const facts = await open(page, url);
  for (const state of states) {
    await state.reach?.(page, facts);
    await visit(state, facts);
  }
}

/** Measures each state of a walk in these views. */
export async function takeWalk(target: Target, walk: Walk, views: readonly View[]): Promise<Row[]> {
  const rows: Row[] = [];
  let earlier = new Map<ViewName, Sight>();
  await visitStates(target, walk, async ({ name, checks }, facts) => {
    const sights = await readViews(target.page, views, checks);
    for (const check of checks) {
      const figures = views.flatMap((one): Figure[] => {
        const [view, limit] = [nameOf(one), limitIn(check, one)];
        const sight = sights.get(view);
        if (!sight || limit === null) return [];
        const value = check.read(sight, facts, earlier.get(view) ?? null);
        return [{ view, value, limit, isMet: isWithin(check, value, limit) }];
      });
      const { measure, sign, before, limits } = check;
      rows.push({ state: `${walk.screen}: ${name}`, measure, sign, before, limits, figures });
    }
    earlier = sights;
  });
  return rows;
}
