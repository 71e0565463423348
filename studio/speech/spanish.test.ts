import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { filmIn } from '../language.ts';
import { tokenOf } from './sounds.ts';
import { SPELLED, spanish } from './spanish.ts';
import { splitScript } from './spoken-words.ts';
import { mouthTrack } from './visemes.ts';

beforeEach(() => filmIn('es'));
afterEach(() => filmIn('en'));

/** A reader that gives every word its letters, and remembers the phrases that it was asked for. */
function spelling() {
  const phrases: string[] = [];
  const { pronounced, toHear } = spanish((words) => {
    phrases.push(words.join(' '));
    return words.map((word) => word.replace('ch', 't͡ʃ'));
  });
  const sounds = (line: string) =>
    pronounced(splitScript(line))
      .map(({ sound }) => sound)
      .join('');
  return { phrases, sounds, pronounced, toHear };
}

test('what is between two marks is read at once, and each mark shapes the melody', () => {
  const { phrases, sounds } = spelling();
  expect(sounds('¿La puerta abre? Sí, / espere… ¡Ya!')).toBe('La puerta abre? Sí, espere… Ya!');
  expect(phrases).toEqual(['La puerta abre', 'Sí', 'espere', 'Ya']);
});

test('two letters that are one sound are one sign, and 911 is said digit by digit', () => {
  const { sounds } = spelling();
  expect(sounds('Muchas luces.')).toBe('Muʧas luces.');
  expect(sounds('Llame al 911.')).toBe('Llame al nueve uno uno.');
  expect(() => sounds('Son 12.')).toThrow('write 12 out in words');
});

test('every sound belongs to its written word', () => {
  const tokens = spelling().pronounced(splitScript('Llame al 911 ya.'));
  const words = Map.groupBy(tokens, ({ word }) => word);
  expect([...words.keys()].filter((word) => word !== null)).toEqual([0, 1, 2, 3]);
  expect(
    words
      .get(2)
      ?.map(({ sound }) => sound)
      .join(''),
  ).toBe('nueve uno uno');
});

test('a word that stands out has its stress, and its neighbors step back', () => {
  const { pronounced } = spanish((words) => words.map((word) => `ˈ${word}`));
  const sounds = pronounced(splitScript('tapete _rojo_ nuevo'))
    .map(({ sound }) => sound)
    .join('');
  expect(sounds).toBe('ˌtapete ˈrojo ˌnuevo.');
});

test('names are spelled as they are said, and listed for whoever hears them once', () => {
  const { sounds, toHear } = spelling();
  expect(sounds('Walter y Joon.')).toBe(`${SPELLED.walter} y ${SPELLED.joon}.`);
  expect(toHear(splitScript('Walter y Joon.'))).toEqual(['Walter wálter', 'Joon yun']);
});

test('a name that is read with a sound that the voice does not have is undecided, until it is spelled', () => {
  const { undecided } = spanish((words) => words.map((word) => (word.endsWith('ll') ? 'beʎ' : 'ben')));
  expect(undecided(splitScript('Mill, Bell, Joon.'))).toEqual([
    { word: 'Mill', reason: expect.stringContaining('is read with "ʎ"') },
  ]);
});

test('every sound of Spanish is one that the voice has and that a mouth makes', () => {
  for (const sound of 'aeiouβðɣɾrʝɲxʧfsθtkpbdɡmnŋljwIWAOYˈˌ') {
    expect(tokenOf(sound)).toBeGreaterThan(0);
    if ('ˈˌ'.includes(sound)) continue;
    const phone = { phone: sound, start: 0, end: 0.1, word: 0, stressed: false };
    expect(() => mouthTrack([phone], 1 / 24)(0)).not.toThrow();
  }
});

test('every line of the content can be split into words that are said', () => {
  const read = readTexts('content', { marks: true, language: 'es' });
  if (!read.ok) throw new Error('the content is broken');
  for (const { main, why, why_not } of read.texts.exercises)
    for (const line of [...main.options.map(({ script }) => script), why, why_not])
      expect(splitScript(line).flat().length).toBeGreaterThan(1);
});
