import { expect, test } from 'vitest';
import { SAID } from './decided.ts';
import type { Lexicon } from './lexicon.ts';
import { english } from './pronounce.ts';
import { tokenOf } from './sounds.ts';
import { splitScript } from './spoken-words.ts';

const lexicon: Lexicon = {
  decided: SAID,
  checked: {
    the: 'ðə',
    a: 'ɐ',
    to: 'tə',
    edge: 'ˈɛʤ',
    rug: 'ɹˈʌɡ',
    go: 'ɡˈO',
    stay: 'stˈA',
    door: 'dˈɔɹ',
    by: { DEFAULT: 'bI', None: 'bˈI' },
    bass: 'bˈæs',
    mouths: { DEFAULT: 'mˈWðz', NOUN: 'mˈWθs' },
  },
  unchecked: {},
};
const tongue = english(lexicon);
const sounds = (line: string) =>
  tongue
    .pronounced(splitScript(line))
    .map(({ sound }) => sound)
    .join('');

test.each([
  ['The edge, the rug.', 'ði ˈɛʤ, ðə ɹˈʌɡ.'],
  ['Go to. Go to the edge!', 'ɡˈO tˈu. ɡˈO tə ði ˈɛʤ!'],
  ['Go by the door. Go by.', 'ɡˈO bI ðə dˈɔɹ. ɡˈO bˈI.'],
  ['Stay close. Close the door.', 'stˈA klˈOs. klˈOz ðə dˈɔɹ.'],
  ['Go – go: go; go…', 'ɡˈO— ɡˈO, ɡˈO, ɡˈO…'],
  ['Mrs. Okafor, go by _by_.', 'mˈɪsᵻz Okˈɑfɔɹ, ɡˈO bI bˈI.'],
  ['Go / by.', 'ɡˈO, bˈI.'],
  ['The edge _by_ the door. Stay.', 'ði ˌɛʤ bˈI ðə dˈɔɹ. stˈA.'],
])('%s sounds %s', (line, said) => {
  expect(sounds(line)).toBe(said);
});

test('sounds belong to their written word, and what lies between two belongs to none', () => {
  const tokens = tongue.pronounced(splitScript('Go-go, edge.'));
  expect(tokens.map(({ word }) => word)).toEqual([0, 0, 0, 0, 0, 0, 0, null, null, 1, 1, 1, null]);
});

test('a word of no lexicon, and one that is said in two ways, stop with their names', () => {
  expect(() => sounds('Go glorp.')).toThrow('"glorp" is in no lexicon');
  expect(() => sounds('The mouths.')).toThrow('"mouths" is said in two ways');
  expect(tongue.undecided(splitScript('A bass, glorp.')).map(({ word }) => word)).toEqual(['bass', 'glorp']);
});

test('every decided word has sounds that the voice knows', () => {
  for (const said of Object.values(SAID)) expect([...said].map(tokenOf).length).toBeGreaterThan(2);
  expect(() => tokenOf('ü')).toThrow('the voice has no sound for "ü"');
});
