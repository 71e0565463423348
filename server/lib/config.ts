import { z } from 'zod';
import { type Language, languages } from '#contract/pages/languages.ts';
import { hasCallablePort, isBare, isOrigin, isSafeForPasswords, withPassword } from './addresses.ts';
import { languageList } from './language/language-list.ts';
import { supportHoursOf } from './support-hours.ts';
import { readTrustProxy } from './trust-proxy.ts';

/** The only place that reads the environment. `docs/operating.md` and `.env.example` list the same names. */

const webAddress = z
  .url({ protocol: /^https?$/, error: 'should be an address such as https://example.org' })
  .refine(hasCallablePort, 'should have another port: browsers and Node.js refuse to call this one');
/** The words that people try first, in any case. */
const onAndOff = { truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] };
const flag = (error: string) => z.stringbool({ ...onAndOff, error });
const port = z.coerce
  .number({ error: 'should be a port number from 0 to 65535' })
  .int('should be a port number from 0 to 65535')
  .min(0, 'should be a port number from 0 to 65535')
  .max(65_535, 'should be a port number from 0 to 65535');
/** At most a year, as the privacy policies promise. */
const visitorDays = 'should be a number of days from 1 to 365';
const drainSeconds = 'should be a number of seconds from 0 to 60';
const originsFormat =
  'should be addresses such as https://lms.example.org, without a path, with commas between them';
const secret = (prefix: string) => z.string().startsWith(prefix, `should start with ${prefix}`);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'should be postgres://user:password@host:port/name' })
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'should be development, production or test' })
    .default('development'),
  SANDBOX: flag('should be true or false').optional(),
  RATE_LIMITS: z.enum(['strict', 'lenient', 'off'], { error: 'should be strict, lenient or off' }).optional(),
  LOGIN_DELAY: flag('should be on or off').default(true),
  METRICS_PORT: port.optional(),
  WEB_DIR: z.string().optional(),
  LANGUAGES: languageList.prefault(languages.join(',')),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(readTrustProxy)
    .refine((trusted) => trusted !== null, {
      error: 'should be the number of proxies, or their addresses such as 10.0.0.0/8',
    }),
  ALLOW_ROOT: flag('should be true or false').default(false),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'should start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: secret('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: secret('whsec_').optional(),
  STRIPE_API_BASE: webAddress.default('https://api.stripe.com'),
  STRIPE_JS_URL: webAddress.default('https://js.stripe.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: webAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: webAddress.default('https://graph.facebook.com/v23.0'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'should be smtp://user:password@host:port or smtps://…' })
    .optional(),
  MAIL_FROM: z
    .string()
    // A name with other marks has to stand in quotes (RFC 5322), or mail servers read a group or two senders.
    .regex(
      /^(?:[^\s<>@",:;()[\]\\]+@[^\s<>@",:;()[\]\\]+|(?:"[^"\\\r\n]*"|[^<>@",:;()[\]\\\r\n]*) ?<[^\s<>@",:;]+@[^\s<>@",:;]+>)$/,
      {
        error:
          'should be an email address, or a name and <an address>; a name with , : ; or other marks stands in quotes',
      },
    )
    .optional(),
  SUPPORT_EMAIL: z.email({ error: 'should be an email address' }).optional(),
  SUPPORT_PHONE: z.string().optional(),
  SUPPORT_HOURS: z.string().optional(),
  SUPPORT_HOURS_ES: z.string().optional(),
  MEDIA_BASE_URL: webAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  LRS_URL: webAddress
    .refine(
      isBare,
      'should be the address of the store alone: without a name or password, a query, or /statements',
    )
    .optional(),
  LRS_KEY: z
    .string()
    .regex(/^[^:]+$/, 'should be the key of the learning record store, without a colon')
    .optional(),
  LRS_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'should have letters, digits and marks of ASCII alone')
    .optional(),
  LMS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((origins) => origins.every(isOrigin), { error: originsFormat })
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: drainSeconds })
    .int(drainSeconds)
    .min(0, drainSeconds)
    .max(60, drainSeconds)
    .default(0),
  VISITOR_MESSAGES_DAYS: z.coerce
    .number({ error: visitorDays })
    .int(visitorDays)
    .min(1, visitorDays)
    .max(365, visitorDays)
    .default(365),
});

type Environment = z.output<typeof environment>;

/** The names this product reads, in the order in which the documents list them. */
export const configurationNames = Object.keys(environment.shape);

/** Prefixes of which this product knows every name: an unknown one is surely a misspelling. */
const ownFamilies =
  /^(STRIPE|FACEBOOK|SMTP|SANDBOX|RATE_LIMIT|LOGIN_DELAY|METRICS|MEDIA_BASE|SUPPORT|VISITOR|DRAIN|LRS|LMS)_?/;

/** Thrown once with every wrong or missing name; its message is meant for the person who starts the server. */
export class ConfigurationError extends Error {}

const groups = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['LRS_URL', 'LRS_KEY', 'LRS_SECRET'],
] as const;

const neededOutsideTheSandbox = [
  'PUBLIC_URL',
  'STRIPE_SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
] as const;

/** The setting that shows that other machines will connect: a sandbox must not serve them unless it is set to. */
function meantForOthers({ HOST, PUBLIC_URL, DATABASE_URL }: Environment): string | null {
  if (!/^(localhost|127(\.\d+){3}|::1)$/.test(HOST)) return `HOST is ${HOST}`;
  if (PUBLIC_URL && new URL(PUBLIC_URL).protocol === 'https:') return `PUBLIC_URL is ${PUBLIC_URL}`;
  return DATABASE_URL === undefined ? null : 'DATABASE_URL is given';
}

function findHalfGroups(settings: Environment): string[] {
  return groups.flatMap((group) => {
    const [given] = group.filter((name) => settings[name] !== undefined);
    const missing = given ? group.filter((name) => settings[name] === undefined) : [];
    return missing.map((name) => `${name} is missing: ${given} is given`);
  });
}

function findPasswordFaults({ DATABASE_URL: url, DATABASE_PASSWORD: password }: Environment): string[] {
  if (!password) return [];
  if (!url) return ['DATABASE_URL is missing: DATABASE_PASSWORD is given'];
  const { host, password: inside } = new URL(url);
  if (host === '') return ['DATABASE_URL names no host: put the password into it, without DATABASE_PASSWORD'];
  return inside !== ''
    ? ['DATABASE_PASSWORD is given, and DATABASE_URL has a password: leave one of them out']
    : [];
}

function findContradictions(settings: Environment, sandbox: boolean): string[] {
  const faults = [...findHalfGroups(settings), ...findPasswordFaults(settings)];
  if (!sandbox) {
    const missing = neededOutsideTheSandbox.filter((name) => settings[name] === undefined);
    for (const name of missing)
      faults.push(`${name} is missing: needed outside the sandbox (or set SANDBOX=true)`);
    if (settings.PUBLIC_URL && !isSafeForPasswords(settings.PUBLIC_URL)) {
      faults.push(
        'PUBLIC_URL should begin with https:// outside the sandbox: without it passwords travel in clear, and the game cannot be kept for offline use',
      );
    }
  }
  if (settings.PUBLIC_URL?.startsWith('https:') && settings.TRUST_PROXY === false) {
    faults.push(
      'TRUST_PROXY is missing: PUBLIC_URL begins with https://, so there is a proxy before the server, and without its number (mostly 1) all people count as one',
    );
  }
  const others = sandbox && settings.SANDBOX === undefined && meantForOthers(settings);
  if (others) {
    faults.push(
      `${others}: the sandbox is for this machine alone, since its passwords are published. Set SANDBOX=true to run it all the same, or NODE_ENV=production to go live`,
    );
  }
  if (sandbox && settings.STRIPE_SECRET_KEY?.includes('_live_')) {
    faults.push('STRIPE_SECRET_KEY is a live key: the sandbox takes test keys only');
  }
  if (settings.LRS_URL && !isSafeForPasswords(settings.LRS_URL)) {
    faults.push('LRS_URL should begin with https://: the secret and what people did would travel in clear');
  }
  if (settings.NODE_ENV === 'production' && settings.RATE_LIMITS === 'off') {
    faults.push('RATE_LIMITS is off: refused in production, should be strict or lenient');
  }
  if (settings.NODE_ENV === 'production' && !settings.LOGIN_DELAY) {
    faults.push('LOGIN_DELAY is off: refused in production, should be on');
  }
  return faults;
}

const withoutSlash = (address: string | undefined) => address?.replace(/\/$/, '') ?? null;

/** The configuration as the server uses it: groups are whole or null. */
export type Config = ReturnType<typeof arrange>;

function arrange(settings: Environment, sandbox: boolean) {
  const { STRIPE_SECRET_KEY: stripeKey, GOOGLE_CLIENT_ID: googleId, FACEBOOK_APP_ID: facebookId } = settings;
  return {
    env: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: withoutSlash(settings.PUBLIC_URL),
    dataDir: settings.DATA_DIR,
    databaseUrl: withPassword(settings.DATABASE_URL, settings.DATABASE_PASSWORD),
    sandbox,
    /** Passwords of the sandbox are published: only whoever sets SANDBOX=true lets other machines in. */
    sandboxForOthers: settings.SANDBOX === true,
    rateLimits: settings.RATE_LIMITS ?? (sandbox ? 'lenient' : 'strict'),
    loginDelay: settings.LOGIN_DELAY,
    metricsPort: settings.METRICS_PORT ?? null,
    webDir: settings.WEB_DIR,
    /** Of pages; English is always one of them. */
    languages: settings.LANGUAGES,
    /** The languages whose texts still lack a signature: filled in once the database is open. */
    unsigned: [] as readonly Language[],
    trustProxy: settings.TRUST_PROXY ?? false,
    allowRoot: settings.ALLOW_ROOT,
    stripe: stripeKey
      ? {
          secretKey: stripeKey,
          publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
          apiBase: settings.STRIPE_API_BASE,
          jsUrl: settings.STRIPE_JS_URL,
        }
      : null,
    google: googleId
      ? { clientId: googleId, issuer: settings.GOOGLE_ISSUER, jwksUrl: settings.GOOGLE_JWKS_URL }
      : null,
    facebook: facebookId
      ? {
          appId: facebookId,
          appSecret: settings.FACEBOOK_APP_SECRET ?? '',
          graphUrl: settings.FACEBOOK_GRAPH_URL,
        }
      : null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? 'Mind Your Step <hello@mindyourstep.example>',
    supportEmail: settings.SUPPORT_EMAIL ?? 'support@mindyourstep.example',
    supportPhone: settings.SUPPORT_PHONE ?? (sandbox ? '1-800-555-0142' : null),
    supportHours: supportHoursOf(settings, sandbox),
    mediaBaseUrl: settings.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '',
    tracesUrl: withoutSlash(settings.OTEL_EXPORTER_OTLP_ENDPOINT),
    lrs: lrsOf(settings),
    lmsOrigins: settings.LMS_ORIGINS ?? [],
    drainSeconds: settings.DRAIN_SECONDS,
    visitorMessagesDays: settings.VISITOR_MESSAGES_DAYS,
  } as const;
}

/** The learning record store that gets the outcomes of players. */
function lrsOf({ LRS_URL, LRS_KEY: key, LRS_SECRET: secret }: Environment) {
  const url = withoutSlash(LRS_URL);
  return url && key && secret ? { url, key, secret } : null;
}

/** Scheme and host of links in emails that no HTTP request caused, such as reminders. */
export function originOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/**
 * Reads and checks the whole configuration.
 * @param env names and values, as in `process.env`; empty values count as missing
 * @throws ConfigurationError naming every wrong, missing or misspelled name and what it should be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text !== ''),
  );
  const faults = Object.keys(given)
    .filter((name) => ownFamilies.test(name) && !configurationNames.includes(name))
    .map((name) => `${name} is not a name this product knows`);
  const result = environment.safeParse(given);
  if (!result.success) {
    for (const issue of result.error.issues) faults.push(`${issue.path.join('.')} ${issue.message}`);
  } else {
    const sandbox = result.data.SANDBOX ?? result.data.NODE_ENV !== 'production';
    faults.push(...findContradictions(result.data, sandbox));
    if (faults.length === 0) return arrange(result.data, sandbox);
  }
  throw new ConfigurationError(
    ['The configuration has faults:', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
}
