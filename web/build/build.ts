import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { languages, translations } from '#contract/pages/languages.ts';
import { type BuiltApp, buildApp } from './build-app.ts';
import { compressAll } from './compress.ts';

/**
 * `npm run build:web [folder]` builds the app for browsers, prerenders each public page into the folder (dist/web) and
 * compresses everything. `pages.json` lists the addresses that exist and the file for each prerendered page. LANGUAGES
 * names the languages, all where it is missing; each is a build of its own: its pages are in a folder, all scripts are in one.
 */
const root = resolve(import.meta.dirname, '../..');
const out = join(root, process.argv[2] ?? 'dist/web');
const { LANGUAGES = languages.join(',') } = loadEnv('production', root, 'LANGUAGES');
const wanted = LANGUAGES.split(',').map((code) => code.trim());

report('', await buildApp(out, 'en'));
for (const language of translations.filter((one) => wanted.includes(one))) {
  const apart = `${out}.${language}`;
  report(` in ${language}`, await buildApp(apart, language));
  merge(apart, language);
}
await compressAll(out);

/** Moves the build of another language to the English one, whose icons and fonts are the same. */
function merge(apart: string, language: string) {
  mkdirSync(join(out, language));
  for (const name of readdirSync(join(apart, 'assets')))
    moveSame(join(apart, 'assets', name), join(out, 'assets', name));
  for (const name of readdirSync(apart)) {
    if (/\.html$|^pages\.json$/.test(name)) cpSync(join(apart, name), join(out, language, name));
    if (/^(manifest|service-worker)-\w+\./.test(name)) cpSync(join(apart, name), join(out, name));
  }
  rmSync(apart, { recursive: true });
}

/** @throws if files of one name differ: their names say what is in them */
function moveSame(from: string, to: string) {
  const content = readFileSync(from);
  if (existsSync(to) && !readFileSync(to).equals(content)) throw new Error(`${to} differs between languages`);
  writeFileSync(to, content);
}

function report(which: string, { home, game, gameToTheEnd }: BuiltApp) {
  process.stdout.write(
    `Script${which}, gzipped: / ${inKb(home)}, game ${inKb(game)}, with its end ${inKb(gameToTheEnd)}\n`,
  );
}

function inKb(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
