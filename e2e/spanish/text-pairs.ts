import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { parseFile } from '#content/read.ts';
import { translationsIn } from '#web/build/catalog.ts';

/** What stands in a text for a name, a number or a date. */
export type Hole = { hole: string };
/** A text as it is written: what stands in it as it is, and what is put in. */
export type Pattern = readonly (string | Hole)[];
export type Pair = { en: Pattern; es: Pattern };

const root = path.resolve(import.meta.dirname, '../..');

/** Every text of the product that is in both languages: of screens, of the server, of papers and of the content. */
export async function readPairs(): Promise<Pair[]> {
  const pairs = [...pairsOfScreens(), ...(await pairsOfTypedTexts()), ...pairsOfContent()];
  return pairs.filter(({ en }) => en.some((part) => typeof part === 'string' && /\p{L}/u.test(part)));
}

function pairsOfScreens(): Pair[] {
  const catalog = readFileSync(path.join(root, 'web/locales/es/messages.po'), 'utf8');
  return translationsIn(catalog).flatMap(({ message, text }) => {
    const [en, es] = [message, text].map((one) => variants(compileMessage(withoutTags(one))));
    // A language may have fewer forms of a number than English: the last one is for all others.
    return (en ?? []).flatMap((one, index) => {
      const other = es?.[Math.min(index, es.length - 1)];
      return other ? [{ en: one, es: other }] : [];
    });
  });
}

/** What stands alone in a tag is put in; other tags are around words. */
const withoutTags = (message: string) =>
  message.replaceAll(/<(\w+)\/>/g, '{in$1}').replaceAll(/<\/?\w+>/g, '');

/** A message once for each form of its numbers. */
function variants(message: CompiledMessage, number?: string): Pattern[] {
  return message.reduce<Pattern[]>(
    (begun, token) => {
      const next = variantsOf(token, number);
      return begun.flatMap((start) => next.map((end) => [...start, ...end]));
    },
    [[]],
  );
}

function variantsOf(token: CompiledMessage[number], number?: string): Pattern[] {
  if (typeof token === 'string') return token === '#' && number ? [[{ hole: number }]] : [[token]];
  const [hole = '', , cases] = token as [string, string?, Record<string, CompiledMessage | number>?];
  if (typeof cases !== 'object') return [[{ hole }]];
  return Object.entries(cases)
    .filter(([name]) => name !== 'offset')
    .flatMap(([, text]) => variants(text as CompiledMessage, hole));
}

type Said = string | ((params: unknown) => string) | null | { [key: string]: Said };

/** One object of texts for each language: `x.en.ts` and `x.es.ts`. */
async function pairsOfTypedTexts(): Promise<Pair[]> {
  const files = globSync('{contract,server,web}/**/*.es.ts', { cwd: root });
  const modules = files.map(async (file) => {
    const [{ es }, { en }] = await Promise.all(
      [file, file.replace(/\.es\.ts$/, '.en.ts')].map((one) => import(path.join(root, one))),
    );
    return pairsIn(en as Said, es as Said);
  });
  return (await Promise.all(modules)).flat();
}

function pairsIn(en: Said, es: Said): Pair[] {
  if (typeof en === 'object' && en !== null)
    return Object.entries(en).flatMap(([key, one]) =>
      pairsIn(one, (es as Record<string, Said> | null)?.[key] ?? null),
    );
  const any = written(en);
  return [undefined, ...namesIn(any ?? '')].flatMap((one) => {
    const [english, spanish] = [written(en, one), written(es, one)];
    // Only where a text has another form for one.
    const isSame = one !== undefined && any?.replaceAll(open + one + close, '1') === english;
    return english && spanish && !isSame ? [{ en: patternOf(english), es: patternOf(spanish) }] : [];
  });
}

const open = '\u0001';
const close = '\u0002';
const puttingIn = new RegExp(`${open}(\\w+)${close}`, 'g');

const namesIn = (text: string) => new Set([...text.matchAll(puttingIn)].map(([, name = '']) => name));

/** A text as it is written with any names; `one` is that of a number, which is one. */
function written(text: Said, one?: string): string | null {
  if (typeof text !== 'function') return typeof text === 'string' ? text : null;
  const get = (_: object, name: string | symbol) => (name === one ? 1 : open + String(name) + close);
  try {
    return text(new Proxy({}, { get }));
  } catch {
    // It does more with its names than to put them in.
    return null;
  }
}

function patternOf(text: string): Pattern {
  return text.split(puttingIn).flatMap((part, index): Pattern => {
    if (index % 2 === 1) return [{ hole: part }];
    return part === '' ? [] : [part];
  });
}

/** What the content says, without what is spoken in films. */
function pairsOfContent(): Pair[] {
  return globSync('content/texts/en/*.yaml', { cwd: root }).flatMap((file) => {
    const [en, es] = [file, file.replace('/en/', '/es/')].map((one) => parseFile(root, one, []) as Said);
    return pairsIn(en ?? null, es ?? null);
  });
}
