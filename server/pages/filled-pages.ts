import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fillPage, type PageConfig } from '#contract/pages/page.ts';
import type { Settings } from '#contract/pages/settings.ts';

export type FilledPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

type Wanted = Pick<Settings, 'textSize' | 'theme'> & { file: string; config: PageConfig };

/**
 * Pages with their values, and with the visitor's text size and theme stamped into `<html>`. A page has at most twelve
 * forms at a price: each is made once, compressed, and kept.
 */
export function createFilledPages(read: (file: string) => string): (wanted: Wanted) => FilledPage {
  const cache = new Map<string, FilledPage>();
  return ({ file, config, textSize, theme }) => {
    const key = `${file} ${textSize} ${theme} ${config.year} ${Object.values(config.price)}`;
    const known = cache.get(key);
    if (known) return known;
    const html = fillPage(read(file), config)
      .replace('data-text-size="20"', `data-text-size="${textSize}"`)
      .replace('data-theme="system"', `data-theme="${theme}"`);
    const plain = Buffer.from(html);
    const page = {
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: brotliCompressSync(plain),
      gzip: gzipSync(plain),
    };
    cache.set(key, page);
    return page;
  };
}
