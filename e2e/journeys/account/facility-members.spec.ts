import { saveAnswer } from '#contract/answers.ts';
import { exportAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  chooseForMember,
  createFacility,
  headersOf,
  openAs,
  openNavigation,
  signUp,
  submitLogin,
  verifyFacility,
} from '#e2e/steps/accounts.ts';
import { openFacilityPart, showFilters } from '#e2e/steps/phone.ts';

/** What an administrator can do for the members of a facility, and what the members see of it. */

test.describe('with a one-time password', () => {
  // The one-time password is rejected as the new one.
  test.use({ expectedErrors: [/status of 422/] });

  test('a member must choose a new password first, and sees who issued the old one', {
    tag: '@spanish',
  }, async ({ page, request, server }) => {
    const { administrator, code } = await createFacility(request);
    await verifyFacility(server, code);
    const member = await signUp(request, 'facility', { email: null, facilityCode: code });
    await openAs(page, administrator, paths.facilityMembers);
    await chooseForMember(page, member.userName, 'New password');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new password' }).click();
    const given = page.getByText(`The password for ${member.userName} is`).locator('strong');
    const password = (await given.textContent()) ?? '';
    await page.getByRole('button', { name: 'I have written it down' }).click();
    await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(paths.home);

    await submitLogin(page, member.userName, password);
    const heading = page.getByRole('heading', { level: 1, name: 'Choose your own password' });
    await expect(heading).toBeVisible();
    for (const path of [paths.account, paths.game, paths.dashboard]) {
      await page.goto(path);
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(paths.newPassword);
    }
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = headersOf({ token });
    const data = await request.get(exportAccount.path, { headers });
    expect([data.status(), (await data.json()).code]).toEqual([403, 'new_password_required']);

    const field = page.getByLabel('New password');
    await field.fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(
      page.getByText('Please choose another password than the one you were given.').first(),
    ).toBeVisible();
    await field.fill(member.password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
    await expect(page.getByText(`${administrator.userName} gave you a new password on`)).toBeVisible();
    await page.goto(paths.newPassword);
    await expect(page).toHaveURL(paths.dashboard);
  });
});

test('the dashboard leads to the results once the facility is verified, and the member sees who viewed them', {
  tag: '@spanish',
}, async ({ page, request, server }) => {
  const { administrator, code } = await createFacility(request);
  const member = await signUp(request, 'facility', { email: null, facilityCode: code });
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
  const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
  await request.post(saveAnswer.path, {
    headers: headersOf(member),
    data: { gameID: '1', newSession: false, exercise },
  });
  await openAs(page, administrator, paths.facilityMembers);
  const dialog = page.getByRole('dialog');
  await chooseForMember(page, member.userName, 'Results');
  await expect(dialog.getByText('We have not checked yet who runs this facility.')).toBeVisible();
  await verifyFacility(server, code);
  await page.goto(paths.dashboard);
  const card = page.getByRole('listitem').filter({ hasText: member.userName });
  await expect(card).toContainText(/1 of 50, \w{3} \d+, \d{4}$/);
  await expectAccessibilityRules(page);
  await page.getByRole('link', { name: 'Manage your facility' }).click();
  await openFacilityPart(page, 'Members');
  await showFilters(page);
  await expect(page.getByRole('button', { name: 'Who has not started (0)' })).toBeVisible();
  await chooseForMember(page, member.userName, 'Results');
  await expect(dialog.getByText(/^Exercise 1: \w/)).toBeVisible();
  await expect(dialog.getByText('Correct on first attempt')).toBeVisible();
  await expect(dialog.getByText(`${member.userName} can see that you looked.`)).toBeVisible();

  await openAs(page, member);
  const facility = page.getByRole('region', { name: 'Facility' });
  await expect(facility.getByText(administrator.userName)).toBeVisible();
  await expect(facility.getByText(/^Looked on /)).toHaveCount(1);
});

test('one press on the dashboard shows who has not started, and a second lists them all', {
  tag: '@spanish',
}, async ({ page, request, server }) => {
  const { administrator, code } = await createFacility(request);
  const started = await signUp(request, 'facility', { email: null, facilityCode: code });
  const waiting = await signUp(request, 'facility', { email: null, facilityCode: code });
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
  const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
  await request.post(saveAnswer.path, {
    headers: headersOf(started),
    data: { gameID: '1', newSession: false, exercise },
  });
  await verifyFacility(server, code);
  await openAs(page, administrator, paths.dashboard);
  await page.getByRole('link', { name: 'Manage your facility' }).click();
  const notStarted = page.getByRole('region', { name: 'Who has not started' });
  await expect(notStarted.getByText(waiting.userName)).toBeVisible();
  await expect(notStarted.getByText(started.userName)).toHaveCount(0);
  await expectAccessibilityRules(page);
  await page.getByRole('link', { name: 'See all who have not started' }).click();
  await expect(page.getByText('1 of 2 members')).toBeVisible();
  await expect(page.getByRole('row', { name: waiting.userName })).toBeVisible();
  await expect(page.getByRole('row', { name: started.userName })).toHaveCount(0);
  await expectAccessibilityRules(page);
});
