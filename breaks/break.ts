/**
 * One behavior that is broken on purpose. `npm run breaks` applies each break to a copy of the repository in turn and
 * expects a test of `npm test` to fail.
 */
export type Break = {
  /** The behavior that is taken away, as a statement: "A second press of Pay is ignored". */
  readonly behavior: string;
  /** The file to change, from the root of the repository. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  /** The text that replaces it; the result must still compile. */
  readonly replace: string;
  /** The test file of `npm test` that fails then: a Vitest file, or a journey in `e2e/`. */
  readonly noticedBy: string;
  /** Only the tests whose title contains this text are run. */
  readonly title?: string;
  /** Why the result need not compile. */
  readonly exemptFromTypes?: string;
  /** Why no test of `npm test` notices it yet; without a reason, an unnoticed break fails the command. */
  readonly unnoticedBecause?: string;
};
