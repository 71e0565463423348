import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { individualRegister } from '#contract/accounts.ts';
import { saveAnswer } from '#contract/answers.ts';
import { facilityRegister } from '#contract/facilities.ts';
import { consentVersion } from '#contract/fields.ts';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';
import type { LinkPurpose } from '#server/accounts/tables.ts';
import type { TestServer } from './server.ts';

export type Person = { userName: string; email: string; password: string; token: string; user: User };

type Given = { email?: null; facilityCode?: string; hasConsented?: boolean };

/** Names that nobody has yet. */
export function newNames() {
  const tag = randomUUID().slice(0, 8);
  return { userName: `player-${tag}`, email: `player-${tag}@example.org`, password: `porch swing ${tag}` };
}

/** A person made by the API: an individual without a subscription, or somebody of a facility. */
export async function signUp(
  request: APIRequestContext,
  kind: 'individual' | 'facility',
  { hasConsented = true, ...given }: Given = {},
): Promise<Person & { message: string }> {
  const names = newNames();
  const consent = { age: true, contact: true, version: consentVersion };
  const endpoint = kind === 'facility' ? facilityRegister : individualRegister;
  const response = await request.post(endpoint.path, {
    data: { ...names, ...given, ...(hasConsented && { consent }) },
  });
  expect(response.status()).toBe(201);
  return { ...names, ...(await response.json()) };
}

/** A right answer to exercise 1, as the game sends it. */
export const answerOf1 = {
  gameID: '1',
  newSession: false,
  exercise: {
    exercise_id: 1,
    time: 20,
    repeats: 0,
    skip: false,
    main: [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }],
  },
};

/** Somebody of a facility who has answered exercise 1 before. */
export async function signUpAndAnswer(request: APIRequestContext): Promise<Person> {
  const person = await signUp(request, 'facility');
  const headers = { Authorization: `Bearer ${person.token}` };
  expect((await request.post(saveAnswer.path, { headers, data: answerOf1 })).status()).toBe(200);
  return person;
}

/** A new facility: its administrator, and the code to join it. */
export async function foundFacility(request: APIRequestContext) {
  const administrator = await signUp(request, 'facility');
  const code = /code is ([\w-]+)/.exec(administrator.message)?.[1];
  expect(code).toBeDefined();
  return { administrator, code: code as string };
}

/** As the operator does by `facility verify`: from then on its administrator sees results. */
export async function verifyFacility(server: TestServer, code: string): Promise<void> {
  const { rowCount } = await server.query('update facilities set verified_at = now() where code = $1', [
    code.replaceAll('-', ''),
  ]);
  expect(rowCount).toBe(1);
}

/** Opens a page as somebody who logged in before. */
export async function openAs(
  page: Page,
  { token, user }: Pick<Person, 'token' | 'user'>,
  path: string = paths.account,
) {
  await page.goto(paths.feedback);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token as string);
      localStorage.setItem('user', user as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(path);
}

/** The bar's own pages and Log Out of who is signed in; where a burger hides them, it is opened. */
export async function ownPages(page: Page): Promise<Locator> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.waitFor();
  const burger = bar.getByRole('button', { name: 'Menu' });
  // Not the bar of the page before.
  await burger
    .or(bar.getByRole('button', { name: 'Log Out' }))
    .first()
    .waitFor();
  if ((await burger.isVisible()) && (await burger.getAttribute('aria-expanded')) === 'false')
    await burger.click();
  return bar;
}

/** Fills in a log-in form of whatever page it is on. */
export async function typeLogin(page: Page, name: string, password: string) {
  await page.getByLabel(/^(Username or Email|Email)$/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Ticks both boxes of a sign-up. */
export async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** The address in the newest letter of this subject, as a path of the product. */
export async function mailedLink(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { letters } = await (await request.get(`/sandbox/mail/letters?to=${to}`)).json();
    const letter = letters.find((one: { subject: string }) => subject.test(one.subject));
    found = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return new URL(found as string).pathname;
}

/** Lets the time of a mailed link run out. */
export async function runOut(server: TestServer, email: string, purpose: LinkPurpose): Promise<void> {
  const { rowCount } = await server.query(
    `update email_tokens set expires_at = now() - interval '1 second'
     where purpose = $1 and account_id = (select id from accounts where email = $2)`,
    [purpose, email],
  );
  expect(rowCount).toBe(1);
}
