import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * Keeps a server that other machines can reach from running with all rights on its machine.
 * @param userId 0 is root; undefined where the system has no user ids
 * @throws StartError for root outside the sandbox, unless ALLOW_ROOT says otherwise
 */
export function rejectRoot(
  { sandbox, allowRoot }: Pick<Config, 'sandbox' | 'allowRoot'>,
  userId: number | undefined = process.getuid?.(),
): void {
  if (userId !== 0 || sandbox || allowRoot) return;
  throw new StartError(
    'Outside the sandbox the server does not run as root. Start it as a user of its own, who owns DATA_DIR, or set ALLOW_ROOT=true where root can do no harm, as in a container.',
  );
}
