import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { login } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addUnit } from '#contract/facility-units.ts';
import { openPerson } from '#contract/operator-people.ts';
import { changeAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { contactUs, giveFeedback } from '#contract/support.ts';
import { hostileText, watchScripts } from '#e2e/checks/scripts-run.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import {
  chooseForMember,
  createFacility,
  headersOf,
  openAs,
  type Person,
  signUp,
  verifyFacility,
} from '#e2e/steps/accounts.ts';

/** What people wrote is text on every page that shows it: no script runs, and the policy has nothing to stop. */

/** Addresses that hold the text lead to pages that are not there, which the browser logs. */
test.use({ expectedErrors: [/status of 4\d\d/] });

async function write(request: APIRequestContext, { method, path }: Endpoint, data: object, token?: string) {
  const headers = { ...(token && headersOf({ token })) };
  const response = await request.fetch(path, { method, data, headers });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
}

/** A person whose own texts are all hostile, with a device that has a hostile name. */
async function renamed(request: APIRequestContext, person: Person): Promise<Person> {
  const userName = `${hostileText}${person.userName}`.slice(0, 60);
  await write(request, changeAccount, { name: hostileText, userName }, person.token);
  const data = { email: userName, password: person.password };
  await request.post(login.path, { data, headers: { 'User-Agent': hostileText } });
  return { ...person, userName, user: { ...person.user, userName } };
}

async function asOwner(server: TestServer, person: Person): Promise<Person> {
  await server.query(
    `update accounts set user_type = 'operator', operator_role = 'owner', two_steps_since = now() where id = $1`,
    [person.user.userId],
  );
  return { ...person, user: { ...person.user, userType: 'operator', operatorRole: 'owner' } };
}

async function expectShown(page: Page, text = hostileText) {
  await expect(page.getByText(text).first()).toBeVisible();
}

test('names, messages and reasons are shown as the text that they are', { tag: '@full' }, async ({
  page,
  request,
  server,
}) => {
  const { administrator: signedUp, code } = await createFacility(request);
  const administrator = await renamed(request, signedUp);
  await write(request, changeAccount, { facilityName: hostileText }, administrator.token);
  await verifyFacility(server, code);
  await write(request, addUnit, { name: hostileText }, administrator.token);
  const member = await renamed(request, await signUp(request, 'facility', { facilityCode: code }));
  const owner = await asOwner(server, await renamed(request, await signUp(request, 'individual')));
  const email = `"<img/src=x/onerror=scriptRan()>"@example.org`;
  await write(request, contactUs, { name: hostileText, email, issue: hostileText });
  await write(request, giveFeedback, { feedback: hostileText, email });
  const opening = openPerson.path.replace('{userId}', member.user.userId) as `/${string}`;
  await write(request, { ...openPerson, path: opening }, { reason: hostileText }, owner.token);

  const found = await watchScripts(page);
  for (const path of [paths.account, paths.dashboard, paths.facility, paths.facilityMembers]) {
    await openAs(page, administrator, path);
    await expectShown(page);
  }
  await chooseForMember(page, member.userName, 'Results');
  await expect(page.getByRole('dialog').getByText(member.userName).first()).toBeVisible();
  await openAs(page, member, paths.account);
  await expectShown(page);
  for (const section of ['messages', 'feedback', 'audit-log', 'operators']) {
    await openAs(page, owner, `${paths.operator}?section=${section}`);
    await expectShown(page);
  }
  await openAs(page, owner, `${paths.operator}?section=people`);
  await page.getByLabel('Name, username or email').fill(member.userName);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Open / }).click();
  await page.getByLabel('Reason').fill(hostileText);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: hostileText, exact: true })).toBeFocused();
  await expectShown(page, member.userName);
  expect(found).toEqual([]);
});

test('emails in the inbox of the sandbox show them as text', { tag: '@full' }, async ({ page, request }) => {
  const { email } = await signUp(request, 'individual');
  await write(request, contactUs, { name: hostileText, email, issue: hostileText });
  const found = await watchScripts(page);
  await expect(async () => {
    await page.goto('/sandbox/mail');
    await page
      .getByRole('link', { name: `Contact: ${hostileText}` })
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  await expectShown(page);
  await page.getByRole('link', { name: 'The email as it looks' }).click();
  await expect(page).toHaveURL(/\/html$/);
  await expectShown(page);
  expect(found).toEqual([]);
});

test('an address that holds a script opens a page without it', { tag: '@full' }, async ({ page }) => {
  const found = await watchScripts(page);
  const text = encodeURIComponent(hostileText);
  const withToken = Object.values(paths).filter((path) => path.includes(':token'));
  for (const path of withToken.map((one) => one.replace(':token', text))) await page.goto(path);
  for (const path of [paths.home, paths.signIn, paths.billing, paths.operator, paths.tryOne, paths.contact]) {
    await page.goto(`${path}?next=javascript:scriptRan()&section=${text}&code=${text}&email=${text}#${text}`);
  }
  await page.goto(`/${text}`);
  await page.goto(`/sandbox/identity?provider=google&nonce=${text}`);
  expect(found).toEqual([]);
});

test('a page that writes texts as HTML is noticed, with a policy and without one', { tag: '@full' }, async ({
  context,
}) => {
  const careless = createServer(({ url }, response) => {
    const policy = { 'content-security-policy': "script-src 'self'" };
    response.writeHead(200, { 'content-type': 'text/html', ...(url === '/policy' && policy) });
    response.end(`<p>${hostileText}</p>`);
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  const { port } = careless.address() as AddressInfo;
  const page = await context.newPage();
  const found = await watchScripts(page);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => found.join()).toContain('a script ran');
  await page.goto(`http://127.0.0.1:${port}/policy`);
  await expect.poll(() => found.join()).toContain('script-src-attr stopped inline');
  careless.closeAllConnections();
  careless.close();
});
