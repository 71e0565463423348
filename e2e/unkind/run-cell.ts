import { expectTrueWord } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { Way } from './condition.ts';
import { type Journey, type JourneyName, type Stage, type Step, stepsOf } from './journey.ts';

/** Takes a journey under one way of a condition, until its end or until what the condition forbids. */
export async function runCell(
  stage: Stage,
  [name, journey]: readonly [JourneyName, Journey],
  way: Way,
): Promise<void> {
  const steps = await journey(stage);
  expect(steps.map(({ does }) => does)).toEqual(stepsOf[name]);
  const undo = await way.arrange?.(stage);
  try {
    for (const step of steps) {
      await takeStep(stage, step, way);
      if (way.forbids?.[step.does]) break;
    }
    await way.end?.(stage);
  } finally {
    if (typeof undo === 'function') undo();
  }
}

async function takeStep(stage: Stage, step: Step, way: Way): Promise<void> {
  const { page } = stage;
  const reads = (words: RegExp) =>
    expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await step.act();
  const [forbidden, firstFailure] = [way.forbids?.[step.does], way.failsFirst?.[step.does]];
  if (typeof forbidden === 'function') return void (await forbidden(stage));
  if (forbidden) return reads(forbidden);
  if (firstFailure) {
    await reads(firstFailure);
    const okay = page.getByRole('alertdialog').getByRole('button', { name: 'Okay' });
    if (await okay.isVisible()) await okay.click();
    await step.act();
  }
  await (way.sees?.[step.does]?.(stage) ?? step.sees());
  await way.after?.[step.does]?.(stage);
  await expectTrueWord(page);
}
