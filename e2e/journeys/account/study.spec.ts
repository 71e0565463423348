import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { newCredentials, openAs, signUp, signUpOperator } from '#e2e/steps/accounts.ts';

const consent = 'We ask you to take part in a study about noticing hazards at home. '.repeat(3).trim();

// A wrong code, and a form with a field that is missing.
test.use({ expectedErrors: [/status of (404|422)/] });

for (const [where, use, details] of [
  ['at a desk', { viewport: { width: 1280, height: 720 } }, {}],
  [
    'on a phone with the largest text',
    { viewport: { width: 390, height: 664 }, textSize: 28 },
    { tag: '@full' },
  ],
] as const)
  test.describe(where, details, () => {
    test.use(use);

    test('an owner makes a study; a person reads its text, signs it, and leaves with all that was collected', async ({
      page,
      request,
      server,
    }) => {
      const { userName } = newCredentials();
      const id = `trial-${userName
        .slice(-8)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '0')}`;
      const code = `T${id.slice(-8)}9`.toUpperCase();
      const owner = await signUpOperator(request, server, 'owner');
      await openAs(page, owner, `${paths.operator}?section=studies`);
      await page.getByRole('button', { name: 'Create a study' }).press('Enter');
      await page.getByLabel('Id', { exact: true }).fill(id);
      await page.getByLabel('Name', { exact: true }).fill('Home safety trial');
      await page.getByLabel('Ethics reference').fill('IRB 2026-17');
      await page.getByLabel('Contact for questions').fill('The trial office');
      await page.getByLabel('Email of the contact').fill('trial@example.org');
      await page.getByLabel('First day').fill('2020-01-01');
      await page.getByLabel('The text that people sign').fill(`${consent}\n\nThank you for reading.`);
      await expectAccessibilityRules(page);
      await page.getByRole('button', { name: 'Create the study' }).press('Enter');
      await expect(page.getByRole('alert').or(page.getByText('Last day')).first()).toBeVisible();
      await page.getByLabel('Last day').fill('2099-01-31');
      await page.getByRole('button', { name: 'Create the study' }).press('Enter');
      await expect(page.getByText('The study Home safety trial is created.')).toBeVisible();
      await page.getByRole('button', { name: 'Add codes' }).press('Enter');
      await page.getByLabel('Codes', { exact: true }).fill(`${code},game\nX${code},wait`);
      await page.getByRole('button', { name: 'Add these codes' }).press('Enter');
      await expect(page.getByText('2 codes are added.')).toBeVisible();
      await expect(page.getByText('2 on the list, 2 not used')).toBeVisible();
      await expect(page.getByText('Nobody has been asked yet')).toBeVisible();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the files' }).press('Enter');
      expect((await saving).suggestedFilename()).toBe(`${id}.zip`);
      await expect(page.getByText(`The file ${id}.zip is with your downloads.`)).toBeVisible();
      await expectAccessibilityRules(page);

      const ann = await signUp(request, 'individual');
      await openAs(page, ann, paths.study);
      await page.getByLabel('Study code').fill('wrong-code');
      await page.getByRole('button', { name: 'Show me the study' }).press('Enter');
      await expect(page.getByText('We do not know this code.').first()).toBeVisible();
      await page.getByLabel('Study code').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Show me the study' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Home safety trial' })).toBeFocused();
      await expect(page.getByText('Thank you for reading.')).toBeVisible();
      await expect(page.getByText(/kept for the study, also after Start New/)).toBeVisible();
      await page.getByLabel('Your full name').fill('Ann Lee');
      await expectAccessibilityRules(page);
      await page.getByRole('button', { name: 'I have read this and take part' }).press('Enter');
      await expect(page.getByText('You now take part in Home safety trial.')).toBeVisible();
      await expect(page.getByText('Signed: Ann Lee')).toBeVisible();
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', { name: 'Print a falls calendar' }).press('Enter');
      await expect(page.getByText('Every evening, write N for no fall')).toHaveCount(12);
      await expectAccessibilityRules(page);

      // The plan asks about falls from the first month on: a month later the dashboard says so, and a fall shows what to do.
      await server.query(
        `update study_consents set joined_at = joined_at - interval '32 days' where code = $1`,
        [code],
      );
      await openAs(page, ann, paths.study);
      await page.getByRole('button', { name: 'Answer these questions' }).press('Enter');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'I fell once more' }).press('Enter');
      await expectAccessibilityRules(page);
      await page.getByRole('button', { name: 'Send my answers' }).press('Enter');
      await expect(page.getByText(/Please tell your doctor or nurse. A fall is a signal/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Answer these questions' })).toBeHidden();

      await page.getByRole('button', { name: 'Leave, and delete what was collected' }).press('Enter');
      await page.getByRole('button', { name: 'Leave and delete' }).press('Enter');
      await expect(page.getByText('All that it had of you is deleted.')).toBeVisible();
      await expect(page.getByLabel('Study code')).toBeVisible();
      const { rows } = await server.query('select people from study_departures where study_id = $1', [id]);
      expect(rows).toEqual([{ people: 1 }]);
    });
  });
