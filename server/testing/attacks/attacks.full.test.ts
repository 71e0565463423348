import pino from 'pino';
import { expect, test, vi } from 'vitest';
import type { Email } from '#server/lib/mail/email.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { tokensOf } from '#server/testing/callers.ts';
import type { OpenApi } from '#server/testing/calls.ts';
import { listenOn } from '#server/testing/listen-on.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { testApp } from '#server/testing/test-app.ts';
import { kindsOf, reportOutcome, triedIn } from './attack.ts';
import { attackBodies } from './body-attacks.ts';
import { startCarelessServer } from './careless-server.ts';
import { findEmailFaults, sendCarelessly } from './email-attacks.ts';
import { attackInputs, attackRoles } from './input-attacks.ts';
import { attackAtOnce, runners } from './race-attacks.ts';
import { racesAt } from './races.ts';
import type { Target } from './send-call.ts';
import { attackTexts, hiddenReader } from './text-attacks.ts';

/**
 * npm run attacks, by what is sent in a request: the product on loopback, attacked in groups. Each group must find nothing
 * in it, and must find something in a server without any protection: otherwise it would find nothing anywhere.
 */

vi.setConfig({ testTimeout: 900_000 });

/** Whatever the server logs as its own failure; a job may fail after the response. */
const failures: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) });
const mail = await mailServer();
const tested = await testApp({ LOGIN_DELAY: 'off', SMTP_URL: mail.url }, log);
const { app, services, running } = tested;
await addPrice(services);
const sent: Email[] = [];
const { deliver } = running.mailer;
running.mailer.deliver = (email, ...about) => {
  sent.push(email);
  return deliver(email, ...about);
};

async function sendEmails() {
  while ((await services.jobs.runDue(services, 'mail')) > 0);
}

async function readEmail(recipient: string) {
  await sendEmails();
  const text = mail.received.map(readable).findLast((message) => message.includes(`To: ${recipient}`));
  return text === undefined ? undefined : { text };
}

const api = (await app.inject({ url: '/api/openapi.json' })).json<OpenApi>();
const product: Target = { address: await listenOn(app), api, tokenFor: tokensOf(tested) };
const carelessServer = await startCarelessServer();
const careless: Target = { address: carelessServer.address, api, tokenFor: async () => null };
/** Printed by the test; set it to the seed of a failed run to make the same inputs again. */
const seed = Math.floor(Math.random() * 2 ** 31);

test('made-up input to every call is no failure of the server, and no success that the document excludes', async () => {
  const outcome = await attackInputs(product, { each: 3, seed });
  expect(reportOutcome(`input, seed ${seed}`, outcome)).toEqual([]);
  expect(kindsOf(await attackInputs(careless, { each: 2, seed }))).toEqual([
    'a failure',
    'a success that is excluded',
    'a success without the right to it',
    'an undeclared response',
  ]);
});

test('no caller without the right to a call makes it', async () => {
  expect(reportOutcome('roles', await attackRoles(product))).toEqual([]);
  const outcome = await attackRoles(careless);
  expect(kindsOf(outcome)).toEqual(triedIn(outcome));
});

test('bad texts in every text field are no failure, and what cannot be stored is not accepted', async () => {
  expect(reportOutcome('texts', await attackTexts(product))).toEqual([]);
  expect(kindsOf(await attackTexts(careless))).toEqual([
    'a NUL character is accepted',
    'a failure',
    'half a character is accepted',
    'the other half is accepted',
  ]);
});

test('bodies that are too long, too deep, ambiguous or of another kind are rejected', async () => {
  expect(reportOutcome('bodies', await attackBodies(product))).toEqual([]);
  const outcome = await attackBodies(careless);
  const accepted = ['nothing, to compare', 'the same key twice, the first one wrong'];
  expect(kindsOf(outcome)).toEqual(triedIn(outcome).filter((kind) => !accepted.includes(kind)));
});

test('what may happen once happens once, however many ask at the same moment', async () => {
  const races = ({ address }: Target) => racesAt(address, { ...tested, readEmail });
  expect(reportOutcome('races', await attackAtOnce(races(product)))).toEqual([]);
  const outcome = await attackAtOnce(races(careless), carelessServer.timesDone);
  const doneByAll = triedIn(outcome).map((what) => expect.stringContaining(`${what}: done ${runners} times`));
  expect(outcome.faults.toSorted()).toEqual(doneByAll);
});

test('the emails about all this arrive at their own addresses, and nothing was logged as a failure of the server', async () => {
  await sendEmails();
  // An email that could not be sent waits for its next try.
  const { rows } = await services.database.$client.query(
    `select distinct state::text from pgboss.job where name = 'mail'`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  expect(reportOutcome('emails', findEmailFaults(sent, mail))).toEqual([]);
  expect(mail.received.map(readable).filter((message) => message.includes(hiddenReader))).not.toEqual([]);
  expect(failures).toEqual([]);

  const careless = await mailServer();
  await sendCarelessly(careless, 'support@example.org');
  const outcome = findEmailFaults([{ to: 'support@example.org' }], careless);
  expect(kindsOf(outcome)).toEqual(['a header of a text', 'other recipients']);
});
