import { checkFiles } from './checks/files.ts';
import type { Fault } from './faults.ts';
import { type Look, type Manifest, manifestSchema } from './film-schema.ts';
import { FILMED, FILMED_IN } from './filmed.ts';
import type { Texts } from './joined.ts';
import { type Language, SOURCE, type Translation, translations } from './languages.ts';
import { linesToFilm } from './lines.ts';
import { filmFile, optionClip, safeStill } from './names.ts';
import { readFile } from './read.ts';
import { readTexts } from './texts.ts';

/** The whole content in one language, frozen: the texts, their films, and the exercises of the game. */
export type Content = Readonly<
  Texts & {
    /** Exercises 1 to `FILMED`, in order; `look` is where in the picture the hazard or signal is. */
    game: (Texts['exercises'][number] & { look: Look | undefined })[];
    /** Clip name (without .mp4) -> captions, poster, transcript and so on. */
    media: Manifest;
    /** The language of these films. */
    filmedIn: Language;
  }
>;

export type LoadedContent =
  | { ok: true; content: Content; translations: Readonly<Record<Translation, Content>> }
  | { ok: false; faults: Fault[] };

/**
 * Loads a content folder in every language and checks its structure and files, as at server start. `npm run content check`
 * checks the wording. Does not throw: faults name file, field and reason. @param filmedIn the languages that are filmed
 */
export function loadContent(folder: string, filmedIn: readonly Language[] = FILMED_IN): LoadedContent {
  const read = readTexts(folder);
  if (!read.ok) return read;
  const filmed = loadMedia(folder, read.texts);
  if (!filmed.ok) return filmed;
  const others = {} as Record<Translation, Content>;
  for (const language of translations) {
    const translated = readTexts(folder, { language, source: read.texts });
    if (!translated.ok) return translated;
    const isFilmed = filmedIn.includes(language);
    const spoken = isFilmed ? loadMedia(folder, translated.texts) : filmed;
    if (!spoken.ok) return spoken;
    const films = { media: spoken.media, filmedIn: isFilmed ? language : SOURCE };
    others[language] = contentOf(translated.texts, films);
  }
  const content = contentOf(read.texts, { media: filmed.media, filmedIn: SOURCE });
  return { ok: true, content, translations: others };
}

/** The texts of a language with the films that come with them. */
function contentOf(texts: Texts, { media, filmedIn }: Pick<Content, 'media' | 'filmedIn'>): Content {
  const game = texts.exercises
    .filter((exercise) => exercise.exercise_id <= FILMED)
    .map((exercise) => ({ ...exercise, look: lookOf(exercise, media) }));
  return deepFreeze({ ...texts, game, media, filmedIn });
}

/** Reads the manifest of the films in the language of texts, and checks that everything these need is filmed and there. */
export function loadMedia(
  folder: string,
  texts: Texts,
): { ok: true; media: Manifest } | { ok: false; faults: Fault[] } {
  const faults: Fault[] = [];
  const { language } = texts;
  const media = readFile(folder, `media/${filmFile('manifest.json', language)}`, manifestSchema, faults);
  if (!media) return { ok: false, faults };
  const clips = linesToFilm(texts).map((line) => line.name);
  const safeStills = texts.exercises.map(({ exercise_id }) => filmFile(safeStill(exercise_id), language));
  faults.push(...checkFiles(folder, { clips, safeStills, language }, media, texts.people));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, media };
}

function lookOf({ exercise_id, main }: Texts['exercises'][number], media: Manifest): Look | undefined {
  return main.options
    .map(({ id }) => media[optionClip(exercise_id, id)]?.look)
    .find((look) => look !== undefined);
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner);
  }
  return Object.freeze(value);
}
