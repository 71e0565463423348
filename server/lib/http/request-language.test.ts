import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);

const logIn = (language?: string, of = app) =>
  of.inject({
    method: 'POST',
    url: endpoints.login.path,
    headers: language === undefined ? {} : { 'accept-language': language },
    payload: { email: `${randomUUID()}@example.org`, password: 'blue kettle' },
  });

const inEnglish = 'The username, email or password is not right.';
const inSpanish = 'El nombre, el correo o la contraseña no son correctos.';

test.each([
  [undefined, inEnglish],
  ['en', inEnglish],
  ['es', inSpanish],
  ['es-MX,es;q=0.9,en;q=0.8', inSpanish],
  ['en-US,es;q=0.5', inEnglish],
  ['fr,es;q=0.5', inSpanish],
  ['fr', inEnglish],
  ['*;q=nonsense,,;', inEnglish],
])('a caller who asks for %j is answered in that language', async (language, message) => {
  expect((await logIn(language)).json()).toEqual({
    message,
    code: 'wrong_credentials',
    text: 'accounts.wrongCredentials',
    auth: false,
  });
});

test('English is answered while Spanish is off, also where the address asks for Spanish', async () => {
  const { app: english } = await testApp({ LANGUAGES: 'en' });
  expect((await logIn('es', english)).json().message).toBe(inEnglish);
  const url = `${endpoints.getSampleGame.path}?language=es`;
  expect((await english.inject(url)).json().language).toBe('en');
  expect((await app.inject(url)).json().language).toBe('es');
  const unknown = '/api/v2/nothing?language=es';
  expect((await english.inject(unknown)).json().message).toBe('There is nothing at this address.');
  expect((await app.inject(unknown)).json().message).toBe('No lo encontramos.');
});

test('faults of fields are said in the language of the page, and named', async () => {
  const response = await app.inject({
    method: 'POST',
    url: endpoints.individualRegister.path,
    headers: { 'accept-language': 'es' },
    payload: { email: 'nowhere', password: 'short' },
  });
  expect(response.json()).toEqual({
    message: 'Revise el correo electrónico',
    code: 'validation',
    text: 'fields.emailInvalid',
    errors: { email: 'Revise el correo electrónico', password: 'La contraseña necesita 8 caracteres o más' },
  });
});

test('a program that asks for no language is answered in that of the account', async () => {
  const ann = await person();
  await services.database.update(accounts).set({ settings: { language: 'es' } });
  expect((await ann.call(endpoints.changeAccount, { name: 'Ana' })).json().message).toBe('Guardado.');
  const url = endpoints.changeAccount.path;
  const headers = { authorization: `Bearer ${ann.token}`, 'accept-language': 'en' };
  const asked = await app.inject({ method: 'PATCH', url, headers, payload: { name: 'Ana' } });
  expect(asked.json().message).toBe('Saved.');
});

test('what is put into a message is sent beside it', async () => {
  const ann = await person();
  await services.database.update(accounts).set({ settings: {} });
  const change = { email: 'ana@example.org', currentPassword: ann.password };
  const response = await ann.call(endpoints.changeAccount, change);
  expect(response.json().message).toBe(
    'We have sent a link to ana@example.org. Open it to use this address.',
  );
});

test('an address without anything behind it is answered in the language as well', async () => {
  const response = await app.inject({ url: '/api/v2/nothing', headers: { 'accept-language': 'es' } });
  expect(response.json()).toEqual({
    message: 'No lo encontramos.',
    code: 'not_found',
    text: 'lib.nothingHere',
  });
});
