import { expect, test } from 'vitest';
import { type LockedPackage, nameOf, packagesOfWeb, shippedPackages } from './shipped-packages.ts';

const version = '1.0.0';
const dev = { version, dev: true };
const packages: Record<string, LockedPackage> = {
  '': { version },
  'installs/checks': { version },
  'node_modules/@of/checks': { version, link: true },
  'node_modules/server': { version },
  'node_modules/tool': dev,
  'node_modules/screen': {
    ...dev,
    dependencies: { part: '2' },
    peerDependencies: { host: '1', types: '1' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/screen/node_modules/part': { ...dev, dependencies: { grain: '1', screen: '1' } },
  'node_modules/part': dev,
  'node_modules/grain': dev,
  'node_modules/host': dev,
  'node_modules/types': dev,
};

test('a package that the web app imports is shipped with the packages that it needs, in the copies that Node finds', () => {
  const paths = (imported: string[]) =>
    shippedPackages({ packages }, new Set(imported)).map(([path]) => path.replace('node_modules/', ''));
  expect(paths([])).toEqual(['server']);
  expect(paths(['screen'])).toEqual(['server', 'screen', 'screen/node_modules/part', 'grain', 'host']);
  expect(nameOf('node_modules/screen/node_modules/@of/part')).toBe('@of/part');
});

test('packages of the web app are those in its scripts, its service worker and its style sheets', () => {
  const names = packagesOfWeb();
  const some = ['react', 'zod', '@stripe/stripe-js', 'workbox-precaching', '@simplewebauthn/browser'];
  expect([...names]).toEqual(
    expect.arrayContaining([...some, '@fontsource-variable/atkinson-hyperlegible-next']),
  );
  for (const tool of [
    'vite',
    '@rolldown/plugin-babel',
    '@babel/core',
    'vitest',
    '@testing-library/react',
    'node',
  ])
    expect(names).not.toContain(tool);
});
