import path, { join } from 'node:path';
import { makeConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { isTranslation } from './contract/pages/languages.ts';
import { chunkGroups } from './web/build/chunks.ts';
import { compiledMessages } from './web/build/compiled-messages.ts';
import { configInPage } from './web/build/config-in-page.ts';
import { paletteSheet } from './web/build/palette-sheet.ts';
import { pureContract } from './web/build/pure-contract.ts';
import { retriedImports } from './web/build/retried-imports.ts';
import { smallRouter } from './web/build/small-router.ts';

/**
 * The web app. `npm run build:web` builds it and its prerendered pages (web/build/build.ts); in development
 * Vite serves it and hands the server's own addresses on to `API_ORIGIN`.
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const texts = textsOf(mode);
  const api = loadEnv(mode, import.meta.dirname, 'API_').API_ORIGIN ?? 'http://localhost:3001';
  return {
    root: 'web',
    appType: 'spa',
    // Of addresses and formats.
    define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(texts) },
    // Lingui imports a stand-in of this hook, for versions of React that lack it.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    plugins: [
      screens(texts),
      babel({ presets: [contractPreset] }),
      configInPage(api),
      paletteSheet(),
      !isSsrBuild && smallRouter(),
      !isSsrBuild && retriedImports(),
    ],
    // Without a hash: the names of style sheets are unique, and readable class names compress better.
    css: {
      modules: { generateScopedName: (name, file) => `${path.parse(file).name.split('.')[0]}_${name}` },
    },
    server: {
      proxy: { '^/(api/|files/|sandbox|healthz|readyz)': { target: api, ws: true } },
    },
    build: {
      // The oldest browsers that the app is built for; README, help and sign-up name them.
      target: ['safari16.4', 'chrome111', 'edge111', 'firefox121'],
      outDir: '../dist/web',
      emptyOutDir: true,
      manifest: 'manifest.json',
      // One stylesheet: no page is ever seen unstyled while a screen's own styles are on their way.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What every page has loaded already need not be listed again for each screen.
        resolveDependencies: (screen, dependencies) =>
          seldomOpened.test(screen) ? [] : dependencies.filter((file) => !loadedByEveryPage.test(file)),
      },
      rolldownOptions: {
        // A report for those who write plugins, which a slow machine alone brings on.
        checks: { bundlerTimings: false },
        ...(isSsrBuild
          ? {}
          : {
              output: {
                codeSplitting: { groups: chunkGroups(join(import.meta.dirname, 'web')) },
                chunkFileNames: 'assets/[name]-[hash].js',
                assetFileNames: 'assets/[name]-[hash][extname]',
              },
            }),
      },
    },
  };
});

const loadedByEveryPage = /\/(react|router|base|start|main|rolldown-runtime)-[^/]*\.js$/;

/** What few people open may ask for its parts one after the other: the scripts that everybody loads need not list them. */
const seldomOpened =
  /\/(TogetherDialog|show-own-room|FeedbackDialog|SurveyDialog|GuestScreen|RoomScreen|ReplacedDialog|CourseEnd|CourseScreen|OperatorScreen)-[^/]*\.js$/;

/** What turns screens into plain modules, for the build and for tests that draw them. */
export function screens(texts = 'en') {
  return [react(), babel({ presets: [textsPreset(texts)] })];
}

/** The mode of a build names the language of its texts (web/build/build-app.ts). */
function textsOf(mode: string): string {
  return isTranslation(mode) ? mode : 'en';
}

const contractPreset = {
  preset: { plugins: [pureContract] },
  rolldown: { filter: { id: /\/contract\// } },
};

/** Lingui's macro, then each text compiled where it stands. */
const textsPreset = (language: string) => ({
  preset: {
    plugins: [
      [
        '@lingui/babel-plugin-lingui-macro',
        { descriptorFields: 'message', linguiConfig: makeConfig({ locales: ['en'] }) },
      ],
      [compiledMessages, { language }],
    ],
  },
  rolldown: { filter: { code: /from ['"]@lingui\/(core|react)\/macro['"]/ } },
});
