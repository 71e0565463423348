import { expect, test } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type Answer, recordStore } from './testing/record-store.ts';

const settings = { PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: '1', SANDBOX: 'true' };

async function testStore(env: object) {
  const { services } = await testApp({ ...settings, ...env });
  return runCommand(['statement', 'test'], { services, operator: 'test', options: {} });
}

test('an operator asks the record store, and hears that it takes the key, or why not', async () => {
  let answer: Answer = 'works';
  const lrs = await recordStore(() => answer);
  expect((await testStore(lrs.env)).message).toBe('The learning record store takes the key.');
  await expect(testStore({ ...lrs.env, LRS_SECRET: 'an old one' })).rejects.toThrow('answered 401');
  answer = '403';
  await expect(testStore(lrs.env)).rejects.toThrow('answered 403: the key may not read');
  answer = '302';
  await expect(testStore(lrs.env)).rejects.toThrow('answered 302');
  answer = 'resets';
  await expect(testStore(lrs.env)).rejects.toThrow(/fetch failed: .+/);
  await expect(testStore({})).rejects.toThrow('No learning record store is set');
  expect(lrs.statements.size).toBe(0);
});
