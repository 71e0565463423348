import type { APIRequestContext } from '@playwright/test';
import { addStudyCodes, createStudy } from '#contract/operator-study.ts';
import { joinStudy } from '#contract/own-study.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { newCredentials, openAs, type Person, signUp, signUpOperator } from '#e2e/steps/accounts.ts';

// A code that nobody has.
test.use({ expectedErrors: [/status of (404|422)/] });

const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });

/** A study that asks about falls at once, and somebody in it. */
async function studyWithAnn(request: APIRequestContext, server: TestServer) {
  const suffix = newCredentials()
    .userName.slice(-8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0');
  const [studyId, code] = [`phone-${suffix}`, `P${suffix}7`.toUpperCase()];
  const name = `Home safety ${suffix}`;
  const owner = await signUpOperator(request, server, 'owner');
  const plan = {
    ...{ studyId, name, ethicsReference: 'IRB 1', contactName: 'The trial office' },
    ...{ contactEmail: '', startsOn: '2020-01-01', endsOn: '2099-01-31', version: '1', allocation: 'list' },
    text: 'We ask you to take part in a study about noticing hazards at home. '.repeat(3).trim(),
    arms: [{ id: 'game', name: 'The game', waitDays: 0 }],
    instruments: [{ id: 'falls', months: [0] }],
    collects: ['firstTries'],
  };
  const post = async (person: Person, path: string, data: object) => {
    const response = await request.post(path, { headers: as(person), data });
    expect(response.status(), await response.text()).toBe(200);
  };
  await post(owner, createStudy.path, plan);
  await post(owner, addStudyCodes.path.replace('{studyId}', studyId), { list: `${code},game` });
  const ann = await signUp(request, 'individual');
  const today = new Date().toISOString().slice(0, 10);
  await post(ann, joinStudy.path, { code, version: '1', name: 'Ann Lee', day: today });
  return { owner, ann, studyId, code, name };
}

test('staff enter what a participant says on the telephone, read the advice out, and she is not asked again', async ({
  page,
  request,
  server,
}) => {
  const { owner, ann, studyId, code, name } = await studyWithAnn(request, server);
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
    [ann.user.userId],
  );
  expect(rows).toEqual([{ instrument: 'falls', month: 0, by_phone: true, falls: 1 }]);
  const log = await server.query(
    'select operator, details from audit_log where subject = $1 and command = $2',
    [studyId, 'study answers'],
  );
  expect(log.rows).toEqual([{ operator: owner.user.userId, details: { instrument: 'falls', month: 0 } }]);
  await openAs(page, ann, paths.study);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer these questions' })).toBeHidden();
});
