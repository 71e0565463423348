import { join } from 'node:path';
import type { Clip } from '#content/film-schema.ts';
import { contentVersion } from '#content/hashes.ts';
import { linesOf } from '#content/lines.ts';
import { revealClip } from '#content/names.ts';
import { readTexts } from '#content/texts.ts';
import { mediaAddress, type OpenedContent } from '#server/game/open-content.ts';

/** The texts of all exercises as if each had its clips: tests do not depend on which clips exist. */
export const testContent: OpenedContent = openTexts('exercises');

/** The same in the newest edition, whether filmed or not. */
export const writtenContent: OpenedContent = openTexts('written');

function openTexts(edition: 'exercises' | 'written'): OpenedContent {
  const read = readTexts(join(import.meta.dirname, '../../content'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { texts } = read;
  const clips = [
    ...texts[edition].flatMap(linesOf).map(({ name }) => name),
    ...texts.coaching.map(({ clip }) => clip),
  ];
  const look = { x: 0.1, y: 0.2, width: 0.3, height: 0.4, still: 'still.webp' };
  return {
    content: {
      ...texts,
      game: texts[edition].map((exercise) => ({ ...exercise, version: contentVersion(exercise), look })),
      media: Object.fromEntries(
        clips.map((clip) => [clip, { ...filmed(clip), ...(clip.endsWith('_0-other') && { look }) }]),
      ),
    },
    addressOf: (file) => mediaAddress(file, '0123456789'),
  };
}

/** The same, with the fifth clip of exercise 1 filmed. */
export const revealedContent: OpenedContent = {
  ...testContent,
  content: {
    ...testContent.content,
    media: { ...testContent.content.media, [revealClip(1)]: filmed(revealClip(1)) },
  },
};

function filmed(clip: string): Clip {
  return {
    scriptHash: '0'.repeat(64),
    fileHash: '0'.repeat(64),
    seconds: 12.5,
    bytes: 400_000,
    captions: `${clip}.vtt`,
    poster: `${clip}.webp`,
    transcript: `Transcript of ${clip}`,
  };
}
