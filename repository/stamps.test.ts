import { expect, test } from 'vitest';
import { hashOf, inputsOf, stamps } from './stamps.ts';

const { studio, kubernetes } = stamps;

test('the tests of the studio depend on it, on the words of the game, and on what these import, but not on films', () => {
  const inputs = inputsOf(studio);
  const some = [
    'studio/speech/samples/two-lines.json',
    'content/coaching.yaml',
    'installs/prepare.js',
    'vitest.config.ts',
  ];
  expect(inputs).toEqual(expect.arrayContaining(some));
  expect(inputs.filter((file) => /^content\/media\/|^(server|web)\/|tested\.json$/.test(file))).toEqual([]);
});

test('the test of the manifests of Kubernetes depends on them', () => {
  expect(inputsOf(kubernetes)).toEqual([
    'deploy/kubernetes.test.ts',
    'deploy/kubernetes/app.yaml',
    'deploy/kubernetes/ingress.yaml.example',
    'deploy/kubernetes/secrets.yaml.example',
    'tsconfig.base.json',
    'vitest.config.ts',
  ]);
});

test('the hash changes with a file, and with a version of a package', () => {
  const before = hashOf(kubernetes);
  expect(hashOf(kubernetes)).toBe(before);
  expect(hashOf({ ...kubernetes, files: ['deploy/deploy.test.ts'] })).not.toBe(before);
  expect(hashOf({ ...kubernetes, packages: ['react'] })).not.toBe(before);
});
