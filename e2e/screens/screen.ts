import type { Page } from '@playwright/test';

export type Screen = {
  name: string;
  path: string;
  /** Brings the page into the state to be captured. */
  prepare?: (page: Page) => Promise<void>;
  /** false: capture only the viewport, for dialogs. */
  wholePage?: boolean;
  /** Why the page may shift while it opens: something newer than what this device knew is inserted above the rest. */
  layoutShiftReason?: string;
  /** Only `npm run test:full` checks this screen in every appearance; the journeys visit it once. */
  full?: true;
  /** The server makes the page without the app, and the app's catalog has none of its texts. */
  withoutApp?: true;
};
