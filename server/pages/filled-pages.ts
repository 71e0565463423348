import { createHash } from 'node:crypto';
import { fillPage, type PageConfig } from '#contract/pages/page.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { type Encoded, encode } from '#server/lib/http/encoded.ts';

export type FilledPage = Encoded & { etag: string };

type Wanted = Pick<Settings, 'textSize' | 'theme'> & { file: string; config: PageConfig };

/**
 * Pages with their values, and with the visitor's text size and theme stamped into `<html>`. A page has at most twelve
 * forms at a price and an address of this server: each is made once, compressed, and kept.
 */
export function createFilledPages(read: (file: string) => string): (wanted: Wanted) => Promise<FilledPage> {
  const cache = new Map<string, Promise<FilledPage>>();
  return ({ file, config, textSize, theme }) => {
    const key = [file, textSize, theme, config.year, config.origin, ...Object.values(config.price)].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const html = fillPage(read(file), config)
      .replace('data-text-size="20"', `data-text-size="${textSize}"`)
      .replace('data-theme="system"', `data-theme="${theme}"`);
    const page = encode(html).then((encoded) => ({ ...encoded, etag: etagOf(encoded.plain) }));
    cache.set(key, page);
    return page;
  };
}

const etagOf = (plain: Buffer) => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
