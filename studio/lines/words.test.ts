import { expect, test } from 'vitest';
import type { Lexicon } from '../speech/lexicon.ts';
import { english } from '../speech/pronounce.ts';
import type { SpokenLine } from './lines.ts';
import { countWords, undecidedWords, wordsToHear } from './words.ts';

const lexicon: Lexicon = {
  decided: { mina: 'mˈinə' },
  checked: { look: 'lˈʊk', rug: 'ɹˈʌɡ' },
  unchecked: { rosa: 'ɹˈOzə' },
};
const line = (clip: string, script: string): SpokenLine => ({
  clip,
  speaker: 'Presenter',
  script,
});

test('words that nobody has decided are listed once, with the clips that wait for them', () => {
  const jobs = [line('one', 'Look, glorp.'), line('two', 'Glorp, glorp!'), line('three', 'Look, $5.')];
  expect(undecidedWords(english(lexicon), jobs)).toEqual([
    '"glorp" is in no lexicon: decide in studio/speech/decided.ts how it is said (one, two)',
    'write "$5." out in words (three)',
  ]);
});

test('words to be heard are listed with where their sounds come from', () => {
  const jobs = [line('one', "Look, Rosa. Mina's rug."), line('two', 'Close rug.')];
  expect(countWords(jobs)).toBe(5);
  expect(wordsToHear(english(lexicon), jobs)).toEqual([
    'decided: close klˈOs',
    "ending: mina's mˈinəz",
    'unchecked: rosa ɹˈOzə',
  ]);
});
