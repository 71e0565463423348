export type Options = {
  /** Console errors that the test is about, such as the browser's own line about a 404. */
  expectedErrors: RegExp[];
  /** Whether the person has a mouse or a finger, or keys alone. */
  hands: 'pointer' | 'keyboard';
  /** The long proofs: screens are looked at in every view. */
  everyView: boolean;
};
