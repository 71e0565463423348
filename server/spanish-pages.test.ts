import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { eq } from '#server/lib/database/query.ts';
import { makeStopAddress } from '#server/reminders/stop-links.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { englishWordsIn } from '#server/testing/english-words.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';

/** The pages and files that the server draws itself, in Spanish. */

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);
const { database } = services;

const choose = (accountId: string, language: 'en' | 'es') =>
  database.update(accounts).set({ settings: { language } }).where(eq(accounts.id, accountId));

const open = (address: string, browser = 'en', method: 'GET' | 'POST' = 'GET') => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return app.inject({ method, url: pathname + search, headers: { 'accept-language': browser } });
};

/** The words of a page. */
const wordsOf = (body: string) =>
  body
    .replace(/<head>.*<\/head>/s, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function expectSpanish(address: string, said: string, browser = 'en') {
  const { body } = await open(address, browser);
  expect(body).toContain('<html lang="es">');
  expect(wordsOf(body)).toContain(said);
  expect(englishWordsIn(wordsOf(body))).toEqual([]);
}

test('the page that stops emails is in the language of their reader, whatever the browser says', async () => {
  const { account } = await person();
  const address = await makeStopAddress(services, account.id, 'followUps', 'http://localhost');
  expect((await open(address)).body).toContain('<html lang="en">');
  await expectSpanish(address, 'ya no le enviaremos los correos que preguntan por su plan', 'es');
  await choose(account.id, 'es');
  await expectSpanish(address, 'Dejar de recibirlos');
  const { body } = await open(address, 'en', 'POST');
  expect(body).toContain('Ya no recibirá estos correos');
  await choose(account.id, 'en');
  expect((await open(address, 'es')).body).toContain('<html lang="en">');
});

test('the page of a plan is in the language of whoever wrote it', async () => {
  const { account, call } = await person({ isSubscribed: true });
  const { address } = (await call(endpoints.makeHelperLink)).json();
  await choose(account.id, 'es');
  await expectSpanish(address, 'Todavía no hay nada en el plan.');
  await expectSpanish(address, 'Esta página se abre hasta el 1 de julio.');
});

test('a link that nobody made is answered in the language of the browser', async () => {
  await expectSpanish(`/helper/${'a'.repeat(43)}`, 'Un plan para la casa', 'es');
  await expectSpanish(`/stopEmails/${'a'.repeat(43)}`, 'Este enlace ya no sirve.', 'es');
});

test('an administrator gives the facility a language, and its huddles are in it', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { call } = administrator;
  const change = await call(endpoints.changeAccount, { facilityLanguage: 'es' });
  expect(change.json().account.facility.language).toBe('es');
  const { address } = (await call(endpoints.makeHuddle, { topic: 'part-1' })).json();
  const response = await open(address);
  expect(response.headers['content-disposition']).toContain('reunion-de-cinco-minutos.pdf');
  const pdf = await readPdf(response.rawPayload);
  expect([pdf.language, pdf.title]).toEqual([
    'es-US',
    'Reunión de cinco minutos: Parte 1: Reconocer peligros',
  ]);
  expect(pdf.text).toContain('¿Quién tiene la razón?');
  expect(englishWordsIn(pdf.text.replace(/Fuentes: .*?\. (?=Solo)/, ''))).toEqual([]);
  const other = await person();
  expect((await other.call(endpoints.changeAccount, { facilityLanguage: 'es' })).statusCode).toBe(403);
});

test('the file of results has its headings in the language of its reader', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  await choose(administrator.account.id, 'es');
  const { address } = (await administrator.call(endpoints.makeResultsFile)).json();
  const response = await open(address);
  expect(response.headers['content-disposition']).toContain('mind-your-step-resultados.csv');
  expect(response.body).toMatch(
    /^\uFEFFNombre de usuario,Área,Miembro desde,Jugó por última vez,Respondidos,.*,Ejercicio 1: La orilla/,
  );
});

test('a member who has chosen nothing is told the language of the facility', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  expect((await member.read()).facility).not.toHaveProperty('language');
  await database.update(facilities).set({ language: 'es' }).where(eq(facilities.code, facilityCode));
  const { facility, settings } = await member.read();
  expect([facility?.language, settings.language]).toEqual(['es', null]);
});

test('the pages that stand for those of others are in the language that is asked for', async () => {
  await expectSpanish('/sandbox/stores', 'Puede jugar en el navegador', 'es');
  await expectSpanish('/sandbox/payments/authenticate?clientSecret=x&language=es', 'Su banco no pide nada');
  const { body } = await open('/sandbox/identity?provider=google&language=es');
  expect(body).toContain('Modo de prueba: iniciar sesión con Google');
  expect(body).toContain('No tiene una cuenta hasta que la crea.');
});
