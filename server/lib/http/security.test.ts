import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app } = await testApp();

test('a page of another site may not make calls, nor read responses', async () => {
  const headers = { origin: 'https://elsewhere.example.org', 'access-control-request-method': 'POST' };
  for (const method of ['OPTIONS', 'GET'] as const) {
    const response = await app.inject({ method, url: endpoints.getConfig.path, headers });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a request that states its length in two ways is rejected, so that nothing hides in it', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const smuggled = '0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
  socket.write(
    `POST ${endpoints.giveFeedback.path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${smuggled.length}\r\n` +
      `transfer-encoding: chunked\r\n\r\n${smuggled}`,
  );
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 400 /);
  socket.destroy();
});

test('a request that names a whole address, or none, in place of a path is rejected', async () => {
  const { port } = app.server.address() as AddressInfo;
  for (const target of [`http://a${endpoints.getConfig.path}`, `https://a${endpoints.getConfig.path}`, '*']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `${target === '*' ? 'OPTIONS' : 'GET'} ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    );
    const [response] = await once(socket, 'data');
    expect([target, String(response).split('\r\n')[0]]).toEqual([target, 'HTTP/1.1 400 Bad Request']);
    socket.destroy();
  }
});

const sourceOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
const holding = (pattern: string, what: RegExp) =>
  sourceOf(pattern).flatMap(([file, text]) => (what.test(text) ? [file] : []));

test('programs are started for the embedded database alone, and pages to their other language are all that is redirected', () => {
  const starting = holding('server/**/*.ts', /child_process/);
  expect(starting.filter((file) => !file.startsWith('server/lib/database/embedded/'))).toEqual([]);
  expect(holding('server/**/*.ts', /\.redirect\(/)).toEqual(['server/pages/serve-pages.ts']);
});

test('nothing in the web app keeps a paste or a password manager away', () => {
  const all = 'web/**/*.{ts,tsx}';
  expect(holding(all, /onPaste|onBeforeInput|'(?:before)?paste'/)).toEqual([]);
  expect(holding(all, /\btype(?:=\{?|: )[^},]*['"]password['"]/)).toEqual([
    'web/ui/fields/PasswordField.tsx',
  ]);
});

test('no text becomes markup in the web app', () => {
  expect(holding('web/**/*.{ts,tsx}', /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/)).toEqual(
    [],
  );
});
