import pg from 'pg';
import { expect, test } from 'vitest';
import { badPorts, hasCallablePort, withPassword } from './addresses.ts';

test('what is refused is what fetch refuses to call', async () => {
  for (const port of badPorts) {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(hasCallablePort(`https://lrs.example.org:${port}/xapi`)).toBe(false);
  }
});

test.each([
  'https://lrs.example.org',
  'https://lrs.example.org:8443/xapi',
  'http://localhost:3000',
  'no address',
])('%s has no such port', (address) => {
  expect(hasCallablePort(address)).toBe(true);
});

test.each(['aB9-_', 'p@ss/w:rd', '100%41', "it's #1?", 'a b+c\\', 'ключ'])(
  'the password %j of a database arrives as it is',
  (password) => {
    const address = withPassword('postgres://mindyourstep@database:5432/mindyourstep', password) ?? '';
    const { user, host, port, database, password: read } = new pg.Client({ connectionString: address });
    expect([user, host, port, database, read]).toEqual([
      ...['mindyourstep', 'database', 5432, 'mindyourstep', password],
    ]);
  },
);
