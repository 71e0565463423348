import { expect, test } from 'vitest';
import { checkSpanish } from './check-spanish.ts';
import { countSyllables, readingEase } from './ease.ts';

test.each([
  ['casa', 2],
  ['ciudad', 2],
  ['cuidado', 3],
  ['leía', 3],
  ['aéreo', 4],
  ['pingüino', 3],
  ['guía', 2],
  ['aunque', 2],
  ['ahí', 2],
  ['muy', 1],
  ['leyó', 2],
  ['y', 1],
  ['continúo', 4],
  ['farmacéutico', 5],
  ['orilla', 3],
  ['Joon', 2],
])('"%s" has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test('the ease of a text is that of a count by hand: 14 words, 2 sentences, 25 syllables', () => {
  const { fernandezHuerta, inflesz } = readingEase(
    'El tapete está plano. Usted puede lavar los platos ahí, y nadie se cae.',
  );
  expect(fernandezHuerta).toBeCloseTo(206.84 - (60 * 25) / 14 - (1.02 * 14) / 2, 5);
  expect(inflesz).toBeCloseTo(206.835 - (62.3 * 25) / 14 - 14 / 2, 5);
});

test('a number counts as it is said, and the period of p.m. ends no sentence', () => {
  expect(readingEase('Llame al 911 a las 3:45 p.m. si puede.')).toEqual(
    readingEase('Llame al ocho ocho ocho a las ocho ocho ocho p m si puede.'),
  );
});

const violations = (text: string) =>
  checkSpanish([{ file: 'f', field: 'why', text }]).map(({ reason }) => reason);

test.each([
  ['Mira la orilla.', 'Mira'],
  ['Primero, espera. Luego, ¡siéntate!', 'siéntate'],
  ['Si quieres, siga.', 'quieres'],
  ['Ahí está la señal de piso mojado.', 'señal de piso'],
  ['Si usted está cansado, descanse.', 'usted está cansado'],
  ['Sea bienvenido al juego.', 'bienvenido'],
  ['Pregunte al doctor/a.', 'r/a'],
  ['Estimad@ lector.', '@'],
  ['Dijo "no".', '"'],
  ['Cerca del 80 % se cae.', '0 %'],
  ['Ella sufre de mareo.', 'sufre de'],
  ['Es normal a su edad.', 'normal a su edad'],
  ['Tome 20 mg.', '20 mg'],
  ['No se lo diga a nadie.', 'No se lo diga a nadie'],
  ['Mire the rug.', 'the'],
])('a rule of Spanish bans "%s"', (text, said) => {
  expect(violations(text).join()).toContain(`"${said}"`);
});

test.each(['Dónde está?', '¡Cuidado', 'Dijo: “ya voy.'])('the signs of "%s" do not come in pairs', (text) => {
  expect(violations(text)).toEqual([expect.stringMatching(/^has not as many . as .$/)]);
});

test.each([
  'Mire la orilla, y espere ahí. Usted puede sentir cansancio.',
  'Le doy la bienvenida. Él está cansado, y ella mira el letrero.',
  'Dice: “¡Cuidado, piso mojado!”. ¿Quién tiene la razón? Cerca del 80% mira bien.',
  'Sus manos están torpes. El tapete está flojo.',
])('no rule of Spanish bans "%s"', (text) => {
  expect(violations(text)).toEqual([]);
});
