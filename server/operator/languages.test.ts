import { expect, test } from 'vitest';
import { sql } from '#server/lib/database/query.ts';
import { findLanguagesOn } from '#server/platform/languages-on.ts';
import { testApp } from '#server/testing/test-app.ts';
import { runCommand } from './commands.ts';
import type { Options } from './read-options.ts';

const { services } = await testApp();

const operate = (words: string[], options: Options = {}) =>
  runCommand(['language', ...words], { services, options, operator: 'ruth' });

const sign = (name: string, role: string) => operate(['sign', 'es', name], { role, signed: '2026-05-30' });

/** What a server with LANGUAGES=en,es serves, and says at its start. */
const served = (sandbox: boolean) => findLanguagesOn(services.database, { languages: ['en', 'es'], sandbox });

test('a live server serves Spanish once two native readers and a clinician have signed, and it is switched on', async () => {
  const off = (reason: string) => ({
    languages: ['en'],
    unsigned: [],
    notes: [`Español stays off: ${reason}`],
  });
  const missing = (who: string) => `its texts are not signed by ${who}. See docs/languages.md.`;
  expect(await served(false)).toEqual(off(missing('2 native readers and 1 clinician')));
  await expect(operate(['on', 'es'])).rejects.toThrow(
    'Español stays off: its texts are not signed by 2 native readers and 1 clinician.',
  );
  await sign('Ana Ríos', 'reader');
  await expect(sign('Ana Ríos', 'clinician')).rejects.toThrow('Ana Ríos has signed already.');
  await sign('Dra. Inés Vega', 'clinician');
  expect(await served(false)).toEqual(off(missing('1 native reader')));
  expect((await sign('Luis Mora', 'reader')).message).toBe('It has all signatures.');
  expect(await served(false)).toEqual(off('npm run operate -- language on es switches it on.'));
  await operate(['on', 'es']);
  expect(await served(false)).toEqual({ languages: ['en', 'es'], unsigned: [], notes: [] });
  expect((await operate(['list'])).rows).toEqual([
    { language: 'es', state: 'on' },
    { language: 'es', name: 'Ana Ríos', role: 'reader', signed: '2026-05-30' },
    { language: 'es', name: 'Dra. Inés Vega', role: 'clinician', signed: '2026-05-30' },
    { language: 'es', name: 'Luis Mora', role: 'reader', signed: '2026-05-30' },
  ]);
  await operate(['off', 'es']);
  expect((await served(false)).languages).toEqual(['en']);
  await operate(['on', 'es']);
  await operate(['unsign', 'es', 'Luis Mora']);
  expect(await served(false)).toEqual(off(missing('1 native reader')));
});

test('in the sandbox every language is served that LANGUAGES names, and is known to be unsigned', async () => {
  expect(await served(true)).toEqual({ languages: ['en', 'es'], unsigned: ['es'], notes: [] });
});

test.each([
  [
    ['sign', 'es', 'Ana'],
    { role: 'translator', signed: '2026-05-30' },
    '--role is one of reader, clinician.',
  ],
  [['sign', 'es', 'Ana'], { role: 'reader' }, '--signed is a day'],
  [['sign', 'es', ''], { role: 'reader', signed: '2026-05-30' }, 'Say who signed'],
  [['sign', 'fr', 'Ana'], { role: 'reader', signed: '2026-05-30' }, 'Say which language: es.'],
  [['on', 'en'], {}, 'Say which language: es.'],
  [['unsign', 'es', 'Nobody'], {}, 'Nobody has not signed'],
])('what cannot be recorded is refused: %j, %j', async (words, options, reason) => {
  await expect(operate(words, options)).rejects.toThrow(reason);
});

test('the audit log has who recorded a signature, and no name of whoever signed', async () => {
  await sign('Eva Paz', 'reader');
  const { rows } = await services.database.execute<{ entry: string }>(
    sql`select row_to_json(audit_log)::text as entry from audit_log where command = 'language sign'`,
  );
  const entries = rows.map(({ entry }) => entry).join('\n');
  expect(entries).toContain('ruth');
  expect(entries).not.toContain('Paz');
});
