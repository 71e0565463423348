// What both commands need before anything else. Plain JavaScript for whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(fileURLToPath(import.meta.url));

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

/** Installs the packages of the lock file unless they are there. Ends the process when that fails. */
export async function installPackages() {
  if (isInstalled()) return;
  // npm's own pauses make a missing network take minutes to be told.
  const shortPauses = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  await runNpm('Installing packages', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...shortPauses]);
}

/** Whether node_modules holds what package-lock.json asks for; what is optional may be missing. */
function isInstalled() {
  const installedList = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '' || ((optional || devOptional) && !installed[place])) return true;
    return installed[place]?.version === version;
  });
}

/** Runs npm, showing only that time passes; what it wrote is shown when it fails, and the process ends. */
export async function runNpm(what, npmArguments) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`${what} ...`);
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const shell = !npm && process.platform === 'win32';
  const child = spawn(command, [...first, ...npmArguments], { cwd: root, shell });
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  const clock = setInterval(() => console.log(`  ${what.toLowerCase()}: ${seconds()} s so far`), 10_000);
  const [exitCode] = await once(child, 'close');
  clearInterval(clock);
  if (exitCode !== 0) {
    const said = String(Buffer.concat(output));
    console.error(withoutNetwork(what, said) ?? `${said}\n${what} failed (npm ${npmArguments.join(' ')}).`);
    process.exit(exitCode ?? 1);
  }
  console.log(`  done in ${seconds()} s`);
}

const networkErrors =
  /npm error code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** What to do when npm had no way to its registry; undefined when something else went wrong. */
function withoutNetwork(what, said) {
  const [, code] = networkErrors.exec(said) ?? [];
  if (!code) return undefined;
  const host = /https?:\/\/[^/\s]+/.exec(said)?.[0] ?? 'its registry';
  return (
    `${what} failed: npm cannot reach ${host} (${code}). Connect this machine to the internet, then try again. ` +
    'Behind a proxy, first tell npm of it: npm config set proxy http://HOST:PORT'
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
