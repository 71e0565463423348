import { tabItems } from '#web/lib/storage.ts';

/** The query of a launch that came before its player could be let in. It stays in this tab over a login. */
const key = 'launch';

export function keepLaunch(search: string): void {
  if (search !== '') tabItems.set(key, search);
}

export const readWaitingLaunch = (): string | null => tabItems.get(key);

export function forgetWaitingLaunch(): void {
  tabItems.remove(key);
}
