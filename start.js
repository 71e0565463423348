// `npm start` and `npm run dev`: installs and builds what is missing, then runs the server.
// Plain JavaScript, because the Node.js of this machine may be too old for everything else.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import {
  alone,
  areInstalled,
  compileCache,
  giveUp,
  installPackages,
  nodePath,
  root,
  runNpm,
  serverFlags,
} from './installs/prepare.js';

const isDevelopment = process.argv.includes('--dev');
const webFolder = join(root, 'dist/web');
const builtFrom = join(root, 'dist/web-built-from.txt');
const webSources = ['web', 'contract', 'content', 'vite.config.ts', 'package-lock.json'];

/** Processes to take along when this one is told to stop. */
const children = new Set();

if (!areInstalled()) await keepRunningServer();
await installPackages();
const node = nodePath();
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
stopWithNpm();
if (isDevelopment) runDevelopment();
else await runProduct();

/** The first start makes its database while the web app is built; an update must not touch it unless the build succeeds. */
async function runProduct() {
  const isFirst = !settingOf('DATABASE_URL') && !existsSync(resolve(root, settingOf('DATA_DIR') ?? 'data'));
  const server = isFirst && !isBuilt() ? runServer(process.env, [], ['--when-built']) : undefined;
  await buildWeb();
  if (server?.connected) server.send('built');
  if (!server) runServer(process.env, []);
}

function stop(signal) {
  if (children.size === 0) process.exit(1);
  for (const child of children) child.kill(signal);
}

/** Stops when npm, which started us directly or through a shell, was killed: it cannot tell us to stop any more. */
function stopWithNpm() {
  const parent = describeProcess(process.pid)?.parent;
  const isDirect = describeProcess(parent)?.name.startsWith('npm');
  const child = isDirect ? process.pid : parent;
  const npm = describeProcess(child)?.parent;
  if (!describeProcess(npm)?.name.startsWith('npm')) return;
  setInterval(() => {
    if (describeProcess(child)?.parent !== npm) stop('SIGTERM');
  }, 500).unref();
}

/** Name and parent of a process; known on Linux alone. */
function describeProcess(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent };
  } catch {
    return undefined;
  }
}

/** Gives up while our port is in use: a server that runs from this folder would lose its packages to newer ones. */
async function keepRunningServer() {
  const port = Number(settingOf('PORT') ?? 3000);
  if (!existsSync(join(root, 'node_modules')) || !(await isListening(port))) return;
  giveUp(
    `The packages of this version have to be installed, and port ${port} is in use. Stop what runs there, then try again.`,
  );
}

/** A setting of the server, from where it reads it: the environment, then .env. */
function settingOf(name) {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*["']?([^"'\\s#]+)`, 'm');
  return process.env[name] || line.exec(readIfThere('.env') ?? '')?.[1];
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function isBuilt() {
  return existsSync(webFolder) && readIfThere('dist/web-built-from.txt') === builtFromNow();
}

function builtFromNow() {
  return `${hashOf(webSources)} ${settingOf('LANGUAGES') ?? 'all'}`;
}

async function buildWeb() {
  if (isBuilt()) return;
  await alone(async () => {
    if (isBuilt()) return;
    rmSync(builtFrom, { force: true });
    await runNpm('Building the web app', ['run', 'build:web']);
    writeFileSync(builtFrom, builtFromNow());
  });
}

function readIfThere(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** One hash of the names and contents of these files and folders; films are not part of the build. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(join(root, path)) || path === 'content/media') return;
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
    } else hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

function runServer(env, flags, how = []) {
  const environmentFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return run([...environmentFile, ...serverFlags, ...flags, 'server/main.ts', ...how], env);
}

/** Vite serves the web app on PORT and hands calls on to the server on the next port; both reload by themselves. */
function runDevelopment() {
  const port = Number(process.env.PORT || 3000);
  const address = `http://localhost:${port}`;
  const apiPort = String(port + 1);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  run([vite, '--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    ...process.env,
    API_ORIGIN: `http://localhost:${apiPort}`,
  });
  runServer({ PUBLIC_URL: address, ...process.env, PORT: apiPort }, ['--watch', '--watch-preserve-output']);
}

/** Runs a program in our Node.js; when it ends, everything ends. It notices by its channel when we end first. */
function run(nodeArguments, env) {
  const options = {
    cwd: root,
    env: { ...compileCache, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  };
  const child = spawn(node, nodeArguments, options);
  children.add(child);
  child.once('error', () => endWith(child, 1));
  child.once('exit', (code) => endWith(child, code ?? 1));
  return child;
}

function endWith(child, exitCode) {
  children.delete(child);
  for (const other of children) other.kill('SIGTERM');
  if (process.exitCode === undefined) process.exitCode = exitCode;
  // A build that still runs is of no use any more.
  if (children.size === 0) process.exit();
}
