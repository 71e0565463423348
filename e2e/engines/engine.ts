/** A browser that is driven like a user would: elements are found by XPath, values are read by evaluating an expression. */
export type Engine = {
  version: string;
  open(url: string): Promise<void>;
  /** Waits for the element, then clicks or taps it. */
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  read(expression: string): Promise<unknown>;
  /** Waits until an expression is true; fails with `what` after a minute. */
  until(what: string, expression: string): Promise<void>;
  close(): Promise<void>;
};

export const timeoutMs = 60_000;
