import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs } from '#e2e/steps/accounts.ts';
import { takePart } from '#e2e/steps/studies.ts';

// A code that nobody has.
test.use({ expectedErrors: [/status of (404|422)/] });

for (const [where, use] of [
  ['at a desk', { viewport: { width: 1280, height: 720 } }],
  ['on a phone with the largest text', { viewport: { width: 390, height: 664 }, textSize: 28 }],
] as const)
  test.describe(where, { tag: '@full' }, () => {
    test.use(use);

    test('staff enter what a participant says on the telephone, read the advice out, and she is not asked again', async ({
      page,
      request,
      server,
    }) => {
      const instruments = [{ id: 'falls', months: [0] }];
      const { owner, person, studyId, code, name } = await takePart(request, server, { instruments });
      await openAs(page, owner, `${paths.operator}?section=studies`);
      await page.getByRole('button', { name: `Open ${name}` }).click();
      await page.getByRole('button', { name: 'Enter answers given by telephone' }).click();
      await page.getByLabel('Study code').fill('NOBODY-99');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'Save these answers' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByLabel('Study code').fill(code.toLowerCase());
      await expectAccessibilityRules(page);
      await page.getByRole('button', { name: 'Save these answers' }).click();
      await expect(page.getByText(/are saved, marked as given by telephone/)).toBeVisible();
      await expect(page.getByText('Please read this out:')).toBeVisible();
      await expectAccessibilityRules(page);

      const { rows } = await server.query(
        'select instrument, month, by_phone, jsonb_array_length(falls) as falls from study_responses where account_id = $1',
        [person.user.userId],
      );
      expect(rows).toEqual([{ instrument: 'falls', month: 0, by_phone: true, falls: 1 }]);
      const log = await server.query(
        'select operator, details from audit_log where subject = $1 and command = $2',
        [studyId, 'study answers'],
      );
      expect(log.rows).toEqual([{ operator: owner.user.userId, details: { instrument: 'falls', month: 0 } }]);
      await openAs(page, person, paths.study);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Answer these questions' })).toBeHidden();
    });
  });
