import type { APIRequestContext, Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import { switchFacilityForms } from '#contract/facility-figures.ts';
import { answerFacilityForm, getFacilityForm } from '#contract/facility-forms.ts';
import { addUnit } from '#contract/facility-units.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules, horizontalOverflow } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import {
  answerToExercise1,
  createFacility,
  headersOf,
  openAs,
  signUp,
  verifyFacility,
} from '#e2e/steps/accounts.ts';
import { speedUp } from '#e2e/steps/game.ts';
import { openFacilityPart } from '#e2e/steps/phone.ts';
import { answerMoment, picture } from '#e2e/steps/test-form.ts';

/** A facility's own figures: sixteen pictures before and after, and the falls that its staff counts. */

// Falls without resident days are refused.
test.use({ expectedErrors: [/status of 422/] });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A verified facility with two units; so many people of the first one are counted already. */
async function facilityWithUnits(request: APIRequestContext, server: TestServer, people: number) {
  const { administrator, code } = await createFacility(request);
  await verifyFacility(server, code);
  for (const name of ['Cedar house', 'Elm house'])
    await request.post(addUnit.path, { headers: headersOf(administrator), data: { name } });
  if (people > 0)
    await server.query(
      `insert into facility_form_groups (facility_id, unit_id, people, pictures, right_before, right_after, squares_before,
         squares_after, counted_at)
       select facility_id, id, $2::int, 16, $2::int * 8, $2::int * 12, $2::int * 68, $2::int * 146, now() from units
       where name = 'Cedar house' and facility_id =
         (select facility_id from facility_members where account_id = $1)`,
      [administrator.user.userId, people],
    );
  return { administrator, code };
}

for (const [where, view, textSize, tag] of [
  ['at a desk', { width: 1280, height: 720 }, 20, []],
  ['on a phone with large text', { width: 390, height: 664 }, 28, ['@full']],
] as const)
  test(`an administrator asks members, reads the figures, and enters falls, ${where}`, {
    tag: [...tag],
  }, async ({ page, request, server, baseURL }) => {
    await page.setViewportSize(view);
    await setSettingsCookie(page, baseURL ?? '', { textSize });
    const { administrator } = await facilityWithUnits(request, server, 24);
    await openAs(page, administrator, paths.facility);
    await openFacilityPart(page, 'Figures');
    await expect(page).toHaveURL(paths.facilityFigures);
    await page.getByRole('button', { name: 'Ask my members' }).click();
    await expect(page.getByText('Your members are asked.')).toBeVisible();
    const all = card(page, 'All together');
    await expect(all.getByText('24 members')).toBeVisible();
    await expect(all.getByText('50%', { exact: true })).toBeVisible();
    await expect(all.getByText('75%', { exact: true })).toBeVisible();
    await expect(card(page, 'Cedar house')).toBeVisible();
    await expect(page.getByText('Fewer than 5 to show: Elm house.')).toBeVisible();
    await expectAccessibilityRules(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.getByLabel('Show', { exact: true }).selectOption('Elm house');
    await page
      .getByRole('button', { name: /^Enter/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Falls', { exact: true }).fill('2');
    await dialog.getByLabel('Resident days', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Save the numbers' }).click();
    await expect(
      dialog.getByRole('link', { name: 'There were falls, so there were resident days. Please enter them.' }),
    ).toBeVisible();
    await expectAccessibilityRules(page);
    await dialog.getByLabel('Resident days', { exact: true }).fill('800');
    await dialog.getByRole('button', { name: 'Save the numbers' }).click();
    await expect(page.getByText('Saved: falls 2, resident days 800.')).toBeVisible();
    await expect(page.getByRole('cell', { name: '2.5' })).toBeVisible();
    await page.getByRole('button', { name: /^Correct/ }).click();
    await dialog.getByLabel('Falls', { exact: true }).fill('0');
    await dialog.getByLabel('Resident days', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Save the numbers' }).click();
    await expect(page.getByText('No resident days, so no rate')).toBeVisible();
    await expect(
      page.getByText('This shows how many falls were counted. It does not show why.'),
    ).toBeVisible();
    await expectAccessibilityRules(page);
    expect(await horizontalOverflow(page)).toBe(0);
  });

test('a member looks at the pictures before the game and after it, or puts them off, and the game never waits', {
  tag: '@full',
}, async ({ page, request, server, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  const { administrator, code } = await facilityWithUnits(request, server, 0);
  const switched = await request.patch(switchFacilityForms.path, {
    headers: headersOf(administrator),
    data: { asksForms: true },
  });
  expect(switched.status()).toBe(200);
  const ann = await signUp(request, 'facility', { facilityCode: code });
  await openAs(page, ann, paths.dashboard);
  const asked = page.getByText('Please look at sixteen pictures before you play.');
  await expect(asked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start New' })).toBeEnabled();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'See what it is' }).click();
  await expect(page).toHaveURL(paths.pictures);
  await expect(
    page.getByText('Your facility sees how groups of five or more do here, and not your own answers.'),
  ).toBeVisible();
  await expectAccessibilityRules(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Begin with the pictures' }).click();
  await expect(picture(page)).toBeVisible();
  await speedUp(page);
  expect(await answerMoment(page)).toBe(1);
  await expect(page.getByText('Test: 2 of 16')).toBeAttached();
  await page.getByRole('link', { name: 'Stop for now' }).click();
  await expect(page.getByRole('link', { name: 'Continue with the pictures' })).toBeVisible();

  const left = await (await request.get(getFacilityForm.path, { headers: headersOf(ann) })).json();
  const answers = left.items.map(({ exerciseId }: { exerciseId: number }) => ({
    ...{ exerciseId, selectedOptionId: 2, seconds: 12 },
  }));
  await request.post(answerFacilityForm.path, { headers: headersOf(ann), data: { time: 'before', answers } });
  await request.post(saveAnswer.path, { headers: headersOf(ann), data: answerToExercise1 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume Play' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with the pictures' })).toBeHidden();

  await server.query(
    'update playthroughs set answered_exercises = array(select generate_series(1, 50)) where account_id = $1',
    [ann.user.userId],
  );
  await page.reload();
  await expect(page.getByText('Please look at sixteen pictures once more.')).toBeVisible();
  await page.getByRole('link', { name: 'See what it is' }).click();
  await page.getByRole('button', { name: 'Skip the pictures' }).click();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Skip them' }).click();
  await expect(page.getByText('The test is skipped. Thank you all the same.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByText('Your facility asks for it.')).toBeHidden();
});
