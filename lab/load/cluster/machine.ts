import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../../../installs/prepare.js';

export const isRoot = process.getuid?.() === 0;

/** Debian's packages, by a program that each of them brings. */
const programs = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  patroni: 'patroni',
  // Patroni's way to etcd is only recommended by its package.
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  // Makes network namespaces.
  ...(isRoot && { ip: 'iproute2' }),
};

/** Programs for administrators are not in everybody's PATH. */
export const programPath = `${environment.PATH}${delimiter}/usr/sbin${delimiter}/sbin`;

/** The user that everything runs as: PostgreSQL refuses root. */
export type ServiceUser = { name: string; uid: number; gid: number };

const exists = (program: string) =>
  program.startsWith('/')
    ? existsSync(program)
    : programPath.split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Installs what is missing where that is allowed. @throws Error that names the command otherwise */
export function installPrograms(): void {
  const missing = () =>
    Object.entries(programs)
      .filter(([program]) => !exists(program))
      .map(([, name]) => name);
  if (missing().length === 0) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing()];
  if (!isRoot || !exists('apt-get')) {
    throw new Error(`Programs are missing. As root on Debian 12: ${command.join(' ')}`);
  }
  console.log(`Installing ${missing().join(', ')} ...`);
  // The services of the packages would use our ports; RUNLEVEL=1 keeps them from being started.
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['update', '-qq'], { env });
  execFileSync('apt-get', command.slice(1), { env });
  if (missing().length > 0) throw new Error(`Still missing: ${missing().join(', ')}.`);
}

/** Ourselves, or Debian's postgres when we are root. */
export function findServiceUser(): ServiceUser {
  const wanted = isRoot ? 'postgres' : String(process.getuid?.());
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = lines
    .map((line) => line.split(':'))
    .find(([name, , uid]) => (isRoot ? name === wanted : uid === wanted));
  if (!found) throw new Error(`/etc/passwd has no user ${wanted}.`);
  const [name = '', , uid, gid] = found;
  return { name, uid: Number(uid), gid: Number(gid) };
}
