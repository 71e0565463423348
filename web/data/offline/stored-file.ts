import { findInCache } from '#web/lib/cached-responses.ts';
import { clipsCache } from './cache-names.ts';

/** A Wi-Fi portal responds to everything with its page, to the request for a film too. */
export const isPage = (response: Response): boolean =>
  response.headers.get('Content-Type')?.includes('html') ?? false;

/** A file of the game on this device; undefined also if an earlier version stored the page of a portal in its place. */
export async function findStoredFile(url: string): Promise<Response | undefined> {
  const stored = await findInCache(clipsCache, url);
  return stored && !isPage(stored) ? stored : undefined;
}
