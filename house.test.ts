import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The rules of the house that no linter knows. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts'));

const rooms = ['breaks', 'contract', 'content', 'studio', 'server', 'web', 'e2e', 'load'] as const;
type Room = (typeof rooms)[number];

/** Which browser this machine has, and how people start the server, for the rooms that do so too. */
const machine = 'prepare.js';

/** Which rooms a room may look into, besides itself. */
const mayImport: Record<Room, readonly (Room | typeof machine)[]> = {
  breaks: ['server', machine],
  contract: [],
  content: [],
  studio: ['content', machine],
  server: ['contract', 'content'],
  web: ['contract', 'content'],
  e2e: ['contract', 'content', 'server', 'web', machine],
  load: ['contract', 'content', 'server', 'studio', 'e2e', machine],
};

/** Packages a room is held to; rooms not named here may use any. */
const mayUse: Partial<Record<Room, RegExp>> = {
  contract: /^zod(\/mini)?$/,
  content: /^(zod|yaml|syllable|flesch-kincaid|node:[\w/]+)$/,
};

/** The web bundles nothing of content but what players read. */
const publicContent = /^content\/(legal|public)\//;

const features = [
  'accounts',
  'game',
  'answers',
  'reports',
  'subscriptions',
  'surveys',
  'support',
  'facilities',
  'operations',
  'legal',
];

/** Files through which a feature is open to the others: the verbs and rules that they may call. */
const openFiles: readonly string[] = [
  'server/accounts/log-in/log-in.ts',
  'server/answers/queries.ts',
  'server/accounts/tokens.ts',
  'server/accounts/passwords/one-time-password.ts',
  'server/accounts/deletion/close-account.ts',
  'server/accounts/operate-account.ts',
  'server/accounts/person.ts',
  'server/accounts/tables.ts',
  'server/answers/previous-game.ts',
  'server/facilities/code-of.ts',
  'server/facilities/codes.ts',
  'server/facilities/find-own-facility.ts',
  'server/facilities/looks.ts',
  'server/facilities/membership.ts',
  'server/facilities/operate-facility.ts',
  'server/facilities/rename-facility.ts',
  'server/facilities/tables.ts',
  'server/game/build-game.ts',
  'server/game/first-access.ts',
  'server/operations/audit.ts',
  'server/subscriptions/access.ts',
  'server/subscriptions/forget-customer.ts',
  'server/subscriptions/operate-codes.ts',
  'server/subscriptions/operate-subscription.ts',
  'server/subscriptions/scenario.ts',
  'server/subscriptions/set-price.ts',
  'server/subscriptions/check-access.ts',
  'server/subscriptions/pay-at-sign-up.ts',
  'server/subscriptions/stop-renewal.ts',
  'server/subscriptions/tables.ts',
  'web/accounts/enter.ts',
  'web/accounts/log-out/UnsavedDialog.tsx',
  'web/accounts/log-out/leave-device.ts',
  'web/accounts/own/Section.tsx',
  'web/accounts/own/SectionList.module.css',
  'web/accounts/own/account-query.ts',
  'web/accounts/pending-sign-up.ts',
  'server/support/operate-tickets.ts',
  'server/support/tables.ts',
  'web/accounts/session.ts',
  'web/accounts/sign-up/FacilityCodeFields.tsx',
  'web/accounts/sign-up/send-sign-up.ts',
  'web/answers/kept-records.ts',
  'web/answers/with-waiting.ts',
  'web/facilities/FacilitySection.tsx',
  'web/game/Explanation.tsx',
  'web/game/PlayScreen.tsx',
  'web/game/game-queries.ts',
  'web/reports/GenerateReport.tsx',
  'web/reports/ReportsTab.tsx',
  'web/reports/ResultsUnread.tsx',
  'web/reports/status-icon.ts',
  'web/subscriptions/PastDueBanner.tsx',
  'web/subscriptions/SubscriptionSection.tsx',
  'web/subscriptions/WithCard.tsx',
  'web/subscriptions/cancelled-words.ts',
  'web/subscriptions/card-entry.ts',
  'web/subscriptions/money.ts',
  'web/subscriptions/use-checkout.tsx',
  'web/support/use-feedback.tsx',
  'web/surveys/use-survey-turn.tsx',
];

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\b[^;'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map((match) => (match[1] ?? match[2] ?? match[3]) as string);
}

/** The imported file as a path from the root, or null for a package. */
function resolved(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.normalize(path.join(path.dirname(file), specifier));
  return null;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

/** What is wrong with one import, or null. */
function faultOf(file: string, room: Room, specifier: string): string | null {
  const target = resolved(file, specifier);
  if (target === null) {
    const allowed = mayUse[room];
    return allowed && !allowed.test(specifier) ? `${file} uses the package ${specifier}` : null;
  }
  const targetRoom = target.split('/')[0] as Room | typeof machine;
  if (targetRoom !== room && !mayImport[room].includes(targetRoom)) return `${file} imports ${target}`;
  const hidden = room === 'web' && targetRoom === 'content' && !publicContent.test(target);
  return hidden ? `${file} imports ${target}, which players must not be sent` : null;
}

test('rooms import only from the rooms they may know', () => {
  const broken = sources
    .filter((file) => rooms.includes(file.split('/')[0] as Room) && !isTest(file))
    .flatMap((file) =>
      importsOf(file).map((specifier) => faultOf(file, file.split('/')[0] as Room, specifier)),
    );
  expect(broken.filter((fault) => fault !== null)).toEqual([]);
});

test('a feature calls another feature only through the files that it opens', () => {
  const broken: string[] = [];
  for (const file of sources) {
    const [room, feature] = file.split('/') as [string, string];
    if ((room !== 'server' && room !== 'web') || !features.includes(feature) || isTest(file)) continue;
    for (const specifier of importsOf(file)) {
      const target = resolved(file, specifier);
      const [targetRoom, targetFeature] = target?.split('/') ?? [];
      if (targetRoom !== room || targetFeature === feature) continue;
      if (!features.includes(targetFeature as string)) continue;
      if (!openFiles.includes(target as string)) broken.push(`${file} reaches into ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('web/ui knows no feature', () => {
  const broken = sources
    .filter((file) => file.startsWith('web/ui/'))
    .flatMap((file) => importsOf(file).map((specifier) => [file, resolved(file, specifier)] as const))
    .filter(([, target]) => target !== null && features.includes(target.split('/')[1] as string));
  expect(broken).toEqual([]);
});

test('markup lives in web/ alone', () => {
  expect(sources.filter((file) => file.endsWith('.tsx') && !file.startsWith('web/'))).toEqual([]);
});

test('no test replaces a module where test files share their worker (vitest.config.ts)', () => {
  const replacing = sources.filter(
    (file) => !file.startsWith('web/') && /\bvi\s*\.\s*(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).toEqual([]);
});

test('documents name only paths that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  const gone: string[] = [];
  for (const document of documents) {
    const text = readFileSync(document, 'utf8');
    for (const [, named] of text.matchAll(
      /`((?:contract|content|studio|server|web|e2e|load|deploy|docs)\/[\w./-]+)`/g,
    )) {
      if (!existsSync(named as string)) gone.push(`${document}: ${named}`);
    }
    for (const [, linked] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      const target = path.join(path.dirname(document), linked as string);
      if (!existsSync(target)) gone.push(`${document}: ${linked}`);
    }
  }
  expect(gone).toEqual([]);
});

test('the lock file holds what it names for other machines, or npm ci refuses it in an empty folder', () => {
  type Locked = { version: string; optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries(packages as Record<string, Locked>);
  const held = new Set(
    locked.map(([place, { version }]) => `${place.split('node_modules/').at(-1)} ${version}`),
  );
  const named = locked
    .filter(([place]) => place !== '')
    .flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies))
    .filter(([, version]) => /^\d/.test(version))
    .map(([name, version]) => `${name} ${version}`);
  expect(named.filter((one) => !held.has(one))).toEqual([]);
});

/** What keys and passwords of real services look like. Those of tests and of the sandbox are made up, and look otherwise. */
const secrets = [
  /\b[sr]k_live_\w{16}/,
  /\b[sr]k_test_\w{24}/,
  /\bwhsec_\w{24}/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/]{20}/,
  /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  /\bgh[pousr]_\w{36}/,
  /\bnpm_\w{36}/,
  /\bxox[abprs]-\w{10}/,
  /\bAIza[\w-]{35}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
];

test('no key and no password of a real service stands in the repository, nor a file that holds such', () => {
  const read = (file: string) => readFileSync(file, 'latin1');
  const isText = (file: string) => !/\.(mp4|webp|jpg|png|woff2|ttf)$/.test(file);
  const holding = files.filter((file) => isText(file) && secrets.some((secret) => secret.test(read(file))));
  expect(holding).toEqual([]);
  const kept = files.filter((file) =>
    /(^|\/)\.env($|\.(?!example$))|\.(pem|key|p12|pfx|keystore)$/.test(file),
  );
  expect(kept).toEqual([]);
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', 'data/']));
});

test('every package has its exact version, and a reason in the decision records', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  // `node` names its major version: the lock file fixes which release.
  const { node, ...packages } = { ...dependencies, ...optionalDependencies, ...devDependencies };
  expect(node).toBe('24.x');
  const inexact = Object.entries(packages as Record<string, string>).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(inexact).toEqual([]);
  const reasons = readFileSync('docs/decisions/0020-packages.md', 'utf8');
  const named = new Set([...reasons.matchAll(/`((?:@[\w-]+\/)?[\w.-]+)`/g)].map(([, name]) => name));
  expect(Object.keys(packages).filter((name) => !named.has(name))).toEqual([]);
});

test('what runs in production comes with its hash, and is what every machine installs', () => {
  type Locked = { dev?: boolean; integrity?: string; resolved?: string };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _root, ...installed } = packages as Record<string, Locked>;
  const runs = Object.entries(installed).filter(([, { dev }]) => !dev);
  expect(runs.length).toBeGreaterThan(100);
  expect(runs.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const elsewhere = runs.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

test('the README stays within 100 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(101);
});
