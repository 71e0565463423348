import { paths } from '#contract/pages/paths.ts';
import { listPlanChanges, type PlanChange } from '#contract/plans.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, jumpTo, press, readGame } from '#e2e/steps/game.ts';

test('at one table: cards after the reason and at the end of a part, and one thing goes into the plan with a name', {
  tag: ['@full', '@everyway'],
}, async ({ page }) => {
  const person = await signUp(page.request, 'facility');
  const headers = headersOf(person);
  const game = await readGame(page, person.token);
  const [part] = game.parts;
  const talk = page.getByRole('region', { name: /talk it over/i });
  await openAs(page, person, paths.dashboard);
  await press(page, 'Play with somebody');
  await page.getByLabel('Their first name').fill('Anna');
  await expectAccessibilityRules(page);
  await press(page, 'Somebody is here with me');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, 1);
  await answerRight(page, game, 1);
  await expect(talk).toContainText('Anna asks');
  await expect(talk.getByRole('listitem')).toHaveText([part?.talk.after_reason[0] ?? '']);
  await talk.getByRole('button', { name: 'Put it in my plan, with Anna' }).click();
  await expect(talk).toContainText(`In your plan: ${game.exercises[0]?.try} Who helps: Anna`);
  await expectAccessibilityRules(page);
  const kept = async (): Promise<PlanChange[]> =>
    (await (await page.request.get(listPlanChanges.path, { headers })).json()).changes;
  await expect
    .poll(kept)
    .toMatchObject([
      { kind: 'chosen', exerciseId: 1, what: game.exercises[0]?.try, helper: 'Anna', when: 'thisWeek' },
    ]);
  await press(page, 'Continue');

  await jumpTo(page, 3);
  await answerRight(page, game, 3);
  await expect(talk.getByRole('heading', { level: 3 })).toHaveText('The end of part 1: talk it over');
  await expect(talk.getByRole('listitem')).toHaveText([...(part?.talk.cards ?? [])]);
  await press(page, 'Pause the game');

  await press(page, 'Play with somebody');
  await expect(page.getByText('Anna is here with you.')).toBeVisible();
  await press(page, 'I am alone again');
  await page.keyboard.press('Escape');
  await press(page, 'See why again');
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
  await expect(talk).toHaveCount(0);
});
