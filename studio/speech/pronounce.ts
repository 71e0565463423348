import { READINGS, TWO_READINGS } from './decided.ts';
import { type Lexicon, lookUp, type Reading, stressed } from './lexicon.ts';
import { isMark, isStress, isVowel, STRESS } from './sounds.ts';
import type { ScriptWord } from './spoken-words.ts';

/** What the model is given, character by character; `word` counts the written words, null between two. */
export type Token = { sound: string; word: number | null };

/** A word that nobody has decided how to say. */
export type Undecided = { word: string; reason: string };

/** How a language is said. */
export type Tongue = {
  /**
   * Written sentences as the model gets them.
   * @throws Error that names a word that nobody has decided how to say
   */
  pronounced(sentences: readonly ScriptWord[][]): Token[];
  undecided(sentences: readonly ScriptWord[][]): Undecided[];
  /** What somebody has to hear once, since no checked source says how it sounds. */
  toHear(sentences: readonly ScriptWord[][]): string[];
};

/** American English, by its words. */
export function english(lexicon: Lexicon): Tongue {
  return {
    pronounced: (sentences) => pronounced(lexicon, sentences),
    undecided: (sentences) => undecidedIn(lexicon, sentences),
    toHear: (sentences) => uncheckedIn(lexicon, sentences),
  };
}

/** How the words whose sound hangs on the next one are said. @param next its first sound, null before a pause */
function weak(word: string, next: string | null): string | null {
  const beforeVowel = next !== null && isVowel(next);
  switch (word) {
    case 'the':
      return beforeVowel ? 'ði' : 'ðə';
    case 'a':
      return 'ɐ';
    case 'an':
      return 'ɐn';
    case 'to':
      return next === null ? 'tˈu' : beforeVowel ? 'tʊ' : 'tə';
    case 'i':
      return 'ˌI';
    case 'in':
      return next === null ? 'ˈɪn' : 'ɪn';
    default:
      return null;
  }
}

/** The reading of one word of a sentence; what is undecided has a reason in words for its author. */
function readingIn(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
): Pick<Reading, 'plain' | 'strong' | 'source'> | Undecided {
  const word = words[at] ?? '';
  const said = decidedReading(words, at);
  if (said) return { plain: said, strong: said, source: 'decided' };
  const reading = lookUp(lexicon, word);
  if (!reading)
    return { word, reason: 'is in no lexicon: decide in studio/speech/decided.ts how it is said' };
  if (reading.others.length > 0 || TWO_READINGS.has(word.toLowerCase()))
    return { word, reason: 'is said in two ways: decide in studio/speech/decided.ts which one is meant' };
  return reading;
}

function decidedReading(words: readonly string[], at: number): string | undefined {
  const reading = READINGS[(words[at] ?? '').toLowerCase()];
  const [before, after] = [words.slice(0, at), words.slice(at + 1)].map((some) =>
    some.join(' ').toLowerCase(),
  );
  const other = reading?.otherwise?.find((one) =>
    'after' in one ? one.after.test(before ?? '') : one.before.test(after ?? ''),
  );
  return (other ?? reading)?.said;
}

/** The words that no checked entry of the lexicon gives, with where their sounds come from. */
function uncheckedIn(lexicon: Lexicon, sentences: readonly ScriptWord[][]): string[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.flatMap(({ spoken }) => spoken);
    return words.flatMap((word, at) => {
      const reading = readingIn(lexicon, words, at);
      if ('reason' in reading || reading.source === 'checked') return [];
      return [`${reading.source}: ${word.toLowerCase()} ${reading.plain}`];
    });
  });
}

/** Every word of a line that nobody has decided how to say. */
function undecidedIn(lexicon: Lexicon, sentences: readonly ScriptWord[][]): Undecided[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.flatMap(({ spoken }) => spoken);
    return words.flatMap((_, at) => {
      const reading = readingIn(lexicon, words, at);
      return 'reason' in reading ? [reading] : [];
    });
  });
}

function pronounced(lexicon: Lexicon, sentences: readonly ScriptWord[][]): Token[] {
  let word = sentences.flat().length;
  const tokens: Token[] = [];
  // From the end on, as some words hang on the sound that follows.
  for (const sentence of sentences.toReversed()) {
    const words = sentence.flatMap(({ spoken }) => spoken);
    let at = words.length;
    for (const { spoken, mark, pause, isStressed } of sentence.toReversed()) {
      word -= 1;
      if (tokens.length > 0) tokens.unshift({ sound: ' ', word: null });
      if (mark ?? pause) tokens.unshift({ sound: mark ?? ',', word: null });
      spoken.forEach((_, part) => {
        at -= 1;
        const said = soundsOf(lexicon, words, at, tokens);
        const sounds = isStressed ? stressed(said) : said;
        tokens.unshift(...[...sounds, ...(part > 0 ? ' ' : '')].map((sound) => ({ sound, word })));
      });
    }
  }
  return standingOut(tokens, sentences);
}

/** Beside a stressed word the others step back: this lengthens it by a quarter and lifts it above them. */
export function standingOut(tokens: readonly Token[], sentences: readonly ScriptWord[][]): Token[] {
  const isStressed = sentences.flat().map((word) => word.isStressed);
  const stepsBack = ({ sound, word }: Token) =>
    sound === STRESS.main &&
    word !== null &&
    !isStressed[word] &&
    (isStressed[word - 1] || isStressed[word + 1]);
  return tokens.map((token) => (stepsBack(token) ? { ...token, sound: STRESS.second } : token));
}

/** The sounds of one word. @param following what is said after it */
function soundsOf(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
  following: readonly Token[],
): string {
  const reading = readingIn(lexicon, words, at);
  if ('reason' in reading) throw new Error(`"${reading.word}" ${reading.reason}`);
  const follows = following.find(({ sound }) => sound !== ' ' && !isStress(sound))?.sound ?? null;
  const next = follows !== null && isMark(follows) ? null : follows;
  return weak((words[at] ?? '').toLowerCase(), next) ?? (next === null ? reading.strong : reading.plain);
}
