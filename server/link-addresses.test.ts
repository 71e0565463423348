import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ConfigurationError, readConfig } from '#server/lib/config.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';

/** Addresses in links are built by the server, never from what people type. */

const own = 'http://localhost:3000';
const { app, services } = await testApp({ PUBLIC_URL: own, SANDBOX: 'true' });

const forged = {
  host: 'evil.example.org',
  'x-forwarded-host': 'evil.example.org',
  'x-forwarded-proto': 'javascript',
};
const typed = 'https://evil.example.org/x javascript:alert(1) <a href="javascript:alert(1)">Click</a>';

test('links in emails and the address of a report begin with PUBLIC_URL, whatever host a request names', async () => {
  const { account, token } = await signUpPerson(services, {
    userType: 'facilityAdmin',
    name: typed.slice(0, 60),
  });
  const email = account.email as string;
  const headers = { ...forged, authorization: `Bearer ${token}` };
  const url = endpoints.makeReport.path.replace('{gameID}', '1').replace('{reportVersion}', '1');
  const { report } = (await app.inject({ url, headers })).json();
  expect(report.startsWith(`${own}/files/reports/`)).toBe(true);

  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: path, headers, payload });
  await post(endpoints.forgotPassword.path, { email });
  const payload = { name: typed, email, issue: typed };
  expect((await post(endpoints.contactUs.path, payload)).statusCode).toBe(200);
  await emailsTo(services, email);
  const emails = await services.database.select().from(sandboxEmails);
  expect(emails.filter(({ text }) => text.includes('evil.example.org')).length).toBeGreaterThan(1);
  const links = emails.flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to));
  expect(links.length).toBeGreaterThan(0);
  const calls = 'tel:';
  expect(links.filter((to) => !to?.startsWith(`${own}/`) && !to?.startsWith(calls))).toEqual([]);
});

test.each([
  'PUBLIC_URL',
  'MEDIA_BASE_URL',
  'STRIPE_API_BASE',
  'STRIPE_JS_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_JWKS_URL',
  'FACEBOOK_GRAPH_URL',
])('the setting %s takes only http and https addresses', (name) => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example.org',
  ]) {
    expect(() => readConfig({ [name]: address })).toThrow(ConfigurationError);
  }
});

/** Link targets of the web app that are not written out in it: none that anybody can type. */
const computed = [
  // A place on the same page.
  '`#…`',
  // Evidence and links of the content, which its check reads.
  'address',
  'brand.partner.link',
  // An email to whom the player chooses, with our own words.
  '`mailto:?…`',
  // Settings of the operator.
  '`mailto:…`',
  'phoneLink',
  // Our own pages.
  'localPath(paths.privacy)',
  'localPath(paths.terms)',
  // The same page in the other language.
  'pathIn(to, pathname)',
  // The English text of a legal page, from its translation.
  'pathname',
  // The server's response to the call for a report.
  'outcome.address',
  // The link component itself.
  'href',
];

test('a page of the web app leads only to addresses that are written in it, configured, or made by the server', () => {
  const sources = globSync('web/**/*.tsx').filter((file) => !/\.test\.tsx$|\/(testing|style)\//.test(file));
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bhref=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, is = '']) =>
      is.replace(/\$\{.*\}/, '…'),
    ),
  );
  expect([...new Set(found)].sort()).toEqual([...computed].sort());
});
