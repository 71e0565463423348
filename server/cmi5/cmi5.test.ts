import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { canonicalPath } from '#contract/pages/paths.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import { courseStructure } from './course-structure.ts';

const origin = 'https://play.example.org';
const game = buildGame(testContent);

test('each part is a unit with its own id, its address and the elements in the order of the schema', () => {
  const units = [
    ...courseStructure(origin, [{ ...game, language: 'en' }]).matchAll(
      /<au id="([^"]+)"([^>]*)>([\s\S]*?)<\/au>/g,
    ),
  ];
  expect(units.map(([, id]) => id)).toEqual(game.parts.map(({ part }) => `${origin}/cmi5/parts/${part}`));
  for (const [, , attributes = '', content = ''] of units) {
    expect(attributes).toMatch(/^ moveOn="Completed" launchMethod="OwnWindow" activityType="http[^"]+"$/);
    expect([...content.matchAll(/<(title|description|url)>/g)].map(([, name]) => name)).toEqual([
      'title',
      'description',
      'url',
    ]);
    const address = /<url>([^<]+)<\/url>/.exec(content)?.[1] ?? '';
    expect(canonicalPath(new URL(address).pathname)).toBe('/course');
  }
  expect(units.map(([, , , content]) => /part=(\d+)</.exec(content ?? '')?.[1])).toEqual(
    game.parts.map(({ part }) => String(part)),
  );
});

test('a title of our own content cannot break the file', () => {
  const parts = [{ part: 1, title: 'Rugs & <cords>', first: 1, last: 3 }];
  expect(courseStructure(origin, [{ language: 'en', title: 'A "game"', parts }])).toContain(
    'Part 1: Rugs &amp; &lt;cords&gt;',
  );
});

test('titles and descriptions are in each language that is switched on', () => {
  const parts = [{ part: 1, title: 'Reconocer peligros', first: 1, last: 3 }];
  const spanish = { language: 'es', title: game.title, parts } as const;
  const course = courseStructure(origin, [{ ...game, language: 'en' }, spanish]);
  expect(course).toContain(
    '<title><langstring lang="en-US">Part 1: Recognizing Hazards</langstring><langstring lang="es-US">Parte 1: Reconocer peligros</langstring></title>',
  );
  expect(course).toContain(
    '<langstring lang="es-US">Ejercicios del 1 al 3. ¿Quién tiene la razón?</langstring>',
  );
  expect(courseStructure(origin, [{ ...game, language: 'en' }])).not.toContain('es-US');
});

test('npm run cmi5 writes an archive with the course of this address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cmi5-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'course.zip');
  const env = { PUBLIC_URL: origin, TRUST_PROXY: '1', SANDBOX: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/cmi5/command.ts', file], { env });
  expect(stdout).toContain(`8 parts, launched at ${origin}, are in ${file}`);
  const written = await readFile(file);
  const [[name, bytes], ...others] = Object.entries(unzipSync(written)) as [[string, Uint8Array]];
  expect([name, others]).toEqual(['cmi5.xml', []]);
  const text = strFromU8(bytes);
  expect(text).toContain(
    '<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">',
  );
  expect(text).toContain(`<url>${origin}/course?part=8</url>`);
  await promisify(execFile)(process.execPath, ['server/cmi5/command.ts', file], { env });
  expect(written.equals(await readFile(file))).toBe(true);
});

test('pages may call the learning systems that are set, and no other', async () => {
  const connect = async (env: Record<string, string>) => {
    const { app } = await testApp(env);
    const policy = String((await app.inject('/api/v2/config')).headers['content-security-policy']);
    return /connect-src ([^;]+)/.exec(policy)?.[1];
  };
  const lms = 'https://lms.example.org, https://lrs.example.org';
  expect(await connect({ LMS_ORIGINS: lms })).toBe("'self' https://lms.example.org https://lrs.example.org");
  expect(await connect({})).toBe("'self'");
});
