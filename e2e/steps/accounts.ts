import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import { facilityRegister } from '#contract/facility-sign-up.ts';
import { consentVersion } from '#contract/fields.ts';
import { individualRegister } from '#contract/individual-sign-up.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import type { TokenPurpose } from '#server/tables/accounts.ts';
import type { TestServer } from '../setup/server.ts';
import { expect, said } from '../spanish/speak-spanish.ts';

export type Person = { userName: string; email: string; password: string; token: string; user: User };

type SignUpOptions = { email?: null; facilityCode?: string; hasConsented?: boolean };

/** A username, address and password that no account uses yet. */
export function newCredentials() {
  const tag = randomUUID().slice(0, 8);
  return { userName: `player-${tag}`, email: `player-${tag}@example.org`, password: `porch swing ${tag}` };
}

/**
 * Creates an account through the API: an individual without a subscription, the administrator of a new facility, or a
 * member of a facility, which is created first if no code is given.
 */
export async function signUp(
  request: APIRequestContext,
  kind: 'individual' | 'facility' | 'administrator',
  { hasConsented = true, ...options }: SignUpOptions = {},
): Promise<Person & { message: string }> {
  if (kind === 'facility') options.facilityCode ??= (await createFacility(request)).code;
  const credentials = newCredentials();
  const consent = { age: true, contact: true, version: consentVersion };
  const endpoint = kind === 'individual' ? individualRegister : facilityRegister;
  const response = await request.post(endpoint.path, {
    data: { ...credentials, ...options, ...(hasConsented && { consent }) },
  });
  expect(response.status()).toBe(201);
  return { ...credentials, ...(await response.json()) };
}

/** The header that says who asks. */
export const headersOf = ({ token }: { token: string | null }) => ({ Authorization: `Bearer ${token}` });

/** A correct answer to exercise 1, as the game sends it. */
export const answerToExercise1 = {
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

/** Signs up a member of a facility and answers exercise 1. */
export async function signUpAndAnswer(request: APIRequestContext): Promise<Person> {
  const person = await signUp(request, 'facility');
  const headers = headersOf(person);
  expect((await request.post(saveAnswer.path, { headers, data: answerToExercise1 })).status()).toBe(200);
  return person;
}

/** Creates a facility: returns its administrator, and the code to join it. */
export async function createFacility(request: APIRequestContext) {
  const administrator = await signUp(request, 'administrator');
  return { administrator, code: codeIn(administrator.message) };
}

/** The code of a facility in a sentence, in any language. */
export function codeIn(message: string): string {
  const code = /\b[A-Z\d]{4}-[A-Z\d]{4}\b/.exec(message)?.[0];
  expect(code).toBeDefined();
  return code as string;
}

/** Does what the operator's command `facility verify` does: its administrator can then see results. */
export async function verifyFacility(server: TestServer, code: string): Promise<void> {
  const { rowCount } = await server.query('update facilities set verified_at = now() where code = $1', [
    code.replaceAll('-', ''),
  ]);
  expect(rowCount).toBe(1);
}

/** Creates an operator with this role, who has set up two-step login. */
export async function signUpOperator(
  request: APIRequestContext,
  server: TestServer,
  operatorRole: OperatorRole,
): Promise<Person> {
  return makeOperator(server, await signUp(request, 'individual'), operatorRole);
}

/** Gives somebody a role, in a session that has just had its second step. */
export async function makeOperator(
  server: TestServer,
  person: Person,
  operatorRole: OperatorRole,
): Promise<Person> {
  const { userId } = person.user;
  await server.query(
    `update accounts set user_type = 'operator', operator_role = $2, two_steps_since = coalesce(two_steps_since, now())
     where id = $1`,
    [userId, operatorRole],
  );
  await server.query('update sessions set second_step_at = now() where account_id = $1', [userId]);
  return { ...person, user: { ...person.user, userType: 'operator', operatorRole } };
}

/** Opens a page as a user who has logged in before. */
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

/** Chooses one of the things that an administrator can do for a member, in the list of members. */
export async function chooseForMember(page: Page, userName: string, item: string) {
  await page.getByRole('button', { name: `More for ${userName}` }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

/** Opens a row of the account page by the button beside its title. */
export async function openRow(page: Page, title: string): Promise<Locator> {
  const row = page.getByRole('region', { name: title, exact: true });
  await row.getByRole('button', { name: new RegExp(` ${title}$`) }).click();
  return row;
}

/** Opens the menu where the bar hides the user's pages and Log Out in one; returns the bar's navigation. */
export async function openNavigation(page: Page): Promise<Locator> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const logOut = bar.getByRole('button', { name: 'Log Out' });
  // Waits until the bar is the one for users who are logged in.
  await bar
    .getByRole('button', { name: 'Log Out', includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  if (!(await logOut.isVisible())) {
    await bar.getByRole('button', { name: 'Menu' }).click();
    await logOut.waitFor();
  }
  return bar;
}

/** Fills in and submits the log-in form of the present page. */
export async function submitLogin(page: Page, name: string, password: string) {
  await page.getByLabel(/^(Username or Email|Email)$/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the form to sign up on the home page; its code may still be on its way. */
export async function openSignUp(page: Page) {
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Fills in the form to sign up, which has to be open, and checks both boxes. */
export async function fillInSignUp(
  page: Page,
  { userName, email, password }: { userName: string; email?: string; password: string },
) {
  await page.getByLabel('Username').fill(userName);
  if (email) await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await tickConsent(page);
}

/** Checks both boxes of a sign-up. */
export async function tickConsent(page: Page) {
  await page.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** The link in the newest email with this subject, as a path. */
export async function emailLink(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { letters: emails } = await (await request.get(`/sandbox/mail/letters?to=${to}`)).json();
    const email = emails.find((one: { subject: string }) => new RegExp(said(subject)).test(one.subject));
    // The one with a token: the welcome leads into the game first.
    found = /https?:\/\/\S+\/[\w-]{20,}/.exec(email?.text ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return new URL(found as string).pathname;
}

/** Makes an emailed link expire. */
export async function expireLink(server: TestServer, email: string, purpose: TokenPurpose): Promise<void> {
  const { rowCount } = await server.query(
    `update email_tokens set expires_at = now() - interval '1 second'
     where purpose = $1 and account_id = (select id from accounts where email = $2)`,
    [purpose, email],
  );
  expect(rowCount).toBe(1);
}
