import { gluedOf } from './glued.ts';
import { type Pair, type Pattern, readPairs } from './text-pairs.ts';

/**
 * Labels as journeys name them, in Spanish: a whole text, a part of one, several sentences, or a regular expression. What is
 * in no text, such as a name, stays as it is.
 */

const pairs = await readPairs();
const known = new Map<string, readonly (string | RegExp)[]>();

const literals = Map.groupBy(
  pairs.filter(({ en }) => isLiteral(en)),
  ({ en }) => tidy(en.join('')),
);
const spanish = new Set(pairs.map(({ es }) => tidy(es.join(''))));
const withHoles = pairs.filter(({ en }) => !isLiteral(en) && lettersIn(en) >= 2);

/** What no journey says. */
const anyWord = 'zzqz';
const anyNumber = '7777777';
/** How dates are written in English: in Spanish they are others, whatever is looked for. */
const dates = ['Wednesday, July 1st 2026', 'Wed, Jul 1, 2026, 3:45 PM', 'Wed, Jul 1, 2026', 'Jul 1, 2026'];
const isDate = (text: string) =>
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,? \d|day, /.test(
    text,
  );

/** @param exact whether a text must be the whole one, with the same capitals */
export function spanishOf(label: string, exact?: boolean): string | RegExp;
export function spanishOf(label: string | RegExp, exact?: boolean): string | RegExp;
export function spanishOf(label: string | RegExp, exact = false): string | RegExp {
  const glued = gluedOf(typeof label === 'string' ? label : label.source);
  if (glued) return glued;
  if (isWithoutWords(label)) return label;
  const texts = typeof label === 'string' ? ofText(tidy(label), exact) : ofExpression(label);
  const [first] = texts;
  if (first === undefined) return label;
  if (typeof label === 'string' && texts.length === 1 && typeof first === 'string') return first;
  const [start, end] = typeof label === 'string' ? edges(exact) : edgesOf(label);
  const source = [...new Set(texts.map(sourceOf))].join('|');
  return new RegExp(`${start}(?:${source})${end}`, typeof label === 'string' ? '' : label.flags);
}

/** Whether this label is in a text of the product, or is Spanish already: names and claims come with the game. */
export function isInTexts(label: string | RegExp, exact = false): boolean {
  if (gluedOf(typeof label === 'string' ? label : label.source) || isWithoutWords(label)) return true;
  if (typeof label !== 'string') return ofExpression(label).length > 0;
  return ofText(tidy(label), exact).length > 0 || spanish.has(tidy(label));
}

/** An expression of figures and marks alone, such as the number of an exercise, is the same in both. */
const isWithoutWords = (label: string | RegExp) =>
  typeof label !== 'string' && !/\p{L}{2}/u.test(label.source.replaceAll(/\\./g, ''));

const edges = (exact: boolean) => (exact ? [String.raw`^\s*`, String.raw`\s*$`] : ['', '']);
const edgesOf = ({ source }: RegExp) => [
  source.startsWith('^') ? '^' : '',
  /(?<!\\)\$$/.test(source) ? '$' : '',
];

function ofText(label: string, exact: boolean): readonly (string | RegExp)[] {
  const key = `${exact} ${label}`;
  const found = known.get(key) ?? lookUp(label, exact);
  known.set(key, found);
  return found;
}

function lookUp(label: string, exact: boolean): readonly (string | RegExp)[] {
  if (!/\p{L}{2}/u.test(label)) return [];
  const whole = ofWhole(label);
  if (whole.length > 0) return whole;
  const ways = [
    () => inOrder(label.split(/(?<=[.!?]) /)),
    () => (exact ? [] : ofPart(label, (text) => text)),
    () => inOrder(label.split(' ')),
    () => (exact ? [] : ofPart(label, (text) => text.toLowerCase())),
  ];
  for (const way of ways) {
    const texts = way();
    if (texts.length > 0) return texts;
  }
  return [];
}

/** A text of the product, with what is put in. */
function ofWhole(label: string): readonly (string | RegExp)[] {
  const same = literals.get(label);
  if (same) return [...new Set(same.map(({ es }) => written(es, new Map())))];
  const fitting = withHoles.flatMap((pair) => {
    const holes = holesOf(pair.en, label);
    const letters = lettersIn(pair.en);
    // "of" or "on" alone is a text only between figures.
    const isOne = holes && (letters > 3 || [...holes.values()].some((value) => /\d/.test(value)));
    return isOne ? [{ pair, holes, letters }] : [];
  });
  const most = Math.max(0, ...fitting.map(({ letters }) => letters));
  return fitting.filter(({ letters }) => letters === most).map(({ pair, holes }) => written(pair.es, holes));
}

/** What stands in the holes of a text as it is written. */
function holesOf(pattern: Pattern, label: string): Map<string, string> | null {
  const names = pattern.flatMap((part) => (typeof part === 'string' ? [] : [part.hole]));
  const source = pattern.map((part) => (typeof part === 'string' ? loose(part) : '(.+?)')).join('');
  const found = new RegExp(`^${source}$`).exec(label);
  return found && new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
}

/** Several texts behind one another: sentences, or what a page puts beside one another. */
function inOrder(words: readonly string[]): readonly RegExp[] {
  const sources: string[] = [];
  for (let start = 0; start < words.length; ) {
    const ends = words.map((_, index) => words.length - index).filter((end) => end > start);
    const end = ends.find((one) => sourceOfWhole(words.slice(start, one).join(' ')) !== null);
    if (end === undefined) return [];
    sources.push(sourceOfWhole(words.slice(start, end).join(' ')) ?? '');
    start = end;
  }
  return sources.length > 1 ? [new RegExp(sources.join(String.raw`\s+`))] : [];
}

function sourceOfWhole(text: string): string | null {
  if (!/\p{L}/u.test(text)) return loose(text);
  const whole = ofWhole(text);
  return whole.length > 0 ? `(?:${whole.map(sourceOf).join('|')})` : null;
}

/** All texts of which it is a part, as they are or in small letters. */
function ofPart(label: string, as: (text: string) => string): readonly (string | RegExp)[] {
  return bestOf(label, (text) => {
    const start = as(text).indexOf(as(label));
    return start < 0 ? null : [start, start + label.length];
  });
}

function ofExpression(label: RegExp): readonly (string | RegExp)[] {
  const key = `${label}`;
  const found = known.get(key) ?? [
    ...ofPieces(label),
    ...bestOf(label.source, (text) => {
      const match = new RegExp(label.source, label.flags).exec(text);
      return match && [match.index, match.index + match[0].length];
    }),
  ];
  known.set(key, found);
  return found;
}

/** Dates as journeys expect them in English. */
const dateSource =
  /(?:\\w(?:\{3\}|\+)(?:day)?, )?\\w(?:\{3\}|\+) \\d\+(?:(?:\\w)+\+?)?,? (?:20)?\\d(?:\{4\}|\\d)/g;

/** An expression over several texts: each run of words in it is looked up. */
function ofPieces({ source }: RegExp): readonly RegExp[] {
  const inner = source
    .replace(/^\^/, '')
    .replace(/(?<!\\)\$$/, '')
    .replaceAll(dateSource, '.+');
  const pieces = inner.split(/(\\[swd][*+]?|\\b|\.[*+]\??|[()|?*+[\]{}^$])/).map((piece) => {
    if (/^\\[swdb]/.test(piece) || !/\p{L}{2}/u.test(piece)) return piece;
    const [, before = '', text = '', after = ''] = /^([^\p{L}]*)(.*?)(\s*)$/u.exec(unescaped(piece)) ?? [];
    const [whole] = [ofWhole(text), inOrder(text.split(/(?<=[.!?]) /))].filter(({ length }) => length > 0);
    return whole ? `${loose(before)}(?:${whole.map(sourceOf).join('|')})${loose(after)}` : null;
  });
  const hasWords = pieces.some((piece) => piece !== null && /\p{L}{2}/u.test(piece));
  return hasWords && !pieces.includes(null) ? [new RegExp(pieces.join(''))] : [];
}

/** Where in a text the label is. */
type Find = (text: string) => readonly [start: number, end: number] | null;
type Found = { text: string | RegExp; share: number };

/**
 * The texts in which it is found when the words and numbers of the label, or dates, are put in: those that themselves hold
 * the largest share of what is found.
 */
function bestOf(label: string, find: Find): (string | RegExp)[] {
  const words = unescaped(label).match(/\p{L}{2,}/gu) ?? [];
  const mayFit = ({ en }: Pair) =>
    words.some((word) => en.some((part) => typeof part === 'string' && part.includes(word)));
  const inLiterals = [...literals.values()].flat().flatMap(({ en, es }): Found[] => {
    const isFound = find(tidy(en.join(''))) !== null;
    return isFound ? [{ text: written(es, new Map()), share: 1 }] : [];
  });
  const found = [
    ...inLiterals,
    ...withHoles.filter(mayFit).flatMap((pair) => foundIn(pair, valuesIn(label), find)),
  ];
  const most = Math.max(0.3, ...found.map(({ share }) => share));
  return found.filter(({ share }) => share > most - 0.01).map(({ text }) => text);
}

/** What of a label may have been put in: names, numbers, words with a capital; or anything, or a date. */
function valuesIn(label: string): string[] {
  const words =
    unescaped(label).match(
      /\$?[\p{L}\d_-]*\d[\w@.-]*\w|\d+|\p{Lu}[\p{L}-]+(?: \p{L}+)?|\p{L}+-[\p{L}-]+/gu,
    ) ?? [];
  return [...new Set([anyWord, anyNumber, ...words, ...dates])];
}

function foundIn({ en, es }: Pair, values: readonly string[], find: Find): Found[] {
  const names = [...new Set(en.flatMap((part) => (typeof part === 'string' ? [] : [part.hole])))];
  if (names.length > 3) return [];
  const found = fillings(names, values).flatMap((holes) => {
    const place = find(tidy(filled(en, holes)));
    return place ? [{ text: written(es, holes), share: shareOf(en, holes, place) }] : [];
  });
  const most = Math.max(0, ...found.map(({ share }) => share));
  return found.filter(({ share }) => share === most).slice(0, 1);
}

/** How many of the letters at this place are of the text itself, and not put in. */
function shareOf(en: Pattern, holes: ReadonlyMap<string, string>, [start, end]: readonly [number, number]) {
  let [at, own, all] = [0, 0, 0];
  for (const part of en) {
    const text = typeof part === 'string' ? part : (holes.get(part.hole) ?? '');
    const inside = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    const letters = inside.match(/\p{L}/gu)?.length ?? 0;
    // A name with digits, an address or a date is of the test.
    if (typeof part === 'string') own += letters;
    if (typeof part === 'string' || !/\d/.test(text)) all += letters;
    at += text.length;
  }
  return all === 0 ? 0 : own / all;
}

function fillings(names: readonly string[], values: readonly string[]): Map<string, string>[] {
  return names.reduce<Map<string, string>[]>(
    (all, name) => all.flatMap((holes) => values.map((value) => new Map([...holes, [name, value]]))),
    [new Map()],
  );
}

const filled = (pattern: Pattern, holes: ReadonlyMap<string, string>) =>
  pattern.map((part) => (typeof part === 'string' ? part : (holes.get(part.hole) ?? anyWord))).join('');

/** A Spanish text with these values: an expression where one is not known. */
function written(pattern: Pattern, holes: ReadonlyMap<string, string>): string | RegExp {
  const values = pattern.map((part) => (typeof part === 'string' ? part : inBoth(holes.get(part.hole))));
  if (values.every((value) => typeof value === 'string')) return tidy(values.join(''));
  return new RegExp(values.map((value) => (typeof value === 'string' ? loose(value) : '.+?')).join(''));
}

/** What is put in may be a text of the product, too. */
function inBoth(value: string | undefined): string | undefined {
  if (value === undefined || value === anyWord || value === anyNumber || isDate(value)) return undefined;
  const [same] = literals.get(value) ?? [];
  return same && isLiteral(same.es) ? tidy(same.es.join('')) : value;
}

function isLiteral(pattern: Pattern): boolean {
  return pattern.every((part) => typeof part === 'string');
}

function lettersIn(pattern: Pattern): number {
  const words = pattern.filter((part) => typeof part === 'string').join('');
  return words.match(/\p{L}/gu)?.length ?? 0;
}

const sourceOf = (text: string | RegExp) => (typeof text === 'string' ? loose(text) : text.source);

/** Matches a text whatever its spaces are. */
export function loose(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, String.raw`\s+`);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const unescaped = (source: string) => source.replaceAll(/\\([.*+?^${}()|[\]\\/])/g, '$1');
