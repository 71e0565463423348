import type { PrecacheEntry } from 'workbox-precaching';

type Built = readonly (PrecacheEntry | string)[];

const urlOf = (entry: PrecacheEntry | string) => (typeof entry === 'string' ? entry : entry.url);

/** Pages name the scripts and styles of one version of the app: each version keeps its pages in a cache of its own. */
export function pagesCacheOf(built: Built): string {
  const text = built.map((entry) => urlOf(entry) + (typeof entry === 'string' ? '' : entry.revision)).join();
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash, 31) + text.charCodeAt(index);
  }
  return `pages-${(hash >>> 0).toString(36)}`;
}

/** The pages of another version, or of one before pages had a version in their name. */
export function isPagesCacheOfOthers(name: string, own: string): boolean {
  return name.startsWith('pages') && name !== own;
}

/**
 * Whether a page can start with what this version has kept. One of another version could not, and what a wifi portal
 * answers in place of a page names nothing of ours.
 */
export function isPageOf(built: Built, html: string): boolean {
  const kept = new Set(built.map((entry) => `/${urlOf(entry)}`));
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.length > 0 && named.every((file) => kept.has(file));
}
