import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import type { Fault } from '#content/faults.ts';
import { parseFile } from '#content/read.ts';
import { hashOfWords } from '#content/read-words.ts';
import { bracket, bracketed } from './bracketed.ts';

/** A language that nobody speaks: every text is the English one in brackets, and longer. Dates are those of English. */
export const testLanguage = 'xa';

/**
 * Adds the test language to a copy of the repository, in the steps of docs/languages.md.
 * @throws if a place is no longer there, which docs/languages.md then describes wrongly as well
 */
export function addTestLanguage(folder: string): void {
  const edit = editorIn(folder);
  edit('contract/pages/languages.ts', [
    ["['en', 'es'] as const", `['en', 'es', '${testLanguage}'] as const`],
    ["es: 'Español'", `es: 'Español', ${testLanguage}: '${bracket('Test')}'`],
    ["es: 'es-US'", `es: 'es-US', ${testLanguage}: 'en-XA'`],
  ]);
  edit('content/languages.ts', [["['en', 'es'] as const", `['en', 'es', '${testLanguage}'] as const`]]);
  edit('server/game/game-clips.ts', [
    ["es: 'Imagen'", `es: 'Imagen', ${testLanguage}: '${bracket('Picture')}'`],
  ]);
  edit('server/lib/support-hours.ts', [
    [
      'es: SUPPORT_HOURS_ES ?? es',
      `es: SUPPORT_HOURS_ES ?? es, ${testLanguage}: '${bracket('Weekdays, 9 to 5')}'`,
    ],
  ]);
  addWordsOfGame(folder);
  addCatalog(folder);
  addTypedTexts(folder, edit);
}

type Editor = (file: string, changes: readonly (readonly [find: string, replace: string])[]) => void;

function editorIn(folder: string): Editor {
  return (file, changes) => {
    let source = readFileSync(join(folder, file), 'utf8');
    for (const [find, replace] of changes) {
      if (!source.includes(find)) throw new Error(`${file} has no ${find}`);
      source = source.replace(find, () => replace);
    }
    writeFileSync(join(folder, file), source);
  };
}

/** `content/texts/<code>`: each file says of which English words it is a translation. */
function addWordsOfGame(folder: string): void {
  const content = join(folder, 'content');
  const to = join(content, 'texts', testLanguage);
  mkdirSync(to);
  for (const name of readdirSync(join(content, 'texts/en'))) {
    const file = `texts/en/${name}`;
    // What is a list of terms is for checks alone.
    if (name === 'terms.yaml') {
      cpSync(join(content, file), join(to, name));
      continue;
    }
    const read = (marks: boolean) => {
      const faults: Fault[] = [];
      const words = parseFile(content, file, faults, { marks }) as Record<string, unknown>;
      if (faults.length > 0) throw new Error(`${file} cannot be read`);
      return words;
    };
    // The word on which something moves is looked for in the line.
    const { beats, ...words } = read(true);
    const translated = { of: hashOfWords(read(false)), ...bracketed(words), ...(beats ? { beats } : {}) };
    writeFileSync(join(to, name), dump(translated));
  }
}

/** `web/locales/<code>/messages.po`: the texts of the Spanish catalog, as operators see English. */
function addCatalog(folder: string): void {
  const catalog = readFileSync(join(folder, 'web/locales/es/messages.po'), 'utf8');
  const entries = catalog.split(/\n{2,}/).map((entry) => {
    const [, quoted = ''] = /^msgid ((?:".*"(?:\n|$))+)/m.exec(entry) ?? [];
    const message = [...quoted.matchAll(/^".*"$/gm)].map(([line]) => JSON.parse(line) as string).join('');
    return message === ''
      ? entry
      : entry.replace(/^msgstr (?:".*"(?:\n|$))+/m, () => `msgstr ${JSON.stringify(bracket(message))}`);
  });
  const to = join(folder, 'web/locales', testLanguage);
  mkdirSync(to);
  writeFileSync(join(to, 'messages.po'), `${entries.join('\n\n')}\n`);
}

/** `texts/*.<code>.ts` beside the others, and each language where a feature lists its texts. */
function addTypedTexts(folder: string, edit: Editor): void {
  cpSync(join(import.meta.dirname, 'bracketed.ts'), join(folder, 'contract/bracketed.ts'));
  for (const file of globSync('{server,contract,web}/**/*.es.ts', { cwd: folder })) {
    const english = file
      .replace(/\.es\.ts$/, '.en.ts')
      .split('/')
      .at(-1);
    const words = [
      `import { bracketed } from '#contract/bracketed.ts';`,
      `import { en } from './${english}';`,
      `export const ${testLanguage}: typeof en = bracketed(en);`,
    ];
    writeFileSync(join(folder, file.replace(/\.es\.ts$/, `.${testLanguage}.ts`)), `${words.join('\n')}\n`);
  }
  for (const file of globSync('{server,contract,web}/**/*.{ts,tsx}', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8');
    const [line, from] = /^import \{ es \} from '(.*)\.es\.ts';$/m.exec(source) ?? [];
    if (line === undefined || /\.test\.|\/testing\//.test(file)) continue;
    const listed = source
      .replaceAll('{ en, es }', `{ en, es, ${testLanguage} }`)
      .replaceAll(/\bes: es\.(\w+)/g, `es: es.$1, ${testLanguage}: ${testLanguage}.$1`);
    if (listed === source) throw new Error(`${file} lists no languages`);
    writeFileSync(join(folder, file), listed);
    edit(file, [[line, `${line}\nimport { ${testLanguage} } from '${from}.${testLanguage}.ts';`]]);
  }
}
