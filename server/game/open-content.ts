import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '#content/hashes.ts';
import type { Translation } from '#content/languages.ts';
import { type Content, loadContent } from '#content/load.ts';
import { filmFile } from '#content/names.ts';
import { StartError } from '#server/lib/start-error.ts';

/** The content to be served, and the addresses of its files. */
export type OpenedContent = {
  content: Content;
  /** The same content in other languages. */
  translations: Readonly<Record<Translation, Content>>;
  /** Address of a file in media/; its `v` is 8 digits of the file's hash, so that it can be cached forever. */
  addressOf(file: string): string;
};

/** Loads a content folder for serving. @throws StartError naming file, field and reason of every fault */
export function openContent(folder: string): OpenedContent {
  const loaded = loadContent(folder);
  if (!loaded.ok) {
    const faults = loaded.faults.map(({ file, field, reason }) => `  - content/${file} ${field}: ${reason}`);
    throw new StartError(['The content has faults:', ...faults].join('\n'));
  }
  const { content, translations } = loaded;
  const clips = new Map(
    [content, ...Object.values(translations)].flatMap(({ media, filmedIn }) =>
      Object.entries(media).map(([name, clip]) => [filmFile(`${name}.mp4`, filmedIn), clip.fileHash]),
    ),
  );
  return {
    content,
    translations,
    addressOf: (file) =>
      mediaAddress(file, clips.get(file) ?? fileHash(readFileSync(join(folder, 'media', file)))),
  };
}

/** The address under which a file of media/ can be cached forever. */
export function mediaAddress(file: string, hash: string): string {
  return `/files/assets/${file}?v=${hash.slice(0, 8)}`;
}
