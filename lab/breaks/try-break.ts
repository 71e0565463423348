import { applyBreak } from './apply.ts';
import type { Break } from './break.ts';
import { isJourney } from './list.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run-command.ts';
import { runTests } from './run-tests.ts';
import type { ScratchCopy } from './scratch-copy.ts';
import { typeErrorOf } from './types.ts';
import { isBuiltInto, webBuildIn } from './web-build.ts';

export type Verdict = { isNoticed: true; by: string } | { isNoticed: false; reason: string };

/** Makes a function that applies one break to the copy, reports whether its test notices, and restores the copy. */
export function breaksIn(copy: ScratchCopy, run: Run) {
  const controls = new Map<string, Promise<Outcome>>();
  const web = webBuildIn(copy.folder, run);

  /** The same tests without the break: one that fails anyway notices nothing. */
  function control(one: Break): Promise<Outcome> {
    const key = JSON.stringify([one.noticedBy, one.title]);
    const known = controls.get(key) ?? runTests(one, copy.folder, run);
    controls.set(key, known);
    return known;
  }

  return async (one: Break): Promise<Verdict> => {
    const rebuilds = isJourney(one.noticedBy) && isBuiltInto(one.file);
    if (isJourney(one.noticedBy)) await web.makeOnce();
    const before = await control(one);
    if (before.kind !== 'passed')
      return unnoticed(`without the break its test is not green: ${wordsOf(before)}`);
    const text = await copy.read(one.file);
    await copy.write(one.file, applyBreak(text, one));
    try {
      const buildError = rebuilds ? await web.build() : null;
      if (buildError !== null) return unnoticed(`the web app does not build: ${buildError}`);
      const [typeError, after] = await Promise.all([
        one.exemptFromTypes === undefined ? typeErrorOf(one.file, copy.folder, run) : null,
        runTests(one, copy.folder, run),
      ]);
      return verdictOf(typeError, after, one);
    } finally {
      await copy.write(one.file, text);
      if (rebuilds) await web.restore();
    }
  };
}

/** A break counts as noticed only when it compiles and a test failed, no matter what else went wrong. */
export function verdictOf(typeError: string | null, after: Outcome, { noticedBy }: Break): Verdict {
  if (typeError !== null) return unnoticed(`it does not compile: ${typeError}`);
  if (after.kind !== 'failed') return unnoticed(wordsOf(after));
  return { isNoticed: true, by: `${noticedBy} › ${after.tests[0]}` };
}

function unnoticed(reason: string): Verdict {
  return { isNoticed: false, reason };
}

function wordsOf(outcome: Outcome): string {
  if (outcome.kind === 'broken') return outcome.reason;
  return outcome.kind === 'passed' ? 'every test passes' : `failed: ${outcome.tests.join(', ')}`;
}
