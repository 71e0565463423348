import { userInfo } from 'node:os';

/** Who runs a command. In a container the number of the user may have no name. */
export function userOfSystem(read: () => { username: string } = userInfo): string {
  try {
    return read().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
