import { expect, test } from 'vitest';
import { type Lexicon, lookUp, stressed } from './lexicon.ts';

const lexicon: Lexicon = {
  decided: { mina: 'mˈinə' },
  checked: {
    step: 'stˈɛp',
    wait: 'wˈAt',
    curl: 'kˈɜɹl',
    dish: 'dˈɪʃ',
    stop: 'stˈɑp',
    carry: 'kˈɛɹi',
    by: { DEFAULT: 'bI', None: 'bˈI' },
    close: { DEFAULT: 'klˈOs', NOUN: 'klˈOz', VERB: 'klˈOz' },
  },
  unchecked: { rosa: 'ɹˈOzə', step: 'wrong' },
};

test.each([
  ['Step', 'stˈɛp', 'checked'],
  ['Rosa', 'ɹˈOzə', 'unchecked'],
  ["Mina's", 'mˈinəz', 'ending'],
  ['steps', 'stˈɛps', 'ending'],
  ['dishes', 'dˈɪʃᵻz', 'ending'],
  ['curls', 'kˈɜɹlz', 'ending'],
  ['waited', 'wˈAɾᵻd', 'ending'],
  ['waiting', 'wˈAɾɪŋ', 'ending'],
  ['stopped', 'stˈɑpt', 'ending'],
  ['carries', 'kˈɛɹiz', 'ending'],
])('%s is said %s (%s)', (word, plain, source) => {
  expect(lookUp(lexicon, word)).toMatchObject({ plain, source });
});

test('a word knows its strong reading and those that somebody must decide about', () => {
  expect(lookUp(lexicon, 'by')).toMatchObject({ plain: 'bI', strong: 'bˈI', others: [] });
  expect(lookUp(lexicon, 'close')).toMatchObject({ plain: 'klˈOs', others: ['klˈOz'] });
});

test('what the lexicon does not have is no word', () => {
  expect(lookUp(lexicon, 'glorp')).toBeNull();
  expect(lookUp(lexicon, 'constructor')).toBeNull();
});

test('a stressed word has its main stress on a vowel', () => {
  expect(stressed('hæz')).toBe('hˈæz');
  expect(stressed('ˌʌp')).toBe('ˈʌp');
  expect(stressed('fɹˈʌnt')).toBe('fɹˈʌnt');
});
