import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/pages/languages.ts';
import { readPicture } from '#server/lib/mail/pictures.ts';
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
import { testApp } from '#server/testing/test-app.ts';
import { type EmailJob, type EmailTemplate, enqueueEmail } from './services/email-job.ts';

/** Every email in every language; `npm run screenshots:emails` keeps them and looks at them in a browser. */

const { services } = await testApp({ LANGUAGES: languages.join() });
const folder = inject('emailSheet');
const origin = 'https://play.example.org';

type Prepare = (typeof everyEmail)[EmailTemplate];
type Written = { name: string; language: Language; template: string; prepare: Prepare };

const all = [
  ...Object.entries(everyEmail).map(([template, prepare]) => ({ name: template, template, prepare })),
  ...everySubscriptionEmail.map((about, place) => ({
    name: `subscription-${place + 1}-${about.kind}`,
    template: 'subscription',
    prepare: () => ({ about }),
  })),
];
const inEveryLanguage: Written[] = languages.flatMap((language) => all.map((one) => ({ ...one, language })));

test.each(inEveryLanguage)(
  'the email $name in $language has one button, or a reason for none, and is smaller than 100 kB with its pictures',
  async ({ name, language, template, prepare }) => {
    await services.database.delete(sandboxEmails);
    // One email gives somebody this address, which another one then could not have.
    await services.database.$client.query(
      "update accounts set email = id || '@example.org' where email = 'new@example.org'",
    );
    // Members have letters of their own about what they paid for themselves.
    const userType = template === 'subscription' ? 'individualUser' : 'facilityAdmin';
    const { account } = await signUpPerson(services, { userType, name: 'Rose Ann Miller' });
    await services.database.update(accounts).set({ settings: { language } });
    await services.database.update(facilities).set({ language });
    const more = await prepare({ services, accountId: account.id });
    if (template === 'ticketAnswer')
      await services.database.$client.query('update tickets set language = $1', [language]);
    const job = { template, accountId: account.id, origin, language, ...more } as EmailJob;
    await enqueueEmail(services, services.database, job);
    await services.jobs.runDue(services, 'mail');
    const [sent] = await services.database.select().from(sandboxEmails);
    const { html = '', text = '', subject = '' } = sent ?? {};
    expect(buttonsIn(html)).toBe(template in withoutButton ? 0 : 1);
    const pictures = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, file = '']) => file);
    const bytes = pictures.reduce((sum, file) => sum + (readPicture(file)?.length ?? Number.NaN), 0);
    const kilobytes = Math.round((bytes * 4) / 3 + Buffer.byteLength(html) + Buffer.byteLength(text)) / 1000;
    expect(kilobytes).toBeLessThan(100);
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    const mayLack = template in withoutButton;
    const letter = { name, language, subject, html, kilobytes, mayLack };
    await writeFile(join(folder, `${name}.${language}.json`), JSON.stringify(letter));
  },
);
