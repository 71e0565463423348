import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sql } from '#server/lib/database/query.ts';
import { createLog } from '#server/lib/log.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { findDataFolder } from '#server/testing/database/test-database.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { testApp } from '#server/testing/test-app.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const mail = await mailServer();
const { app, services } = await testApp({ SMTP_URL: mail.url }, log);

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const linkIn = (page: string) => {
  const [, token] = new RegExp(`${page}/([\\w-]{43})`).exec(mail.received.map(readable).join('\n')) ?? [];
  if (!token) throw new Error(`No email has a link to ${page}.`);
  return token;
};
const sendEmails = async () => {
  while ((await services.jobs.runDue(services, 'mail')) > 0);
};

/** Uses every field that takes a secret, with wrong values too; returns the secrets. */
async function leaveCanaries(email: string): Promise<string[]> {
  const secret = () => `canary-${randomUUID()}`;
  const [password, second, third, wrong, code] = [secret(), secret(), secret(), secret(), secret()];
  const card = { number: '4242424242424242', expMonth: '11', expYear: '31', cvc: '987' };
  const signUp = { email, password, ...card };
  const { token } = (await post(endpoints.individualRegister.path, signUp)).json();
  await post(endpoints.individualRegister.path, signUp);
  await post(endpoints.facilityRegister.path, { email: `x${email}`, password, facilityCode: code });
  await post(endpoints.login.path, { email, password: wrong });
  await post(endpoints.login.path, { email: wrong, password });
  await post(endpoints.login.path, { email, password: { nested: wrong } });
  await app.inject({
    method: 'POST',
    url: endpoints.login.path,
    headers: { 'content-type': 'application/json' },
    payload: `{"email": "${email}", "password": "${wrong}"`,
  });
  const { proof } = (await post('/sandbox/identity/token', { provider: 'google', person: 'new' })).json();
  await post(endpoints.googleLogin.path, proof);
  await post(endpoints.googleLogin.path, { idToken: `${proof.idToken}x` });
  const headers = { authorization: `Bearer ${token}` };
  const payload = { currentPassword: password, newPassword: second };
  await app.inject({ method: 'PATCH', url: endpoints.changePassword.path, headers, payload });
  await post(endpoints.forgotPassword.path, { email });
  await sendEmails();
  const resetToken = linkIn('/resetPassword');
  await post(endpoints.resetPassword.path.replace('{token}', `${resetToken}x`), { newPassword: third });
  await post(endpoints.resetPassword.path.replace('{token}', resetToken), { newPassword: third });
  await app.inject({ url: `/nothing/${token}?token=${token}`, headers });
  await sendEmails();
  const confirmToken = linkIn('/confirmEmail');
  return [password, second, third, wrong, code, token, resetToken, confirmToken, proof.idToken, card.number];
}

/** The files of the database; none for a database on another machine. Another test may drop its database meanwhile. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const inside = await Promise.all(
    entries.map((entry) => {
      const place = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(place);
      return entry.isFile() ? [place] : [];
    }),
  );
  return inside.flat();
}

test('no password, token or card number is in any log, table or file of the database', async () => {
  const email = `${randomUUID()}@example.org`;
  const secrets = await leaveCanaries(email);
  const findIn = (text: string) => secrets.filter((secret) => text.includes(secret));

  expect(logged.length).toBeGreaterThan(10);
  expect(findIn(logged.join('\n'))).toEqual([]);
  expect(logged.join('\n')).not.toContain(email);

  const texts = await readEveryText(services.database);
  expect(texts.some(({ text }) => text.includes(email))).toBe(true);
  expect(texts.filter(({ text }) => findIn(text).length > 0)).toEqual([]);

  await services.database.execute(sql`checkpoint`);
  const found: string[] = [];
  let seesOurData = false;
  for (const file of await filesUnder(await findDataFolder(services.database.$client))) {
    const content = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1');
    seesOurData ||= content.includes(email);
    if (findIn(content).length > 0) found.push(file);
  }
  expect([found, seesOurData]).toEqual([[], true]);
});
