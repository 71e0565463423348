import { join } from 'node:path';
import type { Clip } from '#content/film-schema.ts';
import { type Language, translations } from '#content/languages.ts';
import { linesOf } from '#content/lines.ts';
import type { Content } from '#content/load.ts';
import { readTexts } from '#content/texts.ts';
import { mediaAddress, type OpenedContent } from '#server/game/open-content.ts';

/** The texts of all exercises as they are written, as if each had its clips: tests do not depend on which clips exist. */
export const testContent: OpenedContent = openTexts();

function openTexts(): OpenedContent {
  return {
    content: contentIn('en'),
    translations: Object.fromEntries(
      translations.map((language) => [language, contentIn(language)]),
    ) as OpenedContent['translations'],
    addressOf: (file) => mediaAddress(file, '0123456789'),
  };
}

function contentIn(language: Language): Content {
  const read = readTexts(join(import.meta.dirname, '../../content'), { language });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { texts } = read;
  const clips = [
    ...texts.exercises.flatMap((exercise) => linesOf(exercise, texts.people)).map(({ name }) => name),
    ...texts.coaching.map(({ clip }) => clip),
  ];
  const look = { x: 0.1, y: 0.2, width: 0.3, height: 0.4, still: 'still.webp' };
  return {
    ...texts,
    filmedIn: 'en',
    game: texts.exercises.map((exercise) => ({ ...exercise, look })),
    media: Object.fromEntries(
      clips.map((clip) => [clip, { ...filmed(clip), ...(clip.endsWith('_0-other') && { look }) }]),
    ),
  };
}

function filmed(clip: string): Clip {
  return {
    scriptHash: '0'.repeat(64),
    fileHash: '0'.repeat(64),
    seconds: 12.5,
    bytes: 400_000,
    captions: `${clip}.vtt`,
    poster: `${clip}.webp`,
    transcript: { sounds: [], words: `Words of ${clip}`, picture: null },
  };
}
