import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { importsOf, packageOf } from './imports.ts';
import { lockFile, shippedPackages } from './shipped-packages.ts';

/** Rules of this repository that no linter checks. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
/** Files of web/public are served as they are, and import nothing. */
const sources = files.filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('web/public/'),
);

const folders = ['contract', 'content', 'studio', 'server', 'web', 'e2e', 'lab', 'repository'] as const;
type Folder = (typeof folders)[number];

/** Files that some folders may import alone. */
const shared = {
  /** Finds this machine's browser and starts the server as people do. */
  machine: 'installs/prepare.js',
  /** Turns screens into plain modules, for the build and for tests that draw them. */
  webBuild: 'vite.config.ts',
  /** How journeys are run, which another way to run them changes. */
  journeys: 'playwright.config.ts',
} as const;
const { machine, webBuild, journeys } = shared;

type SharedFile = (typeof shared)[keyof typeof shared];

/** Which folders a folder may import from, besides itself. */
const mayImport: Record<Folder, readonly (Folder | SharedFile)[]> = {
  contract: [],
  content: [],
  studio: ['content', machine],
  server: ['contract', 'content'],
  web: ['contract', 'content'],
  e2e: ['contract', 'content', 'server', 'web', machine, journeys],
  lab: ['contract', 'content', 'server', 'studio', 'web', 'e2e', 'repository', machine, webBuild],
  repository: ['contract', 'content', 'studio', 'server', 'web', 'e2e', 'lab', machine],
};

/** Packages that a folder may use; folders not named here may use any. */
const mayUse: Partial<Record<Folder, RegExp>> = {
  contract: /^(zod(\/mini)?|ts-fsrs)$/,
  content: /^(zod|js-yaml|syllable|flesch-kincaid|@napi-rs\/canvas|node:[\w/]+)$/,
};

/** The web bundles only the content that players read. */
const publicContent = /^content\/(legal|public)\//;

/**
 * The folders of a folder, from those that may know all others to those that know none: imports go down only. Nothing
 * imports the files at the top of an area, which list its routes, jobs and emails; those of a feature are its front door.
 */
const layers: Record<string, readonly string[]> = {
  server: [
    ...['sandbox', 'operator'],
    ...['sign-up', 'account-page', 'reminders', 'xapi', 'cmi5', 'support', 'surveys', 'study', 'platform'],
    ...[
      'together',
      'subscriptions',
      'facilities',
      'reports',
      'reviews',
      'plans',
      'pages',
      'answers',
      'game',
      'accounts',
    ],
    ...['audit', 'access', 'services', 'tables', 'lib'],
  ],
  web: ['build', 'start', 'screens', 'shell', 'forms', 'data', 'ui', 'lib'],
  'web/screens': [
    ...['home', 'operator', 'signed-in', 'dashboard', 'account-page', 'facilities', 'subscriptions'],
    ...[
      'sign-in',
      'reports',
      'test-form',
      'reviews',
      'guest',
      'game',
      'cmi5',
      'log-out',
      'surveys',
      'study',
      'support',
      'share',
      'together',
      'plans',
      'reminders',
    ],
    ...['legal', 'lane', 'style'],
  ],
  'web/screens/game': ['view', 'dialogs', 'look', 'reveal', 'exercise', 'playthrough', 'player', 'play'],
};

/** Areas in which no folders import each other in a circle, at any depth. */
const untied = ['contract', 'content', 'lab', 'server', 'web'];

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** The files of the repository that each file imports. */
const graph = new Map(
  sources.map((file) => [
    file,
    importsOf(file).flatMap(({ target }) => (target !== null && existsSync(target) ? [target] : [])),
  ]),
);

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

type Import = { file: string; target: string };

/** The imports of product code, as pairs of files. */
const productImports: Import[] = [...graph]
  .filter(([file]) => !isTest(file))
  .flatMap(([file, targets]) => targets.map((target) => ({ file, target })));

const describeImport = ({ file, target }: Import) => `${file} imports ${target}`;

/** What is wrong with one import, or null. */
function faultOf(file: string, folder: Folder, specifier: string, target: string | null): string | null {
  if (target === null) {
    const allowed = mayUse[folder];
    return allowed && !allowed.test(specifier) ? `${file} uses the package ${specifier}` : null;
  }
  const isShared = Object.values(shared).some((name) => name === target);
  const targetFolder = (isShared ? target : target.split('/')[0]) as Folder | SharedFile;
  if (targetFolder !== folder && !mayImport[folder].includes(targetFolder))
    return `${file} imports ${target}`;
  const isHidden = folder === 'web' && targetFolder === 'content' && !publicContent.test(target);
  return isHidden ? `${file} imports ${target}, which must not be sent to players` : null;
}

/** The folder of `root` that holds the file, '' if the file is directly in `root`, or null if it is elsewhere. */
function folderIn(root: string, file: string): string | null {
  const [folder = '', ...inner] = isIn(file, root) ? file.slice(root.length + 1).split('/') : [null];
  return inner.length > 0 ? folder : folder && '';
}

/** The two folders, side by side, that an import connects; null if one of its files is directly where they part. */
function foldersOf({ file, target }: Import): [string, string] | null {
  const [from, to] = [file.split('/'), target.split('/')];
  const parting = from.findIndex((name, index) => name !== to[index]);
  const isBelow = (names: string[]) => parting >= 0 && parting < names.length - 1;
  const upTo = (names: string[]) => names.slice(0, parting + 1).join('/');
  return isBelow(from) && isBelow(to) ? [upTo(from), upTo(to)] : null;
}

/** One path around each circle of imports that a search in depth meets; none is left out when there are none. */
function findCircles(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const target of edges.get(file) ?? []) visit(target);
    trail.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return circles;
}

test('folders import only from the folders that they may know', () => {
  const broken = sources
    .filter((file) => folders.includes(file.split('/')[0] as Folder) && !isTest(file))
    .flatMap((file) =>
      importsOf(file).map(({ specifier, target }) =>
        faultOf(file, file.split('/')[0] as Folder, specifier, target),
      ),
    );
  expect(broken.filter((fault) => fault !== null)).toEqual([]);
});

test('no import leads back to its own file, types included', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(findCircles(graph)).toEqual([]);
});

test.each(Object.entries(layers))('in %s/ imports go down the list of its folders', (root, ordered) => {
  const found = sources.filter((file) => !isTest(file)).flatMap((file) => folderIn(root, file) || []);
  expect([...new Set(found)].toSorted()).toEqual(ordered.toSorted());
  const isFeature = /^web\/screens\/./.test(root);
  const up = productImports.filter(({ file, target }) => {
    const [from, to] = [folderIn(root, file), folderIn(root, target)];
    // A catalog of texts is data, as all of content/ is.
    if (!from || to === null || from === to || target.endsWith('.po')) return false;
    return to === '' ? !isFeature : ordered.indexOf(to) < ordered.indexOf(from);
  });
  expect(up.map(describeImport)).toEqual([]);
});

test('no folders import each other in a circle, types included; files beside them do not count', () => {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of productImports.map(foldersOf).filter((pair) => pair !== null)) {
    if (!untied.some((area) => isIn(from, area))) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  expect(edges.size).toBeGreaterThan(50);
  expect(findCircles(edges)).toEqual([]);
});

test('files directly in a feature are open to other features, its subfolders are closed', () => {
  const broken = productImports.filter(({ file, target }) => {
    // What is no feature itself has open subfolders: features build on it.
    const [, feature = ''] = /^(server\/(?!lib\/)[^/]+|web\/screens\/[^/]+)\/.+\//.exec(target) ?? [];
    if (feature === '' || isIn(file, feature)) return false;
    // The lists of the server's handlers and of the web's screens name every one.
    return (
      isIn(file, feature.split('/')[0] as string) &&
      path.dirname(file) !== 'server' &&
      !isIn(file, 'web/start')
    );
  });
  expect(broken.map(describeImport)).toEqual([]);
});

test('the reducer of the game knows no React, no element and no clock', () => {
  const reducer = sources.filter((file) => isIn(file, 'web/screens/game/play') && !isTest(file));
  const knowing = reducer.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const isOfOthers = /^import (?!type )[^;]*? from '(?!\.\/)/m.test(text);
    return (
      isOfOthers || /\b(?:document|window|navigator|performance|Date|setTimeout|setInterval)\b/.test(text)
    );
  });
  expect(reducer.length).toBeGreaterThan(5);
  expect(knowing).toEqual([]);
});

test('a module of web/ imports no style sheet of another folder', () => {
  const broken = sources
    .filter((file) => isIn(file, 'web'))
    .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target: target ?? '' })))
    .filter(
      ({ file, target }) => /\.module\.css$/.test(target) && path.dirname(target) !== path.dirname(file),
    );
  expect(broken.map(describeImport)).toEqual([]);
});

test('the web app imports single endpoints, not the list of all', () => {
  const broken = productImports.filter(
    ({ file, target }) => isIn(file, 'web') && target === 'contract/endpoints.ts',
  );
  expect(broken.map(describeImport)).toEqual([]);
});

const mostLines = 100;

/** Functions that are longer still; the list only shrinks. */
const longFunctions: string[] = [];

/** The functions of a file that are too long, without those inside them, which count as their lines. */
function longFunctionsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (text.split('\n').length <= mostLines) return [];
  const long: { name: string; end: number }[] = [];
  type Found = { id?: { name: string } | null; body: { start: number; end: number } | null; start: number };
  const check = ({ id, body, start }: Found) => {
    if (body === null || body.end <= (long.at(-1)?.end ?? 0)) return;
    const lines = text.slice(body.start, body.end).split('\n').length;
    const line = text.slice(0, start).split('\n').length;
    if (lines > mostLines) long.push({ name: id?.name ?? `line ${line}`, end: body.end });
  };
  new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  }).visit(parseSync(file, text).program);
  return long.map(({ name }) => `${file}: ${name}`);
}

test('no function is longer than 100 lines; those inside it count, tests do not', () => {
  const product = sources.filter((file) => !isTest(file) && !file.endsWith('.spec.ts'));
  expect(product.flatMap(longFunctionsOf).toSorted()).toEqual(longFunctions);
});

/** What the product declares at the top of its files, where the pattern matches: `export` or nothing, then the name. */
function declaredNames(areas: RegExp, pattern: RegExp) {
  return sources
    .filter((file) => areas.test(file) && !isTest(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, exported, name]) => {
        return { file, name: name as string, isExported: exported !== undefined };
      }),
    );
}

/** The names that several files declare although one of them exports it, each with its files. */
function sharedNames(declared: ReturnType<typeof declaredNames>): string[] {
  const groups = [...Map.groupBy(declared, ({ name }) => name)];
  return groups
    .filter(([, all]) => all.length > 1 && all.some(({ isExported }) => isExported))
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(' ')}`);
}

test('a type that other files use has one meaning: no other file declares its name', () => {
  const types = declaredNames(/^(contract|server|web)\//, /^(export )?(?:type|interface) (\w+)(?=[<\s])/gm);
  expect(types.length).toBeGreaterThan(500);
  expect(sharedNames(types)).toEqual([]);
});

test('no two files of the server export the same name', () => {
  // The texts of a feature are one object in each language.
  const names = declaredNames(
    /^server\/(?!.*\/texts\/)/,
    /^(export )(?:async )?(?:function\*?|const|class) (\w+)/gm,
  );
  expect(names.length).toBeGreaterThan(500);
  expect(sharedNames(names)).toEqual([]);
});

test('no file of source is alone in its folder', () => {
  const product = files.filter((file) => !isTest(file));
  const alone = [...Map.groupBy(product, path.dirname)].filter(
    ([folder, [file = '', ...others]]) =>
      others.length === 0 &&
      /\.(ts|tsx|js|css)$/.test(file) &&
      !product.some((other) => other !== file && isIn(other, folder)),
  );
  expect(alone.map(([folder]) => folder)).toEqual([]);
});

/** Drawings have colors of their own, and so have the logos of others. */
const drawings = [
  ...['web/public/icon.svg', 'web/public/manifest.webmanifest', 'web/shell/layout/BrandMark.tsx'],
  ...['web/shell/screens/steps.svg', 'web/screens/lane/House.tsx', 'web/screens/lane/House.module.css'],
  ...['web/screens/lane/lamps.svg', 'web/screens/home/lane.svg'],
  ...['web/screens/sign-in/social/google.svg', 'web/screens/sign-in/social/facebook.svg'],
  'web/screens/game/dialogs/lantern.svg',
  'web/screens/game/dialogs/porch.svg',
];

test('colors stand in content/public/palette.ts and in drawings alone', () => {
  const colored = files.filter(
    (file) =>
      /^(web|server|studio\/film\/coaching)\//.test(file) &&
      /\.(tsx?|css|html|svg|webmanifest)$/.test(file) &&
      !isTest(file) &&
      /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])/i.test(readFileSync(file, 'utf8')),
  );
  expect(colored.toSorted()).toEqual(drawings.toSorted());
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

test('every product decision is cited by its name, and is listed', () => {
  const listed = new Set(
    [...readFileSync('docs/product-decisions.md', 'utf8').matchAll(/^\| <a id="([a-z-]+)">/gm)].map(
      ([, name]) => name as string,
    ),
  );
  expect(listed.size).toBeGreaterThan(100);
  // A migration that has landed is never changed.
  const texts = files
    .filter((file) => /\.(ts|tsx|css|sql|js|yaml)$/.test(file) && !file.includes('/migrations/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const numbered = texts.filter(({ text }) => /\bG\d{1,3}\b/.test(text)).map(({ file }) => file);
  expect(numbered).toEqual([]);
  const unlisted = texts.flatMap(({ file, text }) => {
    if (!text.includes('product-decisions.md#')) return [];
    const cited = text.matchAll(/product-decisions\.md#([a-z-]+)|[( ]#([a-z]+(?:-[a-z]+)*)(?=[),;: ])/g);
    return [...cited].flatMap(([, linked, named]) =>
      listed.has(linked ?? named ?? '') ? [] : [`${file}: ${linked ?? named}`],
    );
  });
  expect(unlisted).toEqual([]);
});

test('documents name only paths that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  const gone: string[] = [];
  for (const document of documents) {
    const text = readFileSync(document, 'utf8');
    for (const [, named] of text.matchAll(
      /`((?:contract|content|studio|server|web|e2e|lab|repository|deploy|docs)\/[\w./-]+)`/g,
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

const map = readFileSync('ARCHITECTURE.md', 'utf8');

test('ARCHITECTURE.md draws the folders in the order that the imports keep', () => {
  const drawn = [...map.matchAll(/^`([\w/]+)\/`: ([\w\-,\s]+?)\n\n/gm)].map(
    ([, root = '', names = '']) => [root, names.split(/,\s+/)] as const,
  );
  expect(Object.fromEntries(drawn)).toEqual(layers);
});

/** The files that a file imports, and those that import it. */
const neighborsOf = (file: string) =>
  [...graph].flatMap(([from, targets]) => (from === file ? targets : targets.includes(file) ? [from] : []));

test('each step of a tour in ARCHITECTURE.md is one import away from a step before it, or two', () => {
  const tours = map.split('## Three requests')[1]?.split('\n## ')[0]?.split('\n\n') ?? [];
  const steps = tours.map((tour) => [...tour.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file));
  expect(steps.filter((files) => files.length > 5)).toHaveLength(3);
  const astray = steps.flatMap((files) =>
    files.filter((file, index) => {
      const near = new Set([file, ...neighborsOf(file), ...neighborsOf(file).flatMap(neighborsOf)]);
      return index > 0 && !files.slice(0, index).some((earlier) => near.has(earlier));
    }),
  );
  expect(astray).toEqual([]);
});

test('the lock file holds what it names for other machines: otherwise npm ci rejects it in an empty folder', () => {
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

/** Patterns of real services' keys and passwords. Those of tests and of the sandbox are made up and look different. */
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

test('the repository holds no key and no password of a real service, and no file for them', () => {
  const read = (file: string) => readFileSync(file, 'latin1');
  const isText = (file: string) => !/\.(mp4|webp|jpg|png|woff2|ttf)$/.test(file);
  const holding = files.filter((file) => isText(file) && secrets.some((secret) => secret.test(read(file))));
  expect(holding).toEqual([]);
  const kept = files.filter((file) =>
    /(^|\/)\.env($|\.(?!example$))|\.(pem|key|p12|pfx|keystore)$/.test(file),
  );
  expect(kept).toEqual([]);
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '/data/']));
});

type PackageList = Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies',
  Record<string, string>
>;
const readList = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageList;
const ofRoot = readList('package.json');

/** The packages that are installed by themselves or with a group of `installs/`, by the folder of the group. */
const groups = Object.fromEntries(
  files
    .filter((file) => /^installs\/[^/]+\/package\.json$/.test(file))
    .map((file) => [path.dirname(file), readList(file)]),
);

test('every package has its exact version, and a reason in the decision records', () => {
  const inGroups = Object.values(groups).map((group) => group.devDependencies);
  const lists = [ofRoot.dependencies, ofRoot.optionalDependencies, ofRoot.devDependencies, ...inGroups];
  // `node` names its major version: the lock file fixes which release.
  const packages = lists.flatMap((list) => Object.entries(list)).filter(([name]) => name !== 'node');
  expect(groups['installs/node']?.devDependencies).toEqual({ node: '24.x' });
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const versions = new Map(packages);
  expect(packages.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
  const reasons = readFileSync('docs/decisions/0020-packages.md', 'utf8');
  const named = new Set([...reasons.matchAll(/`((?:@[\w-]+\/)?[\w./-]+)`/g)].map(([, name]) => name));
  expect([...versions.keys(), ...Object.keys(groups)].filter((name) => !named.has(name))).toEqual([]);
});

test('a group of packages is a list without code, which would not find the repository by # any more', () => {
  expect(files.filter((file) => /^installs\/[^/]+\//.test(file))).toEqual(
    Object.keys(groups).map((folder) => `${folder}/package.json`),
  );
});

/** The groups that are installed where a file is run; the others have those of `npm start` alone. */
const runsWith: [RegExp, string[]][] = [
  [/^(e2e\/engines\/|lab\/tools\/lighthouse\.ts|deploy\/kubernetes\.test\.ts)/, ['checks', 'tools']],
  [/^(studio\/|content\/checks\/both-states\.ts$)/, ['checks', 'studio']],
  [/^(e2e|lab|repository|content\/checks)\/|\.test\.tsx?$|\/testing\//, ['checks']],
  [/^(vitest|playwright)\.config\.ts$|^web\/(lingui\.config|build\/catalogs)\.ts$/, ['checks']],
];

test('a file imports only packages that are installed where it is run', () => {
  const missing = sources.flatMap((file) => {
    const installed = runsWith.find(([place]) => place.test(file))?.[1] ?? [];
    const lists = [ofRoot, ...installed.map((name) => groups[`installs/${name}`] as PackageList)];
    const names = new Set(
      lists.flatMap((list) => Object.keys({ ...list.dependencies, ...list.devDependencies })),
    );
    return importsOf(file)
      .filter(({ specifier, target }) => target === null && !specifier.startsWith('node:'))
      .map(({ specifier }) => packageOf(specifier))
      .filter((name) => !names.has(name))
      .map((name) => `${file} imports ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every package that runs in production or in browsers has its hash in the lock file, and comes from the npm registry', () => {
  const shipped = shippedPackages(lockFile);
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const elsewhere = shipped.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

test('the README stays within 100 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(101);
});
