/**
 * The model's number of every sound of American English and of Spanish, of the marks that shape a melody, and of the space.
 * A character that has none would vanish without a word.
 */
const TOKENS: Record<string, number> = {
  ...{ ';': 1, ':': 2, ',': 3, '.': 4, '!': 5, '?': 6, '—': 9, '…': 10, ' ': 16 },
  ...{ A: 24, I: 25, O: 31, W: 39, Y: 41, ᵊ: 42, i: 51, u: 63, æ: 72, ɑ: 69, ɐ: 70, ɔ: 76, ə: 83 },
  ...{ ɛ: 86, ɜ: 87, ɪ: 102, ʊ: 135, ʌ: 138, ᵻ: 177 },
  ...{ b: 44, d: 46, f: 48, h: 50, j: 52, k: 53, l: 54, m: 55, n: 56, p: 58, s: 61, t: 62, v: 64, w: 65 },
  ...{ z: 68, ð: 81, ɡ: 92, ŋ: 112, θ: 119, ɹ: 123, ɾ: 125, ʃ: 131, ʧ: 133, ʒ: 147, ʔ: 148, ʤ: 82 },
  ...{ a: 43, e: 47, o: 57, r: 60, x: 66, β: 75, ɣ: 139, ʝ: 103, ɲ: 114 },
  ...{ ˈ: 156, ˌ: 157 },
};

export const STRESS = { main: 'ˈ', second: 'ˌ' };

const VOWELS = new Set('AIOWYaeoᵊiuæɑɐɔəɛɜɪʊʌᵻ');
const MARKS = new Set(';:,.!?—…');

export const isVowel = (sound: string): boolean => VOWELS.has(sound);
export const isMark = (sound: string): boolean => MARKS.has(sound);
export const isStress = (sound: string): boolean => sound === STRESS.main || sound === STRESS.second;

/** Whether the voice has a sound, or a mark, for a character. */
export const isSound = (sound: string): boolean => TOKENS[sound] !== undefined;

/** @throws Error for a character that the voice has no sound for */
export function tokenOf(sound: string): number {
  const token = TOKENS[sound];
  if (token === undefined) throw new Error(`the voice has no sound for "${sound}"`);
  return token;
}
