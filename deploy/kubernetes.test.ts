import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { expect, test } from 'vitest';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };

const folder = join(import.meta.dirname, 'kubernetes');

test('the manifests of Kubernetes follow its published schemas', async () => {
  const documents = readdirSync(folder).flatMap(
    (file) => loadAll(readFileSync(join(folder, file), 'utf8')) as Manifest[],
  );
  expect(documents.length).toBeGreaterThanOrEqual(8);
  for (const document of documents) {
    const { apiVersion, kind } = document;
    const models = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`);
    const validate = () => new models[kind](document).validate();
    expect(validate, `${kind} ${document.metadata.name}`).not.toThrow();
  }
  const { Deployment } = await import('kubernetes-models/apps/v1');
  expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow();
});
