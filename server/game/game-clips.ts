import type { Language } from '#content/languages.ts';
import { descriptionOf, hasStates, linesToFilm, otherState } from '#content/lines.ts';
import type { Content } from '#content/load.ts';
import { filmFile, optionClip, otherSceneClip } from '#content/names.ts';
import type { GameClip } from '#contract/game.ts';
import { saidIn } from '#contract/rules/said.ts';
import type { OpenedContent } from './open-content.ts';

export type ClipOf = (name: string) => GameClip;
type Transcript = Pick<GameClip, 'sounds' | 'words' | 'picture'>;

const PICTURE: Record<Language, string> = { en: 'Picture', es: 'Imagen' };

/** Returns a function from the name of a clip to the clip as it is sent. It throws for one that is not filmed. */
export function clipsOf({ content, addressOf }: Pick<OpenedContent, 'content' | 'addressOf'>): ClipOf {
  const { language, media, filmedIn } = content;
  const characters = new Map(linesToFilm(content).map(({ name, character }) => [name, character]));
  const translated = language === filmedIn ? null : translatedOf(content);
  return (name) => {
    const clip = media[name];
    if (!clip) throw new Error(`The film ${name} is not in the manifest`);
    const { sounds, words, picture }: Transcript = translated?.get(name) ?? clip.transcript;
    const said = saidIn(characters.get(name) ?? '', { sounds, words });
    return {
      video_url: addressOf(filmFile(`${name}.mp4`, filmedIn)),
      captions_url: addressOf(clip.captions),
      poster_url: addressOf(clip.poster),
      language: filmedIn,
      transcript: picture === null ? said : `${said} [${PICTURE[language]}: ${picture}]`,
      sounds,
      words,
      picture,
      seconds: clip.seconds,
      bytes: clip.bytes,
    };
  };
}

/**
 * What the films say, in a language in which nothing is filmed: the lines as they are written. What sounds besides them,
 * and what a board between the exercises shows, is known of films alone.
 */
function translatedOf(content: Content): Map<string, Transcript> {
  const pictures = new Map(content.exercises.flatMap(picturesOf));
  return new Map(
    linesToFilm(content).map(({ name, script }) => [
      name,
      { sounds: [], words: script.trim(), picture: pictures.get(name) ?? null },
    ]),
  );
}

/** What the clips of an exercise show; the descriptions and the reasons say it themselves. */
function picturesOf(exercise: Content['exercises'][number]): [string, string][] {
  const { exercise_id: id, main } = exercise;
  const other: [string, string][] = hasStates(exercise)
    ? [[otherSceneClip(id), exercise.states[otherState(exercise)].visible]]
    : [];
  return [
    ...main.options.map((option): [string, string] => [optionClip(id, option.id), descriptionOf(exercise)]),
    ...other,
  ];
}
