import type { PrecacheEntry } from 'workbox-precaching';
import { type Language, splitLanguage, translations } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { language } from '#web/lib/language.ts';

type Built = readonly (PrecacheEntry | string)[];

const urlOf = (entry: PrecacheEntry | string) => (typeof entry === 'string' ? entry : entry.url);

/** Pages name the scripts and styles of one version of the app: each version of each language has its own cache. */
export function pagesCacheOf(built: Built, of: Language = language): string {
  const text = built.map((entry) => urlOf(entry) + (typeof entry === 'string' ? '' : entry.revision)).join();
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash, 31) + text.charCodeAt(index);
  }
  return `pages-${prefixOf(of)}${(hash >>> 0).toString(36)}`;
}

/** Parts of the app that were used, beside the pages of a version. */
export function partsCacheOf(built: Built, of: Language = language): string {
  return pagesCacheOf(built, of).replace('pages', 'parts');
}

const prefixOf = (of: Language) => (of === 'en' ? '' : `${of}-`);

/** Whether a cache has the pages or parts of another version in this language, or of one from before names had a version. */
export function isPagesCacheOfOthers(name: string, own: string): boolean {
  const [, ofName = ''] = /^(?:pages|parts)-(\w+-)?/.exec(name) ?? [];
  const [, ofOwn = ''] = /^pages-(\w+-)?/.exec(own) ?? [];
  return /^(?:pages|parts)/.test(name) && ofName === ofOwn && name.replace('parts', 'pages') !== own;
}

/**
 * Whether a cache has what an earlier version of the worker's library has stored for this scope. The library itself would
 * also take that of every scope that begins with this one.
 */
export function isOutdatedPrecache(name: string, { present, scope }: { present: string; scope: string }) {
  return name.includes('-precache-') && name.endsWith(scope) && name !== present;
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
export function isStoredPage(pathname: string, of: Language = language): boolean {
  const { language: shown, path } = splitLanguage(pathname);
  return shown === of && /^\/[\w-]*$/.test(path) && path.toLowerCase() !== paths.course;
}

/** The address under which a response is stored: with its language alone, since a query may say who somebody is. */
export function storedUnder(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const asked = translations.find((one) => one === searchParams.get('language'));
  return origin + pathname + (asked ? `?language=${asked}` : '');
}
