import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { copyBinaries } from './binaries.ts';

/**
 * How PostgreSQL's programs are started. PostgreSQL refuses to run as root, so under root they run as another
 * user, or as root seen through a user namespace, where root has another number and no powers.
 */
export type RunAs = {
  binaries: string;
  /** Owner of the files of the database. */
  owner: { uid: number; gid: number };
  /** Set when the programs run as another user than this process. */
  user?: { uid: number; gid: number };
  /** Put before the program's own path and arguments. */
  prefix: readonly string[];
};

const nobody = { uid: 65534, gid: 65534 };
export const childEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Decides once how to run, by trying it: as ourselves; under root as the owner of the data folder, or as
 * `nobody` where root owns it. Where that user cannot reach the programs or the folder (a home closed to
 * others), in a user namespace; where those are not allowed, from a copy of the programs in the data folder.
 */
export async function decideRunAs(dataDir: string, binaries: string): Promise<RunAs> {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0 || process.platform === 'win32') return { binaries, owner: self, prefix: [] };

  const folder = await stat(dataDir);
  const owner = folder.uid === 0 ? nobody : { uid: folder.uid, gid: folder.gid };
  const asOwner: RunAs = { binaries, owner, user: owner, prefix: [] };
  if (versionOf(asOwner, dataDir)) return asOwner;

  const inNamespace: RunAs = { binaries, owner: self, prefix: ['unshare', '--user'] };
  if (versionOf(inNamespace, dataDir)) return inNamespace;

  const asSelf = versionOf({ binaries, owner: self, prefix: [] }, dataDir);
  const copied = { ...asOwner, binaries: await copyBinaries(binaries, dataDir, asSelf ?? 'copy') };
  if (versionOf(copied, dataDir)) return copied;
  throw new StartError(
    `PostgreSQL cannot run as root, and the user with the number ${owner.uid} cannot reach the data folder ${dataDir}. ` +
      'Start the server as an ordinary user, or set DATA_DIR to a folder outside of closed home folders.',
  );
}

/**
 * PostgreSQL's version ("18.4") when its programs start this way, undefined when they do not. Enters the data
 * folder first: the folder may be closed to the user although the programs are not.
 */
function versionOf(runAs: RunAs, dataDir: string): string | undefined {
  const script = 'cd "$0" && exec "$1" --version';
  const [command = 'sh', ...rest] = [...runAs.prefix, 'sh'];
  const { status, stdout } = spawnSync(
    command,
    [...rest, '-c', script, dataDir, join(runAs.binaries, 'bin', 'postgres')],
    { ...runAs.user, cwd: dataDir, env: childEnvironment, encoding: 'utf8' },
  );
  return status === 0 ? /\d+(\.\d+)*/.exec(stdout)?.[0] : undefined;
}
