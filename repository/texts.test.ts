import { globSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readingGrade } from '#content/checks/reading.ts';
import { termFaults } from '#content/checks/terms.ts';
import { appPrivacyPolicy } from '#content/public/legal/app-privacy-policy.ts';
import { appTermsOfUse } from '#content/public/legal/app-terms-of-use.ts';
import { privacyPolicy } from '#content/public/legal/privacy-policy.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import { readTexts } from '#content/texts.ts';

const highestGrade = 6;
/** Shorter texts (labels, buttons) are too short to be measured. */
const fewestWords = 8;

/** Texts that the specification itself prescribes (sections 2 and 5, docs/product-decisions.md#facility-code). */
const specified = [
  "Your facility's access has ended. Please contact your facility.",
  'Starting a new game will delete all your previous results!',
];

/** One sentence that is read with names in place of the marks, which make it easier. */
const withNames = [
  'Nothing was done: this subscription is with another provider, and this server is set to five.',
  'You are invited to help run five in five, a game in which people learn what comes before a fall.',
];

type Text = { file: string; field: string; text: string };

/** Counts for which one is a text of its own, by a condition of the screen. */
const moreThanOne = [
  'Correct after {correctAfter} attempts',
  'Every {months} months',
  '{period} every {months} months',
];

/** Names, constants, and numbers that are followed by a verb. */
const noCount =
  /^\{(invitedBy|name|userName|speaker|facilityName|house|totalExercises|fewestMembers|cardDays)\}|^\{\w+\} (as|is|has|was|does|makes|opens|costs)$/;

/** The texts of the screens as `npm run texts` collects them. */
function messages(): string[] {
  const catalogue = readFileSync('web/locales/en/messages.po', 'utf8');
  return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = '']) =>
    quoted
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  );
}

/** The same with their placeholders filled in. */
function screenTexts(): string[] {
  return messages().map((text) => text.replaceAll(/<\/?\d+\/?>/g, '').replaceAll(/\{[^}]*\}/g, 'five'));
}

function legalTexts(): Text[] {
  return [privacyPolicy, appPrivacyPolicy, termsOfUse, appTermsOfUse].flatMap(
    ({ title, summary, sections }) =>
      [...summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].map(
        (text) => ({
          file: title,
          field: 'legal page',
          text,
        }),
      ),
  );
}

/** Files of the server whose texts reach people: emails, responses of calls, and the printed report. */
const servesPeople =
  /^(contract\/(fields|problems)|server\/(accounts|answers|facilities|game|lib\/(http|limits)|reports|reviews|subscriptions|support|surveys)\/.*|server\/lib\/mail\/texts\/frame\.en|server\/lib\/texts\/messages\.en|server\/[\w-]+\/texts\/emails\.en|contract\/texts\/fields\.en)\.ts$/;
/** Other languages have rules of their own (spanish-server.test.ts). */
const isNotServed =
  /\.test\.ts$|\.es\.ts$|\/testing\/|\/(metrics|openapi|personal-data|play-game|sign-up-person|tables|operate-[\w-]+)\.ts$/;

/** The sentences in those files. */
function serverTexts(): Text[] {
  return globSync('{server,contract}/**/*.ts')
    .filter((file) => servesPeople.test(file) && !isNotServed.test(file))
    .flatMap((file) => sentencesOf(file).map((text) => ({ file, field: 'text', text })));
}

function sentencesOf(file: string): string[] {
  const sentences: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node as Node);
    if (text && /^[A-Z{"].*\s\S+\s/s.test(text)) sentences.push(text);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return sentences;
}

type Node = { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('{}') : undefined;
}

type JsxNode = Node & {
  start?: number;
  end?: number;
  expression?: JsxNode;
  openingElement?: { name: { name?: string }; attributes: JsxAttribute[] };
};
type JsxAttribute = { name?: { name?: unknown }; value?: { value?: unknown } | null };

/** Texts that JSX shows past the macros: words, quotation marks or a colon by themselves, and strings put together. */
function textsOutside(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const texts: string[] = [];
  const visit = (node: unknown, parent?: JsxNode): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent);
      return;
    }
    const { type, value, expression, start, end } = node as JsxNode;
    if (type === 'JSXElement' && isTranslated(node as JsxNode)) return;
    if (type === 'JSXText' && /[\p{L}“”:]/u.test(String(value)))
      texts.push(`${file}: ${String(value).trim()}`);
    const isShown = type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute';
    if (isShown && hasTemplate(expression)) texts.push(`${file}: ${source.slice(start, end)}`);
    for (const inner of Object.values(node)) visit(inner, node as JsxNode);
  };
  visit(parseSync(file, source).program);
  return texts;
}

/** Whether a macro takes the texts of this element into the catalog, or no translator may change them. */
function isTranslated({ openingElement }: JsxNode): boolean {
  const { name, attributes = [] } = openingElement ?? {};
  const keeps = attributes.some(({ name: of, value }) => of?.name === 'translate' && value?.value === 'no');
  return keeps || ['Trans', 'Plural', 'Select', 'SelectOrdinal'].includes(name?.name ?? '');
}

/** Whether what JSX shows is a template literal, also in a branch of a condition. */
function hasTemplate(expression: unknown): boolean {
  if (typeof expression !== 'object' || expression === null) return false;
  const { type, ...parts } = expression as Record<string, unknown>;
  if (type === 'TemplateLiteral') return true;
  if (!['ConditionalExpression', 'LogicalExpression', 'ParenthesizedExpression'].includes(String(type)))
    return false;
  return Object.values(parts).some(hasTemplate);
}

const readContent = readTexts('content');
if (!readContent.ok) throw new Error('The texts of the repository have faults: run npm run content check');
const { terms } = readContent.texts;

const manifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8')) as {
  description: string;
};

const allTexts: Text[] = [
  { file: 'web/public/manifest.webmanifest', field: 'description', text: manifest.description },
  ...screenTexts().map((text) => ({ file: 'web', field: text, text })),
  ...legalTexts(),
  ...serverTexts(),
];

/** The texts that read above the grade, except for the specification's own. */
function hardOnes(texts: string[]): string[] {
  return texts
    .filter((text) => text.split(/\s+/).length >= fewestWords)
    .filter((text) => !specified.includes(text) && !withNames.includes(text))
    .map((text) => `${readingGrade(text).toFixed(1)}: ${text}`)
    .filter((line) => Number.parseFloat(line) > highestGrade);
}

test('the catalog has the texts that are in the screens, as `npm run texts` writes them', async () => {
  const [catalog] = await getCatalogs(getConfig({ configPath: 'web/lingui.config.ts' }));
  const [collected, written] = [await catalog?.collect(), await catalog?.read('en')];
  expect(Object.keys(collected ?? {}).length).toBeGreaterThan(500);
  expect(Object.keys(written ?? {}).sort()).toEqual(Object.keys(collected ?? {}).sort());
});

test('every text of a screen is inside a macro of the catalog, so that it can be translated', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !/\.test\.tsx$|^web\/screens\/style\//.test(file));
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap(textsOutside)).toEqual([]);
});

test('a number before its noun is inside a plural, so that no text says "1 days"', () => {
  const bare = messages().flatMap((message) => {
    const text = message
      .replaceAll(/<\/?\d+\/?>/g, '')
      .replaceAll(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*\}/g, '#');
    if (moreThanOne.some((known) => text.includes(known))) return [];
    return (text.match(/(?<!of |\/)\{\w+\} (?:more |earlier |short )?[a-z]+s\b/g) ?? [])
      .filter((count) => !noCount.test(count))
      .map((count) => `${count}: ${message}`);
  });
  expect(bare).toEqual([]);
});

/** Of people and facilities; names of things, places and payment methods are words. */
const names = /\{(userName|character|helper|who|facility\.name|name)\}/;
const ofThings = ['game/look/Look.tsx', 'study/LeaveStudy.tsx', 'subscriptions/CardName.tsx'];

test('a name that stands in a sentence is never translated by a browser', () => {
  const files = globSync('web/screens/**/*.tsx').filter(
    (file) =>
      !/\.test\.|\/(testing|operator|guest\/aide)\//.test(file) &&
      !ofThings.some((one) => file.endsWith(one)),
  );
  const unmarked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Trans>([\s\S]*?)<\/Trans>/g)]
      .map(([, sentence = '']) =>
        sentence.replaceAll(/<(\w+)[^>]*translate="no"[^>]*>[^<]*<\/\1>|<Hidden>[^<]*<\/Hidden>/g, ''),
      )
      .filter((sentence) => names.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(unmarked).toEqual([]);
});

test('a button is chosen, and what is in a picture is tapped', () => {
  expect(screenTexts().filter((text) => /\btaps? (on )?(the|a|this) button/i.test(text))).toEqual([]);
});

test(`every sentence on a screen reads at grade ${highestGrade} or below`, () => {
  expect(screenTexts().length).toBeGreaterThan(500);
  expect(hardOnes(screenTexts())).toEqual([]);
});

test(`every sentence of an email, and of what a call responds, reads at grade ${highestGrade} or below`, () => {
  const texts = serverTexts().map(({ text }) => text.replaceAll('{}', 'five'));
  expect(hardOnes(texts)).toEqual([]);
});

test('screens, emails, legal pages and responses of the server say the words of the list of terms', () => {
  expect(legalTexts().length).toBeGreaterThan(80);
  expect(serverTexts().length).toBeGreaterThan(150);
  const wrong = allTexts.flatMap((one) =>
    termFaults(terms, one).map(({ reason }) => `${one.file}: ${one.text} ${reason}`),
  );
  expect(wrong).toEqual([]);
});

test('every exception in the list of terms is still on a screen', () => {
  const all = allTexts.map(({ text }) => text).join('\n');
  const idle = terms.flatMap(({ unless }) => unless).filter(({ text }) => !all.includes(text));
  expect(idle).toEqual([]);
});
