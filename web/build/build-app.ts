import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Language } from '#contract/pages/languages.ts';
import { headOf, type PageHead, writtenIn } from './page-head.ts';
import { placeholderConfig } from './placeholders.ts';
import { withPrecacheList } from './precache-list.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { type BuildManifest, scriptSizes } from './script-sizes.ts';

const root = resolve(import.meta.dirname, '../..');
const configFile = join(root, 'vite.config.ts');

type Renderer = typeof import('#web/start/prerender.tsx');

export type BuiltApp = ReturnType<typeof scriptSizes>;

/**
 * Builds the app with its pages, worker and manifest into the folder, and returns the sizes of its scripts.
 * @throws naming the first text that the catalog of the language does not have
 */
export async function buildApp(out: string, language: Language): Promise<BuiltApp> {
  const mode = language === 'en' ? 'production' : language;
  const prerenderOut = `${out}.prerender`;
  await build({ logLevel: 'warn', mode, configFile, build: { outDir: out } });
  await build({
    logLevel: 'warn',
    mode,
    configFile,
    build: {
      ssr: join(root, 'web/start/prerender.tsx'),
      outDir: prerenderOut,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const renderer = (await import(join(prerenderOut, 'prerender.js'))) as Renderer;
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as BuildManifest;
  await writePages(out, { renderer, manifest, language });
  if (language !== 'en') await writeAppManifest(out, { renderer, language });
  await buildServiceWorker(out, language);
  return scriptSizes(out, manifest);
}

type Built = { renderer: Renderer; manifest: BuildManifest; language: Language };

async function writePages(out: string, { renderer, manifest, language }: Built): Promise<void> {
  const html = await readFile(join(out, 'index.html'), 'utf8');
  const template = writtenIn(language, html, renderer.pageTexts().oldBrowser);
  const font = Object.values(manifest).find(({ file }) => /latin-wght-normal.*\.woff2$/.test(file))?.file;
  const config = placeholderConfig();
  const write = (file: string, page: string, head: Omit<PageHead, 'font'>) =>
    writeFile(
      join(out, file),
      template.replace('<!--head-->', () => headOf({ ...head, font })).replace('<!--page-->', () => page),
    );
  const start = scriptsOf('start/main.tsx', { manifest, template });
  const pages: Record<string, string> = {};
  for (const { path, file, module } of prerenderedPages) {
    const { html: page, title, description } = await renderer.renderPage(path, config);
    const scripts = [...new Set([...start, ...scriptsOf(module, { manifest, template })])];
    await write(file, page, { title, description, language, path, scripts, isPainted: true });
    pages[path] = file;
  }
  await write('shell.html', '', { title: config.brand.product, language, scripts: start });
  await writeFile(join(out, 'pages.json'), JSON.stringify({ pages, paths: renderer.routedPaths() }));
}

/** So that the game is installed in the language in which somebody reads it. */
async function writeAppManifest(out: string, { renderer, language }: Omit<Built, 'manifest'>): Promise<void> {
  const english = JSON.parse(await readFile(join(out, 'manifest.webmanifest'), 'utf8')) as object;
  const translated = {
    ...english,
    lang: language,
    description: renderer.pageTexts().description,
    start_url: `/${language}/dashboard`,
    scope: `/${language}`,
  };
  await writeFile(join(out, `manifest-${language}.webmanifest`), JSON.stringify(translated, null, 2));
}

/** Built last, because it lists every built asset with its version. */
async function buildServiceWorker(out: string, language: Language): Promise<void> {
  const name = language === 'en' ? 'service-worker.js' : `service-worker-${language}.js`;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'web'),
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'data/offline/service-worker.ts', formats: ['es'], fileName: () => name },
    },
  });
  const worker = join(out, name);
  await writeFile(worker, withPrecacheList(await readFile(worker, 'utf8'), out, language));
}

/** The script that contains this module, preceded by everything that it imports. */
function scriptsOf(
  module: string,
  { manifest, template }: { manifest: BuildManifest; template: string },
): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build: see prerendered-pages.ts`);
    if (seen.has(name) || template.includes(chunk.file)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) add(imported);
    files.push(chunk.file);
  };
  add(module);
  return files;
}
