import type { Hands } from '../unkind/chance.ts';

/** A browser that is driven like a user would: elements are found by XPath, values are read by evaluating an expression. */
export type Engine = Omit<Hands, 'open'> & {
  version: string;
  open(url: string): Promise<void>;
  /** Waits for the element, then clicks or taps it. */
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Waits until an expression is true; fails with `what` after a minute. */
  until(what: string, expression: string): Promise<void>;
  /** How many tabs and windows are open. */
  countTabs(): Promise<number>;
  /** What would be on paper, where the driver can make it. */
  pdf?(): Promise<Uint8Array>;
  /** Lets pages that are opened from now on treat presses as those of a person, where the driver can. */
  pressAsAPerson?(): Promise<unknown>;
  close(): Promise<void>;
};

export const timeoutMs = 60_000;
