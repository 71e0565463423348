import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { peopleOf } from './testing/person.ts';

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);

/** argon2id with 19 MiB, two passes and one lane, a salt of 16 bytes and a hash of 32, as OWASP recommends. */
const strong = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

test('every password is stored as argon2id with 19 MiB and two passes, however it was chosen', async () => {
  const { email, account } = await person();
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const keptOf = async (column: 'id' | 'email', value: string): Promise<string> => {
    const { rows } = await services.database.$client.query(
      `select password_hash as hash from accounts where ${column} = $1`,
      [value],
    );
    return rows[0].hash;
  };
  const kept = new Map<string, string>();

  for (const { path } of [endpoints.individualRegister, endpoints.facilityRegister]) {
    const address = `${path.split('/').at(-2)}@example.org`;
    expect((await post(path, { email: address, password: 'a lamp by the door' })).statusCode).toBe(201);
    kept.set(path, await keptOf('email', address));
  }

  await post(endpoints.forgotPassword.path, { email });
  const [sent] = await emailsTo(services, email);
  const url = endpoints.resetPassword.path.replace('{token}', tokenIn(sent, '/resetPassword'));
  expect((await post(url, { newPassword: 'a rail on the stairs' })).statusCode).toBe(200);
  kept.set('reset', await keptOf('id', account.id));

  const owner = await person();
  const changed = await owner.call(endpoints.changePassword, {
    currentPassword: owner.password,
    newPassword: 'a mat that does not slip',
  });
  expect(changed.statusCode).toBe(200);
  kept.set('changed', await keptOf('id', owner.account.id));

  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const resident = await person({ userType: 'facilityUser', email: null, facilityCode });
  const before = await keptOf('id', resident.account.id);
  await administrator.call(endpoints.setMemberPassword, {}, { userId: resident.account.id });
  kept.set('given', await keptOf('id', resident.account.id));

  expect([...kept].filter(([, hash]) => !strong.test(hash))).toEqual([]);
  expect(new Set([...kept.values(), before]).size).toBe(6);
});

test('the same password has a different hash each time, and is compared in full, case included', async () => {
  const password = `${'a long walk '.repeat(8)}home`;
  const hashes = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) {
    expect(await isPassword(hash, password)).toBe(true);
    expect(await isPassword(hash, password.slice(0, -1))).toBe(false);
    expect(await isPassword(hash, password.toUpperCase())).toBe(false);
  }
});
