import type { PrecacheEntry } from 'workbox-precaching';
import { paths } from '#contract/pages/paths.ts';

type Built = readonly (PrecacheEntry | string)[];

const urlOf = (entry: PrecacheEntry | string) => (typeof entry === 'string' ? entry : entry.url);

/** Pages name the scripts and styles of one version of the app: each version stores its pages in its own cache. */
export function pagesCacheOf(built: Built): string {
  const text = built.map((entry) => urlOf(entry) + (typeof entry === 'string' ? '' : entry.revision)).join();
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash, 31) + text.charCodeAt(index);
  }
  return `pages-${(hash >>> 0).toString(36)}`;
}

/** Parts of the app that were used, beside the pages of a version. */
export function partsCacheOf(built: Built): string {
  return pagesCacheOf(built).replace('pages', 'parts');
}

/** Whether a cache has the pages or parts of another version, or of one from before the names had a version. */
export function isPagesCacheOfOthers(name: string, own: string): boolean {
  return /^(?:pages|parts)/.test(name) && name.replace('parts', 'pages') !== own;
}

/**
 * Whether a page can start with the files that this version has stored. A page of another version cannot, and the page
 * of a Wi-Fi portal names none of them.
 */
export function isPageOf(built: Built, html: string): boolean {
  const stored = new Set(built.map((entry) => `/${urlOf(entry)}`));
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.length > 0 && named.every((file) => stored.has(file));
}

/**
 * Whether a page of this path is stored: never one with a token in its path, a report, a page of the sandbox, or the page
 * of a learning system's launch, whose query names the learner and a key.
 */
export function isStoredPage(pathname: string): boolean {
  return /^\/[\w-]*$/.test(pathname) && pathname.toLowerCase() !== paths.course;
}

/** The address under which a response is stored: without its query, which may say who somebody is. */
export function storedUnder(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
