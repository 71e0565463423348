/** A browser driven as a person would: what is looked for is named by XPath, what is read by an expression of the page. */
export type Engine = {
  version: string;
  open(url: string): Promise<void>;
  /** Waits for the element, then clicks or taps it. */
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  read(expression: string): Promise<unknown>;
  /** Waits until an expression holds; fails with `what` after a minute. */
  until(what: string, expression: string): Promise<void>;
  close(): Promise<void>;
};

export const waitsMs = 60_000;
