// What both commands need before anything else. Plain JavaScript for whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(fileURLToPath(import.meta.url));

/** Node 24 and the tools of this project come before whatever else is installed. */
export const environment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

const stamp = path.join(root, 'node_modules/.installed');

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Runs a command in the project's folder with its output shown; returns its exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', ...options });
  return status ?? 1;
}

/** Installs the packages of the lock file unless exactly these are there. Ends the process when that fails. */
export function installPackages() {
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing packages. This takes a minute the first time ...');
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed: see above. Is the package registry reachable?');
    process.exit(code);
  }
  writeFileSync(stamp, digest);
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the journeys: the system's Chromium, installed from Debian where that can be done without asking. */
export function findChromium() {
  const present = () => browsers.find((file) => existsSync(file) && statSync(file).isFile());
  if (present()) return present();
  const line = 'apt-get update && apt-get install -y --no-install-recommends chromium';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser journeys ...');
    run('sh', ['-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; (${line}) >/dev/null`]);
  }
  if (present()) return present();
  console.error(`The browser journeys need Chromium. Install it with: sudo sh -c '${line}'`);
  return process.exit(1);
}
