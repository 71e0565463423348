import type { Page } from '@playwright/test';

/** The journeys that a browser may be unkind to. */
export type Journey = 'try one exercise' | 'log in and answer' | 'read and get help';

/** One way in which a browser of the people who play differs from a new Chromium. */
export type Condition = {
  /** In people's words, as a part of the title of its tests. */
  readonly name: string;
  /** Called before the first page is opened. */
  readonly arrange: (page: Page) => Promise<unknown>;
  /** Journeys that `npm test` runs under it; the others run with FULL=1. */
  readonly journeys: readonly Journey[];
  /** Journeys that it forbids, each with the words that the person reads then. */
  readonly forbids?: Readonly<Partial<Record<Journey, RegExp>>>;
  /** What the browser logs then. */
  readonly expectedErrors?: readonly RegExp[];
};
