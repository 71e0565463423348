import { expect, test } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { englishWordsIn } from '#server/testing/english-words.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reporterOf } from './testing/reporter.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { askAfter } = reporterOf(tested);

/** The report of a person who has chosen a language, opened in a browser that asks for another one. */
async function reportIn(language: 'en' | 'es' | null, browser = 'en') {
  const { account, report } = await askAfter('1:✓ 2:x✓ 3:s');
  await services.database.update(accounts).set({ settings: { language } }).where(eq(accounts.id, account.id));
  const open = () => app.inject({ url: new URL(report).pathname, headers: { 'accept-language': browser } });
  return { open, account };
}

test('the report is in the language of the account, to the last line', async () => {
  const { open } = await reportIn('es');
  const response = await open();
  expect(response.headers['content-disposition']).toContain('mind-your-step-informe.pdf');
  const pdf = await readPdf(response.rawPayload);
  expect(pdf.language).toBe('es-US');
  for (const words of [
    'para el doctor',
    'un juego para aprender, no una prueba médica. 1 de junio de 2026',
    '2/50 ejercicios respondidos. 1 saltado',
    'Acertó 1 de 2 ejercicios al primer intento.',
    'Aciertos al primer intento: 50%',
    'Parte 1: Reconocer peligros',
    '1 ejercicio correcto al primer intento. Intentos en total: 3',
    'No ha respondido este ejercicio',
    'No acertó',
    '1 jun 2026',
    'lunes, 1 de junio de 2026, 9:00 a.m.',
    'Página 1 de',
  ]) {
    expect(pdf.text.replaceAll(/[\u202f\u00a0]/g, ' ')).toContain(words);
  }
  // The titles of the sources stay as they are.
  const own = pdf.text.replace('Mind Your Step', '').replace(/Fuentes: .*? El juego/, '');
  expect(englishWordsIn(own)).toEqual([]);
});

test.each([
  ['en', 'es', 'en-US'],
  [null, 'es', 'es-US'],
  [null, 'en', 'en-US'],
] as const)(
  'an account in %s, opened by a browser in %s, is reported in %s',
  async (account, browser, language) => {
    const { open } = await reportIn(account, browser);
    expect((await readPdf((await open()).rawPayload)).language).toBe(language);
  },
);

test('the report is English while Spanish is off', async () => {
  const english = await testApp({ LANGUAGES: 'en' });
  const { account, report } = await reporterOf(english).askAfter('1:✓');
  const { database } = english.services;
  await database
    .update(accounts)
    .set({ settings: { language: 'es' } })
    .where(eq(accounts.id, account.id));
  const response = await english.app.inject({
    ...{ url: new URL(report).pathname, headers: { 'accept-language': 'es' } },
  });
  expect((await readPdf(response.rawPayload)).language).toBe('en-US');
});

test('the page of an address that is gone is in the language of the browser', async () => {
  const { open } = await reportIn('es', 'es');
  clock.advance(10 * 60_000 + 1);
  const { body } = await open();
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('<h1>Su informe</h1>');
  expect(body).toContain('Este informe ya no está aquí.');
  expect(body).toContain('<a href="/es">');
});
