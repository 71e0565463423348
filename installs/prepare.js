// What both commands need before anything else. Plain JavaScript for whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const lockFile = path.join(root, 'package-lock.json');
const installedGroups = path.join(root, 'node_modules/.groups.json');
const installedPackages = path.join(root, 'node_modules/.package-lock.json');
const preparing = path.join(root, '.preparing');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The Node.js 24 of the group `node`. */
const ownNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const nodeMajor = Number.parseInt(process.versions.node, 10);
if (nodeMajor < 18)
  giveUp(
    `This needs Node.js 18 or later, and ${process.versions.node} runs it. Install one from https://nodejs.org`,
  );

/** npm leaves out what builds the web app where Node.js is one of these: it runs in the Node.js that it brings. */
const isLeftOut = /^(1[89]|20\.(\d|1[0-8])|21|22\.(\d|1[01]))\./.test(process.versions.node);

export function giveUp(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

/** Node 24 and the tools of this project come before whatever else is installed. */
export const environment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

/**
 * Bounds in MB for the server's heap: what lasts, and each half of what is young. Without them Node.js takes the more the
 * larger the machine is (docs/decisions/0027-memory-limits.md).
 */
export const serverFlags = ['--max-old-space-size=512', '--max-semi-space-size=16'];

/** What Node.js has compiled once, it reads at the next start. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') };

/** Runs a command in the project's folder with its output shown; returns its exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', ...options });
  return status ?? 1;
}

/** That Node.js, or this machine's when that is new enough. */
export function nodePath() {
  if (existsSync(ownNode)) return ownNode;
  if (nodeMajor >= 24) return process.execPath;
  giveUp('Node.js 24 could not be installed. Install it from https://nodejs.org, then try again.');
}

/** Installs what the server and the web app need, and these groups of `installs/`. Ends the process when that fails. */
export async function installPackages(groups = []) {
  const needsNode = nodeMajor < 24 || process.execPath === ownNode;
  const wanted = needsNode ? ['node', ...groups] : groups;
  if (areInstalled(wanted)) return;
  await alone(async () => {
    if (!areInstalled(wanted)) await install(wanted);
  });
}

/** Whether node_modules holds what the lock file names for these groups; more does not matter. */
export function areInstalled(groups = []) {
  const { lock, groups: installed } = readInstalled();
  if (lock === hashOf(lockFile) && groups.every((group) => installed.includes(group))) return true;
  return holdsEverything();
}

/** What was installed here last, and from which lock file; nothing when npm was stopped, or run by hand since. */
function readInstalled() {
  try {
    const installed = JSON.parse(readFileSync(installedGroups, 'utf8'));
    if (installed.packages === hashOf(installedPackages)) return installed;
  } catch {}
  return { groups: [] };
}

/** Whether every package of the lock file is there, as after `npm ci`; what is optional may be missing. */
function holdsEverything() {
  if (!existsSync(installedPackages)) return false;
  const installed = JSON.parse(readFileSync(installedPackages, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, link, optional, devOptional }]) => {
    if (!place.startsWith('node_modules/') || link) return true;
    return installed[place]?.version === version || (!installed[place] && (optional || devOptional));
  });
}

/** Adds groups to those that are there, or installs all anew when they are of another lock file. */
async function install(wanted) {
  const before = readInstalled();
  const lock = hashOf(lockFile);
  const groups = [...new Set([...before.groups, ...wanted])];
  const isAddition = before.lock === lock;
  const chosen = isAddition ? groups.filter((group) => !before.groups.includes(group)) : groups;
  const folders = chosen.flatMap((group) => ['-w', `installs/${group}`]);
  const ofRoot = chosen.length > 0 ? '--include-workspace-root' : '--workspaces=false';
  // npm's own pauses make a missing network take minutes to be told.
  const shortPauses = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', ...shortPauses];
  const how = [...folders, ofRoot, ...quietly];
  if (isAddition) {
    await runNpm(`Installing packages (${chosen.join(', ')})`, ['install', '--no-save', ...how]);
  } else {
    rmSync(installedGroups, { force: true });
    if (isLeftOut) {
      await runNpm('Installing Node.js', ['ci', '-w', 'installs/node', ...quietly]);
      await runNpm('Installing packages', ['install', '--no-save', ...how]);
    } else await runNpm('Installing packages', ['ci', ...how]);
  }
  writeFileSync(installedGroups, JSON.stringify({ lock, packages: hashOf(installedPackages), groups }));
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Works while no other command prepares this folder: each would delete what the other one has just made. */
export async function alone(work) {
  for (let other = take(), told = 0; other !== 0; other = take()) {
    if (other !== told)
      console.log(
        `Waiting for process ${other}, which prepares this folder. If it is gone, delete ${preparing}`,
      );
    told = other;
    await sleep(200);
  }
  const giveBack = () => rmSync(preparing, { force: true });
  process.once('exit', giveBack);
  await work();
  process.off('exit', giveBack);
  giveBack();
}

/** Writes our process into the file, and returns 0; or returns the process that is in it and still runs. */
function take() {
  for (;;) {
    try {
      writeFileSync(preparing, String(process.pid), { flag: 'wx' });
      return 0;
    } catch ({ code }) {
      if (code !== 'EEXIST') giveUp(withoutRights(code));
    }
    const other = readOther();
    if (isRunning(other)) return other;
    rmSync(preparing, { force: true });
  }
}

/** The process in the file; 1, which always runs, in the moment before it is written. */
function readOther() {
  try {
    return Number(readFileSync(preparing, 'utf8')) || 1;
  } catch {
    return 1;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

/** Runs npm, showing only that time passes; what it wrote is shown when it fails, and the process ends. */
export async function runNpm(what, npmArguments) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`${what} ...`);
  const npm = process.env.npm_execpath;
  const node = isLeftOut && existsSync(ownNode) ? ownNode : process.execPath;
  const [command, ...first] = npm ? [node, npm] : ['npm'];
  const shell = !npm && process.platform === 'win32';
  const child = spawn(command, [...first, ...npmArguments], { cwd: root, env: environment, shell });
  child.once('error', () =>
    giveUp(`${what} failed: npm was not found. It comes with Node.js: https://nodejs.org`),
  );
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  const clock = setInterval(() => console.log(`  ${what.toLowerCase()}: ${seconds()} s so far`), 10_000);
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const [exitCode] = await once(child, 'close');
  process.off('exit', endWithUs);
  clearInterval(clock);
  if (exitCode !== 0) {
    const said = String(Buffer.concat(output));
    giveUp(explain(what, said) ?? `${said}\n${what} failed (npm ${npmArguments.join(' ')}).`, exitCode ?? 1);
  }
  console.log(`  done in ${seconds()} s`);
}

const networkErrors = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
];
const rightsErrors = ['EACCES', 'EPERM', 'EROFS'];

/** What to do about the error that npm names; undefined when it has to speak for itself. */
function explain(what, said) {
  const [, code] = /npm (?:error|ERR!) code (\w+)/.exec(said) ?? [];
  const host = /https?:\/\/[^/\s]+/.exec(said)?.[0] ?? 'its registry';
  if (networkErrors.includes(code))
    return (
      `${what} failed: npm cannot reach ${host} (${code}). Connect this machine to the internet, then try again. ` +
      'Behind a proxy, first tell npm of it: npm config set proxy http://HOST:PORT'
    );
  if (rightsErrors.includes(code)) return `${what} failed: ${withoutRights(code)}`;
  return undefined;
}

function withoutRights(code) {
  return (
    `${root} cannot be written (${code}), so nothing can be installed or built in it. ` +
    'Start as the user who owns it, or in a copy of your own.'
  );
}

/**
 * The system's Chromium; first the one without windows: the others draw tabs and menus that nobody sees, which takes a
 * third of a journey's work.
 */
const windowless = '/usr/bin/chromium-headless-shell';
const browsers = [windowless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser for the journeys is or, where there is none, where it would be. */
export function chromiumPath() {
  return browsers.find(isFile) ?? windowless;
}

/** The browser for the journeys, installed from Debian where that can be done without asking. */
export function provideChromium() {
  provide('Chromium', () => isFile(chromiumPath()), ['chromium-headless-shell']);
}

/** @param {string} file */
function isFile(file) {
  return existsSync(file) && statSync(file).isFile();
}

/** Debian's Firefox and WebKitGTK, what plays clips in it, and a screen that nobody sees: for the journey in other engines. */
export function provideOtherEngines() {
  const packages = [
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
    'gstreamer1.0-libav',
    'gstreamer1.0-plugins-good',
  ];
  const areInstalled = () => spawnSync('dpkg', ['-s', ...packages], { stdio: 'ignore' }).status === 0;
  provide('Firefox and WebKitGTK', areInstalled, packages);
}

/** Installs Debian's packages unless what they bring is there; ends the process, saying how, where that cannot be done. */
function provide(what, isThere, packages) {
  if (isThere()) return;
  const line = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${what} for the browser journeys ...`);
    run('sh', ['-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; (${line}) >/dev/null`]);
  }
  if (isThere()) return;
  console.error(`The browser journeys need ${what}. Install with: sudo sh -c '${line}'`);
  process.exit(1);
}
