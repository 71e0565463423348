import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/pages/languages.ts';
import { ConfigurationError, configurationNames, readConfig } from './config.ts';

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.org/',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Mind Your Step <hello@example.org>',
  SUPPORT_EMAIL: 'help@example.org',
};

function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'none';
}

test('nothing set is the sandbox on port 3000 with lenient limits', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    sandbox: true,
    rateLimits: 'lenient',
    stripe: null,
    databaseUrl: null,
  });
});

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({ port: 3000, stripe: null });
});

test('a complete production configuration is not the sandbox and is strict', () => {
  expect(readConfig(live)).toMatchObject({
    sandbox: false,
    rateLimits: 'strict',
    publicUrl: 'https://play.example.org',
    stripe: { secretKey: 'sk_test_1', apiBase: 'https://api.stripe.com' },
  });
});

test('production with nothing configured names everything that is missing, in one message', () => {
  const faults = faultsOf({ NODE_ENV: 'production' });
  for (const name of ['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL']) {
    expect(faults).toContain(`${name} is missing`);
  }
});

test('the operating guide marks as needed the settings that a start outside the sandbox demands', () => {
  const rows = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| \*\*needed\*\*/gm);
  const missing = faultsOf({ NODE_ENV: 'production' }).matchAll(/([A-Z_]+) is missing/g);
  expect([...rows].map(([, name]) => name)).toEqual([...missing].map(([, name]) => name));
});

test('the sandbox runs in production only when it is enabled by name', () => {
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'true' }).sandbox).toBe(true);
});

test.each([
  [{ MAIL_FROM: 'Step: by step <hello@example.org>' }, 'MAIL_FROM should be an email address, or a name'],
  [{ MAIL_FROM: 'one@example.org, two@example.org' }, 'MAIL_FROM should be an email address, or a name'],
  ...[
    'https://user:pw@lrs.example.org/x',
    'https://lrs.example.org/x?y=1',
    'https://lrs.example.org/xapi/statements',
  ].map((LRS_URL): [object, string] => [
    { LRS_URL, LRS_KEY: 'key', LRS_SECRET: 'secret' },
    'LRS_URL should be the address of the store alone',
  ]),
  [
    { LRS_URL: 'https://lrs.example.org', LRS_KEY: 'key', LRS_SECRET: 'sécret' },
    'LRS_SECRET should have letters, digits and marks of ASCII alone',
  ],
  [
    { LRS_URL: 'https://lrs.example.org:6000', LRS_KEY: 'key', LRS_SECRET: 'secret' },
    'LRS_URL should have another port',
  ],
  [{ STRIPE_API_BASE: 'https://stripe.example.org:25' }, 'STRIPE_API_BASE should have another port'],
  [{ LMS_ORIGINS: 'https://lms.example.org:6667' }, 'LMS_ORIGINS should be addresses such as https://lms'],
  [{ PORT: 'abc' }, 'PORT should be a port number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT should be a port number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL should be postgres://user:password@host:port/name'],
  [{ DATABASE_PASSWORD: 'secret' }, 'DATABASE_URL is missing: DATABASE_PASSWORD is given'],
  [
    { DATABASE_URL: 'postgres://user:pw@host/name', DATABASE_PASSWORD: 'secret' },
    'DATABASE_PASSWORD is given, and DATABASE_URL has a password',
  ],
  [
    { DATABASE_URL: 'postgres:///name?host=/var/run/postgresql', DATABASE_PASSWORD: 'secret' },
    'DATABASE_URL names no host',
  ],
  [{ SANDBOX: 'maybe' }, 'SANDBOX should be true or false'],
  [{ LOGIN_DELAY: 'fast' }, 'LOGIN_DELAY should be on or off'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV should be development, production or test'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS should be strict, lenient or off'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is given'],
  [{ ...live, STRIPE_SECRET_KEY: 'sk_live_1', SANDBOX: 'true' }, 'STRIPE_SECRET_KEY is a live key'],
  [{ ...live, RATE_LIMITS: 'off' }, 'RATE_LIMITS is off: refused in production'],
  [{ VISITOR_MESSAGES_DAYS: '366' }, 'VISITOR_MESSAGES_DAYS should be a number of days from 1 to 365'],
  [{ VISITOR_MESSAGES_DAYS: '0' }, 'VISITOR_MESSAGES_DAYS should be a number of days from 1 to 365'],
  [{ STRIPE_SECRET: 'sk_test_1' }, 'STRIPE_SECRET is not a name this product knows'],
  [{ LRS_URL: 'https://lrs.example.org/xapi' }, 'LRS_SECRET is missing: LRS_URL is given'],
  [{ LRS_KEY: 'key', LRS_SECRET: 'secret' }, 'LRS_URL is missing: LRS_KEY is given'],
  [{ LRS_KEY: 'a:b' }, 'LRS_KEY should be the key of the learning record store, without a colon'],
  [{ LRS_URL: 'http://lrs.example.org/xapi' }, 'LRS_URL should begin with https://'],
  [{ LMS_ORIGINS: 'https://lms.example.org/moodle' }, 'LMS_ORIGINS should be addresses such as https://lms'],
  [{ LMS_ORIGINS: 'https://lms.example.org, lrs' }, 'LMS_ORIGINS should be addresses such as https://lms'],
  [{ LMS_ORIGINS: 'http://lms.example.org' }, 'LMS_ORIGINS should be addresses such as https://lms'],
  [{ LRS_PASSWORD: 'secret' }, 'LRS_PASSWORD is not a name this product knows'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL should be smtp://user:password@host:port'],
])('%o is rejected, with the name and what it should be', (env, message) => {
  expect(faultsOf(env as Record<string, string>)).toContain(message);
});

test.each([
  ['true', '1', 'yes', 'on', 'TRUE'],
  ['false', '0', 'no', 'off', 'No'],
])('every setting that is either on or off takes %s, %s, %s, %s and %s', (...texts) => {
  const isOn = texts[0] === 'true';
  for (const text of texts) {
    expect(readConfig({ ...live, SANDBOX: text }).sandbox).toBe(isOn);
    expect(readConfig({ LOGIN_DELAY: text }).loginDelay).toBe(isOn);
    expect(readConfig({ ALLOW_ROOT: text }).allowRoot).toBe(isOn);
  }
});

test.each(['http://play.example.org', 'http://192.168.1.20:3000'])(
  'outside the sandbox %s is rejected as PUBLIC_URL: only https keeps passwords secret',
  (address) => {
    expect(faultsOf({ ...live, PUBLIC_URL: address })).toContain(
      'PUBLIC_URL should begin with https:// outside the sandbox',
    );
    expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(address);
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'outside the sandbox %s, an address of this machine alone, may do without https',
  (address) => {
    expect(readConfig({ ...live, PUBLIC_URL: address }).publicUrl).toBe(address);
  },
);

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['PUBLIC_URL', 'https://play.example.org'],
  ['DATABASE_URL', 'postgres://user:password@db.example.org/name'],
])('%s=%s starts the sandbox only where SANDBOX=true is written', (name, value) => {
  expect(faultsOf({ [name]: value })).toContain('Set SANDBOX=true to run it all the same');
  expect(faultsOf({ [name]: value, NODE_ENV: 'test' })).toContain('Set SANDBOX=true');
  expect(readConfig({ [name]: value, SANDBOX: 'true', TRUST_PROXY: '1' }).sandbox).toBe(true);
  if (name !== 'PUBLIC_URL') expect(readConfig({ ...live, [name]: value }).sandbox).toBe(false);
});

test.each(['localhost', '127.0.0.1', '::1'])('on %s, this machine, the sandbox is the default', (host) => {
  expect(readConfig({ HOST: host, PUBLIC_URL: 'http://localhost:3000' }).sandbox).toBe(true);
});

test('TRUST_PROXY takes a number of proxies or their addresses; not every forwarder is trusted', () => {
  expect(readConfig({}).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: 'no' }).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  for (const text of ['true', 'on', 'proxy.example.org', '10.0.0.0/8,', '10.0.0.1/99', '0.0.0.0/0', '::/0']) {
    expect(faultsOf({ TRUST_PROXY: text })).toContain(
      'TRUST_PROXY should be the number of proxies, or their addresses such as 10.0.0.0/8',
    );
  }
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ]);
});

test.each(['false', '0', ''])(
  'an https address with TRUST_PROXY %o is rejected: without its proxy all people would share one address',
  (trustProxy) => {
    const message = 'TRUST_PROXY is missing: PUBLIC_URL begins with https://, so there is a proxy';
    expect(faultsOf({ ...live, TRUST_PROXY: trustProxy })).toContain(message);
    expect(faultsOf({ PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: trustProxy })).toContain(message);
    expect(faultsOf({ PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: trustProxy })).toBe('none');
  },
);

test.each(['docs/operating.md', '.env.example'])('%s lists exactly the names that are read', (file) => {
  const text = readFileSync(file, 'utf8');
  const listed =
    file === '.env.example'
      ? [...text.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1])
      : [...text.matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...configurationNames].sort());
});

test('the languages of pages are a list with English in it', () => {
  expect(readConfig({}).languages).toEqual([...languages]);
  expect(readConfig({ LANGUAGES: 'en' }).languages).toEqual(['en']);
  expect(readConfig({ LANGUAGES: 'en, es' }).languages).toEqual(['en', 'es']);
  for (const wrong of ['es', 'en,xx', 'en;es', ',']) {
    expect(() => readConfig({ LANGUAGES: wrong })).toThrow('LANGUAGES should be en, or en and others');
  }
});
