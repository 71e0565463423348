import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { translations } from '#contract/pages/languages.ts';
import { type ProblemCode, problemStatus } from '#contract/problems.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import type { Text } from '#server/lib/language/text.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { everyEmail, everySubscriptionEmail } from '#server/lib/mail/testing/every-email.ts';
import { makeStopAddress } from '#server/reminders/stop-links.ts';
import { renderHuddle } from '#server/reports/render-huddle.ts';
import { renderReport } from '#server/reports/render-report.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { bracketTexts, stringsIn, wordsOutside } from '#server/testing/bracketed-texts.ts';
import { longestReport } from '#server/testing/longest-report.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { buildHuddle } from './facilities/topics/build-huddle.ts';
import { titleOf, topicsOf } from './facilities/topics/topics.ts';
import { type EmailJob, enqueueEmail } from './services/email-job.ts';

/**
 * Each text that the server writes itself is one that can be translated: emails, pages, files and printed lines. In a copy with
 * a test language (lab/third-language) that one is read, content and all; here brackets take the place of the Spanish texts.
 */

/** In the copy the test language is the last one. */
const added = translations.find((one) => one !== 'es');
const language = added ?? 'es';
const tested = await testApp({ LANGUAGES: `en,${language}` });
const { app, services } = tested;
const { person } = peopleOf(tested);
const { database, content, publicConfig } = services;
const origin = 'https://play.example.org';

let putBack: () => void;
beforeAll(async () => {
  putBack = added ? () => {} : await bracketTexts();
});
afterAll(() => putBack());

/** Dates and amounts are written by Intl, sources and names as they are. */
const written = (text: string) =>
  text
    .replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ')
    .replaceAll(/\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/g, ' ')
    .replaceAll(/\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic)(?:\p{L}*(?=[ ,.]|$))/gu, ' ')
    .replaceAll(
      /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g,
      ' ',
    )
    .replaceAll('UTC', ' ');

const known = [
  ...stringsIn(
    added ? publicConfig : [content.byLanguage.es, [...content.retiredTitles.values()], publicConfig],
  ),
  ...content.game.exercises.flatMap(({ sources }) => sources.map(({ source }) => source)),
];

/** A title of the content may be broken where it is printed. */
const wordsOfContent = new Set(known.join(' ').match(/\p{L}+/gu));

function expectBracketed(text: string, ...own: string[]) {
  const outside = wordsOutside(written(text), [...known, ...own]);
  expect(outside.filter((word) => !wordsOfContent.has(word))).toEqual([]);
}

async function send(job: object) {
  await database.delete(sandboxEmails);
  await enqueueEmail(services, database, { origin, ...job } as EmailJob);
  await services.jobs.runDue(services, 'mail');
  const [sent] = await database.select().from(sandboxEmails);
  return `${sent?.subject}\n${sent?.text}`;
}

const speak = async () => {
  await database.update(accounts).set({ settings: { language } });
  await database.update(facilities).set({ language });
};

const ofReaders = Object.entries(everyEmail).filter(([template]) => template !== 'ticket');

test.each(ofReaders)('the email %s', async (template, prepare) => {
  const { account } = await signUpPerson(services, { userType: 'facilityAdmin' });
  await speak();
  const more = await prepare({ services, accountId: account.id });
  await database.$client.query('update tickets set language = $1', [language]);
  const { rows } = await database.$client.query(
    'select text as one from study_texts union select name from facilities union select name from studies',
  );
  const typed = ['The film <b>stops</b>.', 'Please <b>reload</b>.'];
  const own = [...rows.map(({ one }) => String(one)), ...typed, account.userName, account.name ?? ''];
  expectBracketed(await send({ template, accountId: account.id, language, ...more }), ...own);
});

test('every email about a subscription', async () => {
  const { account } = await signUpPerson(services);
  await speak();
  for (const about of everySubscriptionEmail)
    expectBracketed(await send({ template: 'subscription', accountId: account.id, about }));
});

test('the report and the page for the doctor', async () => {
  const { text, title } = await readPdf(await renderReport(await longestReport(services, language)));
  expectBracketed(`${title} ${text}`, 'Rosa Delgado');
});

test('the page of a huddle', async () => {
  const { game, safety } = content.byLanguage[language];
  const [part] = topicsOf(game);
  const huddle = buildHuddle({
    ...{ language, product: publicConfig.brand.product, facility: 'Maple House', paper: 'Letter' },
    ...{ topic: part ? titleOf(part, language) : '', safety: safety.footer, game, exercises: [1, 2] },
    ...{ figures: { firstTries: 84, overlooked: 35 }, hands: { raised: 6, right: 4 } },
  });
  const { text, title } = await readPdf(await renderHuddle(huddle));
  expectBracketed(`${title} ${text}`, 'Maple House');
});

test('pages without the app, and the file of results', async () => {
  const open = async (address: string) => {
    const { pathname, search } = new URL(address, origin);
    const response = await app.inject({ url: pathname + search, headers: { 'accept-language': language } });
    return response.body.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/&#?\w+;/g, ' ');
  };
  const administrator = await person({ userType: 'facilityAdmin', name: 'Grace Hill' });
  const { account, call } = await person({ isSubscribed: true, name: 'Ana' });
  await speak();
  const addresses = [
    (await call(endpoints.makeHelperLink)).json().address,
    await makeStopAddress(services, account.id, 'weekly', origin),
    (await administrator.call(endpoints.makeResultsFile)).json().address,
    ...['/sandbox/stores', '/sandbox/identity?provider=facebook', '/sandbox/payments/authenticate'],
    ...[
      `/helper/${'a'.repeat(43)}`,
      `/stopEmails/${'a'.repeat(43)}`,
      '/files/reports/a.b',
      '/files/results/a.b',
    ],
  ];
  const { rows } = await database.$client.query('select name as one from facilities');
  const own = rows.map(({ one }) => String(one));
  const testPeople = ['Nora Vance', 'Rosa Alvarez', 'Sam Okafor', 'Somebody New', 'Ana'];
  for (const address of addresses) expectBracketed(await open(address), ...own, ...testPeople);
});

const codes = Object.keys(problemStatus) as ProblemCode[];

/** The texts of codes that no statement names together with the code. */
const saidElsewhere: Partial<Record<ProblemCode, readonly string[]>> = {
  consent_required: ['accountsMessages.consentAge', 'accountsMessages.consentContact'],
  unknown: ['commonMessages.unknownError'],
};

/** The texts that statements of the server give to a code: `togetherMessages.roomFull`. */
function textsOfCodes(): Map<ProblemCode, Set<string>> {
  const files = globSync('server/**/*.ts').filter((file) => !/\.test\.|\/testing\//.test(file));
  const statements = files.flatMap((file) => readFileSync(file, 'utf8').split(/;\n|\n\n/));
  const textsOf = (code: ProblemCode) => {
    const says = new RegExp(`'${code}'|^\\s+${code}: \\w+Messages`, 'm');
    const said = statements.filter((one) => says.test(one)).join();
    return new Set([...(said.match(/\w+Messages\.\w+/g) ?? []), ...(saidElsewhere[code] ?? [])]);
  };
  return new Map(codes.map((code) => [code, textsOf(code)]));
}

async function readMessages(): Promise<Record<string, Record<string, Text | ((params: object) => Text)>>> {
  const files = globSync('server/**/messages.ts');
  const modules = await Promise.all(files.map((file) => import(path.resolve(file))));
  return Object.assign({}, ...modules);
}

test('the message of every code, whatever it is said of', async () => {
  const messages = await readMessages();
  const walked = [...textsOfCodes()].map(([code, names]) => {
    for (const one of names) {
      const [feature = '', name = ''] = one.split('.');
      const text = messages[feature]?.[name];
      expect(text, one).toBeDefined();
      const said = typeof text === 'function' ? text({}) : text;
      expect(wordsOutside(said?.in(language) ?? '', []), `${code}: ${one}`).toEqual([]);
    }
    return { code, texts: names.size };
  });
  expect(walked.filter(({ texts }) => texts === 0)).toEqual([]);
});
