import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, type LoadedContent, loadContent } from '#content/load.ts';
import { readTexts } from '#content/texts.ts';
import { StartError } from '#server/start-error.ts';

/** The content as it is served, and the addresses of its files. */
export type OpenedContent = {
  content: Content;
  /** Address of a file in media/; its `v` is 8 digits of the file's hash, so that it may be kept for ever. */
  addressOf(file: string): string;
};

/**
 * Loads a content folder for serving; before anything is filmed, the texts with no exercise to play.
 * @throws StartError naming file, field and reason of every fault
 */
export function openContent(folder: string): OpenedContent {
  const loaded = existsSync(join(folder, 'media/manifest.json')) ? loadContent(folder) : loadUnfilmed(folder);
  if (!loaded.ok) {
    const faults = loaded.faults.map(({ file, field, reason }) => `  - content/${file} ${field}: ${reason}`);
    throw new StartError(['The content has faults:', ...faults].join('\n'));
  }
  const { media } = loaded.content;
  const clips = new Map(Object.entries(media).map(([name, { fileHash }]) => [`${name}.mp4`, fileHash]));
  return {
    content: loaded.content,
    addressOf: (file) => {
      const path = join(folder, 'media', file);
      return mediaAddress(file, clips.get(file) ?? (existsSync(path) ? hashOf(path) : 'unfilmed'));
    },
  };
}

function loadUnfilmed(folder: string): LoadedContent {
  const read = readTexts(folder);
  return read.ok ? { ok: true, content: { ...read.texts, game: [], media: {} } } : read;
}

export function mediaAddress(file: string, hash: string): string {
  return `/files/assets/${file}?v=${hash.slice(0, 8)}`;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
