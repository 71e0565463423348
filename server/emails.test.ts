import { expect, test } from 'vitest';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import {
  buttonsIn,
  everyEmail,
  everySubscriptionEmail,
  withoutButton,
} from '#server/lib/mail/testing/every-email.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { englishWordsIn } from '#server/testing/english-words.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type EmailJob, enqueueEmail } from './services/email-job.ts';
import type { Services } from './services/services.ts';

const { services: inSpanish } = await testApp();

const origin = 'https://play.example.org';

/** What people and studies have written themselves. */
const ownWords = ['Tape <b>it', 'The film <b>stops</b>.', 'Please <b>reload</b>.', 'Cedar House'];

const spanish = { settings: { language: 'es' as const } };

async function send(services: Services, job: object) {
  await services.database.delete(sandboxEmails);
  await enqueueEmail(services, services.database, { origin, ...job } as EmailJob);
  await services.jobs.runDue(services, 'mail');
  const [sent] = await services.database.select().from(sandboxEmails);
  return sent;
}

type Sent = { subject: string; text: string; html: string };

/** In Spanish throughout, with its pages under `/es`. */
function expectSpanish(sent: Sent | undefined, studyText = '') {
  const { subject = '', text = '', html = '' } = sent ?? {};
  expect(html).toContain('<html lang="es">');
  const written = text.replaceAll(/\s+/g, ' ').replaceAll(studyText.replaceAll(/\s+/g, ' '), ' ');
  expect(englishWordsIn(`${subject} ${written}`, ownWords)).toEqual([]);
  const pages = [...text.matchAll(/^https:\/\/play\.example\.org(\S*)/gm)].map(([, path = '']) => path);
  expect(pages.filter((path) => !/^\/(es|stopEmails)(\/|$)/.test(path))).toEqual([]);
}

const templates = Object.entries(everyEmail).filter(([template]) => template !== 'ticket');

test.each(templates)(
  'the email %s is in the language that its reader has chosen',
  async (template, prepare) => {
    const { account } = await signUpPerson(inSpanish, { userType: 'facilityAdmin' });
    await inSpanish.database.update(accounts).set(spanish);
    await inSpanish.database.update(facilities).set({ language: 'es' });
    const more = await prepare({ services: inSpanish, accountId: account.id });
    const job = { template, accountId: account.id, ...more };
    const isOfVisitor = template.startsWith('ticket');
    if (template === 'ticketAnswer')
      await inSpanish.database.$client.query("update tickets set language = 'es'");
    const { rows } = await inSpanish.database.$client.query('select text from study_texts');
    const studyTexts = rows.map(({ text }) => text).join(' ');
    const sent = await send(inSpanish, isOfVisitor ? { language: 'es', ...job } : job);
    expectSpanish(sent, studyTexts);
    expect(buttonsIn(sent?.html ?? '')).toBe(template in withoutButton ? 0 : 1);
  },
);

test('every email about a subscription, and about the two steps, is in Spanish', async () => {
  const { account } = await signUpPerson(inSpanish);
  await inSpanish.database.update(accounts).set(spanish);
  const accountId = account.id;
  for (const about of everySubscriptionEmail) {
    const sent = await send(inSpanish, { template: 'subscription', accountId, about });
    expectSpanish(sent);
    expect(buttonsIn(sent?.html ?? ''), about.kind).toBe(1);
  }
  const news = ['app_added', 'app_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_made'];
  for (const about of [...news, 'recovery_code_used', 'wrong_codes', 'reset'])
    expectSpanish(await send(inSpanish, { template: 'twoSteps', accountId, about }));
  for (const removed of [['google'], ['google', 'facebook']])
    expectSpanish(await send(inSpanish, { template: 'passwordChanged', accountId, removed }));
  const receipt = await send(inSpanish, {
    template: 'subscription',
    accountId,
    about: everySubscriptionEmail[3],
  });
  expect(receipt?.text).toContain('Pagó $9.99 el domingo, 1 de marzo de 2026 (UTC).');
});

test('an email is in English while Spanish is off, whatever its reader has chosen', async () => {
  const { services } = await testApp({ LANGUAGES: 'en' });
  const { account } = await signUpPerson(services);
  await services.database.update(accounts).set(spanish);
  const sent = await send(services, { template: 'passwordChanged', accountId: account.id, language: 'es' });
  expect(sent?.html).toContain('<html lang="en">');
  expect(sent?.text).toContain(`${origin}/forgotPassword`);
});

test('an email to a person without a chosen language is in that of the page; a choice goes first', async () => {
  const { account } = await signUpPerson(inSpanish);
  const job = { template: 'reset', kind: 'common', accountId: account.id };
  expectSpanish(await send(inSpanish, { ...job, language: 'es' }));
  expect((await send(inSpanish, job))?.subject).toBe('Choose a new password');
  await inSpanish.database.update(accounts).set({ settings: { language: 'en' } });
  expect((await send(inSpanish, { ...job, language: 'es' }))?.subject).toBe('Choose a new password');
});

test('an email to a member without a chosen language is in that of the facility', async () => {
  const { account } = await signUpPerson(inSpanish, { userType: 'facilityAdmin' });
  await inSpanish.database.update(facilities).set({ language: 'es' });
  expectSpanish(await send(inSpanish, { template: 'passwordChanged', accountId: account.id }));
});

test('mail to our support stays English', async () => {
  const { account } = await signUpPerson(inSpanish, { userType: 'facilityAdmin' });
  const more = await everyEmail.ticket({ services: inSpanish, accountId: account.id });
  const sent = await send(inSpanish, { template: 'ticket', language: 'es', ...more });
  expect(sent?.subject).toBe('Contact: <i>Ann');
  expect(sent?.html).toContain('<html lang="en">');
});
