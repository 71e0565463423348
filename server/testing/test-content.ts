import { join } from 'node:path';
import type { Clip } from '#content/film-schema.ts';
import { type Language, SOURCE, translations } from '#content/languages.ts';
import { linesOf } from '#content/lines.ts';
import type { Content } from '#content/load.ts';
import { exerciseName, filmFile } from '#content/names.ts';
import { readTexts } from '#content/texts.ts';
import { mediaAddress, type OpenedContent } from '#server/game/open-content.ts';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

/** The texts of all exercises as they are written, as if each had its clips: tests do not depend on which clips exist. */
export const testContent: OpenedContent = openTexts((language) => language);

/** The same with English films alone, as they are under a language that is not spoken yet. */
export const withEnglishFilms: OpenedContent = openTexts(() => SOURCE);

function openTexts(filmedIn: (language: Language) => Language): OpenedContent {
  return {
    content: contentIn(SOURCE, SOURCE),
    translations: Object.fromEntries(
      translations.map((language) => [language, contentIn(language, filmedIn(language))]),
    ) as OpenedContent['translations'],
    addressOf: (file) => mediaAddress(file, '0123456789'),
  };
}

function contentIn(language: Language, filmedIn: Language): Content {
  const read = readTexts(join(import.meta.dirname, '../../content'), { language });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { texts } = read;
  const clips = [
    ...texts.exercises.flatMap((exercise) => linesOf(exercise, texts.people)).map(({ name }) => name),
    ...texts.coaching.map(({ clip }) => clip),
  ];
  const inFilm = (file: string) => filmFile(file, filmedIn);
  const lookOf = (still: string) => ({ ...box, still: inFilm(`${still}.jpg`) });
  return {
    ...texts,
    filmedIn,
    game: texts.exercises.map((exercise) => ({
      ...exercise,
      look: lookOf(`${exerciseName(exercise.exercise_id)}-look`),
    })),
    media: Object.fromEntries(
      clips.map((clip) => [
        clip,
        {
          ...filmed(clip, inFilm),
          ...(clip.endsWith('_0-other') && { look: lookOf(clip.replace('_0', '-look')) }),
        },
      ]),
    ),
  };
}

function filmed(clip: string, inFilm: (file: string) => string): Clip {
  return {
    scriptHash: '0'.repeat(64),
    fileHash: '0'.repeat(64),
    seconds: 12.5,
    bytes: 400_000,
    captions: inFilm(`${clip}.vtt`),
    poster: inFilm(`${clip}.webp`),
    transcript: { sounds: [], words: `“${clip}”`, picture: null },
  };
}
