import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import { copyBinaries, versionOf } from './binaries.ts';

/**
 * How PostgreSQL's programs are started. PostgreSQL does not run as root, so under root they run as another user, or in
 * a user namespace, where root has another number and no privileges.
 */
export type PostgresUser = {
  binaries: string;
  /** Version of the package of the programs. */
  version: string;
  /** Owner of the files of the database. */
  owner: { uid: number; gid: number };
  /** Set if the programs run as a different user than this process. */
  user?: { uid: number; gid: number };
  /** Goes before the program's path and arguments. */
  prefix: readonly string[];
};

const nobody = { uid: 65534, gid: 65534 };
export const childEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Finds a way to run PostgreSQL by trying. An ordinary user runs the programs directly; root runs them as the owner of
 * the data folder, or as `nobody`. If these have no name or cannot reach the programs or the folder (a home folder that
 * is closed to others), a user namespace is used, or else a copy of the programs in the data folder.
 */
export async function choosePostgresUser(
  dataDir: string,
  binaries: string,
  namespace: readonly string[] = ['unshare', '--user'],
): Promise<PostgresUser> {
  const folder = await stat(dataDir);
  const self = { uid: process.getuid?.() ?? folder.uid, gid: process.getgid?.() ?? folder.gid };
  const version = versionOf(binaries);
  const asSelf: PostgresUser = { binaries, version, owner: self, prefix: [] };
  if (process.platform === 'win32') return asSelf;

  const isRoot = self.uid === 0;
  const others = folder.uid === 0 ? [nobody] : [{ uid: folder.uid, gid: folder.gid }, nobody];
  const asOthers = others.map((user): PostgresUser => ({ ...asSelf, owner: user, user }));
  const inNamespace: PostgresUser = { ...asSelf, prefix: namespace };
  const usable = [...(isRoot ? asOthers : [asSelf]), inNamespace].find((one) => canRun(one, dataDir));
  if (usable) return usable;

  const asNobody: PostgresUser = { ...asSelf, owner: nobody, user: nobody };
  if (isRoot && canRun(asNobody, dataDir, 'true')) {
    const copied = { ...asNobody, binaries: await copyBinaries(binaries, version, dataDir) };
    if (canRun(copied, dataDir)) return copied;
  }
  throw new StartError(
    isRoot
      ? `PostgreSQL does not run as root, and the user "nobody" cannot reach the data folder ${dataDir}. ` +
          'Start the server as an ordinary user, or set DATA_DIR to a folder outside of closed home folders.'
      : `PostgreSQL's programs in ${binaries} do not run here. Run "npm ci" again, or set DATABASE_URL ` +
          'to a PostgreSQL server of your own (15 or newer).',
  );
}

/** Whether the user has a name (initdb needs one), can reach the data folder, and can start PostgreSQL there. */
function canRun(
  postgresUser: PostgresUser,
  dataDir: string,
  program = join(postgresUser.binaries, 'bin', 'postgres'),
): boolean {
  const script = 'id -un && cd "$0" && exec "$1" --version';
  const [command = 'sh', ...rest] = [...postgresUser.prefix, 'sh'];
  const trial = spawnSync(command, [...rest, '-c', script, dataDir, program], {
    ...postgresUser.user,
    cwd: dataDir,
    env: childEnvironment,
    stdio: 'ignore',
  });
  return trial.status === 0;
}
