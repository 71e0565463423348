/**
 * One behavior that is broken on purpose. `npm run breaks` applies each break to a copy of the repository in turn and
 * expects a test to fail, of `npm test` or of the full run. A break stands in `x.breaks.yaml` beside `x.test.ts`: list.ts says how.
 */
export type Break = {
  /** The behavior that is taken away, as a statement: "A second press of Pay is ignored". */
  readonly behavior: string;
  /** The file that lists it; all files are paths from the root of the repository. */
  readonly list: string;
  /** The file to change. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  /** The text that replaces it; the result must still compile. */
  readonly replace: string;
  /** The test file that fails then: a Vitest file, or a journey in `e2e/`. */
  readonly noticedBy: string;
  /** Only the tests whose title contains this text are run; "group › test" stands for a test of a group. */
  readonly title?: string | undefined;
  /** Why the result need not compile. */
  readonly exemptFromTypes?: string | undefined;
  /** Why no test notices it yet; without a reason, an unnoticed break fails the command. */
  readonly unnoticedBecause?: string | undefined;
};
