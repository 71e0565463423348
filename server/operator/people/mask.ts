const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const charactersOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);

/** Without case and accents, as the search compares. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The first character of a name, what was typed to find it, and stars for the rest: the operator knows the typed part
 * already, and tells people apart by where it stands. How much is hidden is not shown.
 */
export function maskName(name: string, typed = ''): string {
  const letters = charactersOf(name.trim());
  const places = shownPlaces(letters, typed);
  const isBetween = (letter: string, place: number) =>
    places.has(place - 1) && places.has(place + 1) && !isOfWord(letter);
  const shown = letters
    .map((letter, place) => (places.has(place) || isBetween(letter, place) ? letter : '*'))
    .join('');
  return `${shown}*`.replace(/\*+/g, '***');
}

/** The same for the part of an address before the last `@`. */
export function maskEmail(email: string, typed = ''): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return maskName(email, typed);
  const words = wordsOf(typed);
  // The whole address was typed.
  return words.includes(plain(email)) ? email : maskName(email.slice(0, at), typed) + email.slice(at);
}

const wordsOf = (typed: string) => plain(typed).split(/\s+/).filter(Boolean);

const isOfWord = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** The places of the first character, and of each typed word where it begins a word. */
function shownPlaces(letters: readonly string[], typed: string): ReadonlySet<number> {
  const plainLetters = letters.map(plain);
  const places = new Set([0]);
  for (const word of wordsOf(typed)) {
    for (const start of plainLetters.keys()) {
      const before = plainLetters[start - 1];
      if (before !== undefined && isOfWord(before)) continue;
      const end = endOf(plainLetters, start, word);
      for (let place = start; place < end; place += 1) places.add(place);
    }
  }
  return places;
}

/** Where a word ends that begins at this place; the place itself if another one stands there. */
function endOf(letters: readonly string[], start: number, word: string): number {
  let read = '';
  for (let place = start; place < letters.length && read.length < word.length; place += 1) {
    read += letters[place];
    if (read === word) return place + 1;
  }
  return start;
}
