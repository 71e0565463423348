import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/security.md states how far each requirement is met, and by which tests. */

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [number, , requirement = '', mark = '', how = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: Number(number), requirement, mark, how };
  });

test('each of the 63 requirements has its row and a mark, and at most three are not met', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
  expect(rows.filter(({ mark }) => !['met', 'partly', 'not met'].includes(mark))).toEqual([]);
  expect(rows.filter(({ mark }) => mark === 'not met').length).toBeLessThanOrEqual(3);
});

test('each requirement that is met names tests that exist, each other one says why', () => {
  const wanting = rows.flatMap(({ number, mark, how }) => {
    const named = [...how.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+?)(?=, `|$)/g)];
    const gone = named.filter(
      ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    const saysNothing = mark === 'not met' ? how.length < 40 : named.length === 0;
    return saysNothing || gone.length > 0 ? [{ number, gone: gone.map(([text]) => text) }] : [];
  });
  expect(wanting).toEqual([]);
});

test('the proxy of the documents takes TLS 1.2 and 1.3 alone, and leads all of plain http there', () => {
  const text = readFileSync('deploy/proxy/nginx.conf', 'utf8').replaceAll(/#.*$/gm, '');
  const servers = text.split(/^server \{/m).slice(1);
  const settingsOf = (server: string, name: string) =>
    [...server.matchAll(new RegExp(`^ *${name} (.+);$`, 'gm'))].map(([, value = '']) => value);
  const open = servers.filter((server) =>
    settingsOf(server, 'listen').every((value) => / ssl\b/.test(value)),
  );
  const plain = servers.filter((server) =>
    settingsOf(server, 'listen').every((value) => /:?80$/.test(value)),
  );
  expect([open.length, plain.length]).toEqual([1, 1]);
  expect(settingsOf(text, 'ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
  expect(settingsOf(open[0] ?? '', 'ssl_protocols')).toHaveLength(1);
  const ciphers = settingsOf(open[0] ?? '', 'ssl_ciphers')
    .join('')
    .split(':');
  expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|CHACHA20)/.test(cipher))).toEqual([]);
  expect(settingsOf(plain[0] ?? '', 'return')).toEqual(['301 https://play.example.org$request_uri']);
  expect(plain[0]).not.toContain('proxy_pass');
});

test('the proxy of the documents hands on one address, as TRUST_PROXY=1 believes it', () => {
  const text = readFileSync('deploy/proxy/nginx.conf', 'utf8');
  expect(text).toContain('TRUST_PROXY=loopback');
  expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});
