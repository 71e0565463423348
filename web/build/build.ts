import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { compressAll } from './compress.ts';
import { placeholderConfig } from './placeholders.ts';
import { withPrecacheList } from './precache-list.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { type BuildManifest, scriptSizes } from './script-sizes.ts';

/**
 * `npm run build:web [folder]` builds the app for browsers, prerenders each public page into the folder (dist/web) and
 * compresses everything. `pages.json` lists the addresses that exist and the file for each prerendered page.
 */
const root = resolve(import.meta.dirname, '../..');
const out = join(root, process.argv[2] ?? 'dist/web');
const prerenderOut = `${out}.prerender`;

type Renderer = typeof import('#web/start/prerender.tsx');

await build({ logLevel: 'warn', configFile: join(root, 'vite.config.ts'), build: { outDir: out } });
await build({
  logLevel: 'warn',
  configFile: join(root, 'vite.config.ts'),
  build: {
    ssr: join(root, 'web/start/prerender.tsx'),
    outDir: prerenderOut,
    manifest: false,
    copyPublicDir: false,
  },
});

const renderer = (await import(join(prerenderOut, 'prerender.js'))) as Renderer;
const template = await readFile(join(out, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as BuildManifest;
const font = Object.values(manifest).find(({ file }) => /latin-wght-normal.*\.woff2$/.test(file))?.file;
const config = placeholderConfig();

const pages: Record<string, string> = {};
for (const { path, file, module } of prerenderedPages) {
  const { html, title, description } = await renderer.renderPage(path, config);
  const scripts = [...new Set([...scriptsOf('start/main.tsx'), ...scriptsOf(module)])];
  await writeFile(join(out, file), fill(html, head(title, description, fetchedAfterPaint(scripts))));
  pages[path] = file;
}
const shellHead = head(config.brand.product, '', scriptsOf('start/main.tsx').map(fetchedAtOnce));
await writeFile(join(out, 'shell.html'), fill('', shellHead));
await writeFile(join(out, 'pages.json'), JSON.stringify({ pages, paths: renderer.routedPaths() }));
await buildServiceWorker();
await compressAll(out);
const { home, game, gameToTheEnd } = scriptSizes(out, manifest);
process.stdout.write(
  `Script, gzipped: / ${inKb(home)}, game ${inKb(game)}, with its end ${inKb(gameToTheEnd)}\n`,
);

function inKb(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Built last, because it lists every built asset with its version. */
async function buildServiceWorker() {
  const worker = join(out, 'service-worker.js');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'web'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'data/offline/service-worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
    },
  });
  await writeFile(worker, withPrecacheList(await readFile(worker, 'utf8'), out));
}

function fill(html: string, headTags: string) {
  return template.replace('<!--head-->', () => headTags).replace('<!--page-->', () => html);
}

/** For web/start/start.ts: a prerendered page can be read without scripts, so text, styles, font and pictures come first. */
function fetchedAfterPaint(files: string[]): string[] {
  return [`<meta name="app-scripts" content="${files.map((file) => `/${file}`).join(' ')}">`];
}

function fetchedAtOnce(file: string): string {
  return `<link rel="modulepreload" href="/${file}" crossorigin>`;
}

function head(title: string, description: string, scriptTags: string[]) {
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    ...scriptTags,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The script that contains this module, preceded by everything that it imports. */
function scriptsOf(module: string): string[] {
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
