import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '#content/faults.ts';
import { exerciseName, wordsFile } from '#content/names.ts';
import { appPrivacyPolicy as appPrivacy } from '#content/public/legal/app-privacy-policy.ts';
import { appTermsOfUse as appTerms } from '#content/public/legal/app-terms-of-use.ts';
import { appPrivacyPolicy as appPrivacyInSpanish } from '#content/public/legal/es/app-privacy-policy.ts';
import { appTermsOfUse as appTermsInSpanish } from '#content/public/legal/es/app-terms-of-use.ts';
import { privacyPolicy as privacyInSpanish } from '#content/public/legal/es/privacy-policy.ts';
import { termsOfUse as termsInSpanish } from '#content/public/legal/es/terms-of-use.ts';
import { privacyPolicy } from '#content/public/legal/privacy-policy.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import { parseFile } from '#content/read.ts';
import { sayWith, typedTexts } from '#server/testing/typed-texts.ts';
import { translationsIn } from '#web/build/catalog.ts';

/** One text in both languages, and where it is. */
export type NativeText = { place: string; en: string; es: string };

/** Texts that are read together, such as those of an exercise. */
export type NativeGroup = { title: string; texts: readonly NativeText[] };

const root = join(import.meta.dirname, '../..');
const content = join(root, 'content');

export const partNames = ['game', 'safety', 'surveys', 'emails', 'screens', 'messages', 'legal'] as const;
export type PartName = (typeof partNames)[number];

/** Every Spanish text of the product beside its English, by the part of the sheet that holds it. */
export async function nativeTexts(): Promise<Record<PartName, NativeGroup[]>> {
  const files = readdirSync(join(content, 'texts/es')).map((name) => name.replace(/\.yaml$/, ''));
  const exercises = files.filter((name) => /^ex\d+$/.test(name));
  // A list of terms is read by checks alone.
  const others = files.filter((name) => ![...exercises, 'safety', 'surveys', 'terms'].includes(name));
  const typed = await groupsOfTypedTexts();
  return {
    game: [...exercises, ...others].map(wordsOf),
    safety: [wordsOf('safety')],
    surveys: [wordsOf('surveys')],
    emails: typed.filter(({ title }) => isEmail(title)),
    screens: [{ title: 'Screens', texts: textsOfScreens() }],
    messages: typed.filter(({ title }) => !isEmail(title)),
    legal: legalPages.map(([title, en, es]) => ({ title, texts: pairsIn(en, withoutHash(es)) })),
  };
}

/** The claims first, as question 5 is about them alone. */
function wordsOf(name: string): NativeGroup {
  const [en, es] = (['en', 'es'] as const).map((language) => {
    const faults: Fault[] = [];
    const words = parseFile(content, wordsFile(language, name), faults);
    if (faults.length > 0) throw new Error(`${wordsFile(language, name)} cannot be read`);
    return words;
  });
  const { main, ...rest } = en as { main?: unknown };
  const ordered = main === undefined ? rest : { main, ...rest };
  // The word of the film on which something moves; it is said nowhere else.
  const texts = pairsIn(ordered, es).filter(({ place }) => !place.startsWith('beats'));
  return { title: titleOf(name, texts), texts };
}

function titleOf(name: string, texts: readonly NativeText[]): string {
  const [, id] = /^ex(\d+)$/.exec(name) ?? [];
  if (id === undefined) return name;
  return `${exerciseName(Number(id))}: ${texts.find(({ place }) => place === 'title')?.es ?? ''}`;
}

/** Each text of an object beside the one of the other language. */
function pairsIn(en: unknown, es: unknown, place = ''): NativeText[] {
  if (typeof en === 'string') return [{ place, en, es: typeof es === 'string' ? es : '' }];
  if (typeof en !== 'object' || en === null) return [];
  return Object.entries(en).flatMap(([key, value]) =>
    pairsIn(value, (es as Record<string, unknown> | undefined)?.[key], place ? `${place}, ${key}` : key),
  );
}

const isEmail = (file: string) => /emails\.es\.ts$|server\/lib\/mail\//.test(file);

/** With a text for one and a text for more, where they differ. */
async function groupsOfTypedTexts(): Promise<NativeGroup[]> {
  const groups = new Map<string, NativeText[]>();
  for (const { id, en, es } of await typedTexts()) {
    const [file = '', ...keys] = id.split(': ');
    const said = [2, 1].map((count) => ({ en: sayWith(en, count).words, es: sayWith(es, count).words }));
    const [more, one] = said;
    const isSame = more?.es === one?.es && more?.en === one?.en;
    const texts = (isSame ? said.slice(0, 1) : said).map((text) => ({ place: keys.join(', '), ...text }));
    groups.set(file, [...(groups.get(file) ?? []), ...texts]);
  }
  return [...groups].map(([title, texts]) => ({ title, texts }));
}

function textsOfScreens(): NativeText[] {
  const catalog = readFileSync(join(root, 'web/locales/es/messages.po'), 'utf8');
  return translationsIn(catalog).map(({ message, context, text }) => ({
    place: context,
    en: message,
    es: text,
  }));
}

const legalPages = [
  ['Terms of use', termsOfUse, termsInSpanish],
  ['Privacy policy', privacyPolicy, privacyInSpanish],
  ['Terms of use of the app', appTerms, appTermsInSpanish],
  ['Privacy policy of the app', appPrivacy, appPrivacyInSpanish],
] as const;

/** Ids of sections are addresses, the hash is of the English words. */
const withoutHash = ({ of: _, ...texts }: { of: string }): unknown => texts;
