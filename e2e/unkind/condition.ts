import type { BrowserContextOptions } from '@playwright/test';
import type { Options } from '../setup/options.ts';
import type { Does, JourneyName, Stage } from './journey.ts';

type Act = (stage: Stage) => Promise<unknown>;

/** One way in which a condition shows. */
export type Way = {
  /** Called before the first page is opened. @returns what undoes it, if it lasts longer than the page */
  readonly arrange?: (stage: Stage) => Promise<unknown>;
  /** What happens after a step of any journey that has it. */
  readonly after?: Readonly<Partial<Record<Does, Act>>>;
  /** What is seen after a step, in place of what is seen otherwise. */
  readonly sees?: Readonly<Partial<Record<Does, Act>>>;
  /** Steps that fail the first time, with the words that are read then; they are done once more. */
  readonly failsFirst?: Readonly<Partial<Record<Does, RegExp>>>;
  /** Called at the end of the journey. */
  readonly end?: Act;
  /** Steps that it forbids, with the words that are read then, or what is seen. There the journey ends. */
  readonly forbids?: Readonly<Partial<Record<Does, RegExp | Act>>>;
  /** Journeys in which it makes a difference, if neither a step above nor the whole browser says so. */
  readonly showsIn?: readonly JourneyName[];
  /** Journeys in which it changes nothing, with the reason. */
  readonly notIn?: Readonly<Partial<Record<JourneyName, string>>>;
};

/** How a browser of the people who play, or what is around it, differs from a new Chromium beside the server. */
export type Condition = {
  /** Each is met in a journey in which it shows (cells.ts). */
  readonly ways: Readonly<Record<string, Way>>;
  /** What the context of the browser needs. */
  readonly use?: BrowserContextOptions & Partial<Options>;
  /** What the browser logs then. */
  readonly expectedErrors?: RegExp;
};
