import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CORE_SCHEMA, loadAll, mergeTag } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '#contract/pages/languages.ts';
import { readConfig } from '#server/lib/config.ts';

/** What is built and run in containers. */

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');
const documents = (text: string) =>
  loadAll(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as ReturnType<typeof JSON.parse>[];
const { services } = documents(read('container/compose.yaml'))[0];

test('the containers run without root, and cannot write to their file system', () => {
  expect(read('container/Containerfile')).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
  expect(read('container/Containerfile')).toMatch(/^HEALTHCHECK /m);
  expect([services.app1.read_only, services.app2.read_only]).toEqual([true, true]);
  const deployment = documents(read('kubernetes/app.yaml')).find(({ kind }) => kind === 'Deployment');
  const { containers, securityContext } = deployment.spec.template.spec;
  expect(securityContext.runAsNonRoot).toBe(true);
  for (const { securityContext: own } of containers) {
    expect(own).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  }
});

test('no settings of an operator get into the image, nor into git', () => {
  // Podman reads it too, where there is no .containerignore.
  const rules = readFileSync('.dockerignore', 'utf8');
  expect(rules.split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/*.env']));
  for (const file of ['deploy/container/mind-your-step.env', '.env', 'live.env'])
    expect(spawnSync('git', ['check-ignore', '-q', file]).status, file).toBe(0);
  const copied = [...read('container/build.sh').matchAll(/^cp (?:-R )?(.*) "\$target/gm)].map(
    ([, from]) => from,
  );
  expect(copied.filter((from) => from?.includes('deploy'))).toEqual(['deploy/container/healthcheck.js']);
});

test('the image has the pages of every language', () => {
  const [, built = ''] = /^LANGUAGES=(\S+) .*npm run build:web$/m.exec(read('container/build.sh')) ?? [];
  expect(built.split(',')).toEqual(languages);
});

test('in the image the user has a name, and the documented command keeps the health check', () => {
  const containerfile = read('container/Containerfile');
  expect(containerfile).toMatch(/echo 'app:x:10001:10001:.*' >> \/etc\/passwd/);
  expect(containerfile).toContain('podman build --format docker');
});

test('each process of the app has a health check of its own: what is built in another format has none', () => {
  const [, ofImage = ''] = /^HEALTHCHECK .* CMD (\[.+\])$/m.exec(read('container/Containerfile')) ?? [];
  const command: string[] = JSON.parse(ofImage);
  expect(command.at(-1)).toMatch(/^\/app\/deploy\/container\/healthcheck\.js$/);
  for (const app of [services.app1, services.app2])
    expect(app.healthcheck).toEqual({
      test: ['CMD', ...command],
      interval: '10s',
      timeout: '5s',
      start_period: '30s',
    });
});

test('a database password with any marks reaches the app and the database as it is', () => {
  const password = `p@ss/w:rd 100%41 it's "#1?`;
  const { environment } = services.app1;
  expect(environment.DATABASE_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
  expect(environment.DATABASE_URL).not.toContain('PASSWORD');
  const { DATABASE_URL } = environment;
  const { databaseUrl } = readConfig({ DATABASE_URL, DATABASE_PASSWORD: password, SANDBOX: 'true' });
  expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe(password);
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = '#!/bin/sh\nfor given in "$@"; do printf "%s\\n" "$given"; done\n';
  writeFileSync(join(folder, 'psql'), program, { mode: 0o755 });
  const env = { PATH: `${folder}:/usr/bin:/bin`, DATABASE_PASSWORD: password };
  const { stdout } = spawnSync('sh', [resolve('deploy/container/first-start.sh')], { env, encoding: 'utf8' });
  expect(stdout.split('\n')).toContain(`password=${password}`);
  // psql puts the quotes around it, and doubles those in it.
  expect(read('postgresql/role.sql')).toContain("login password :'password';");
});
