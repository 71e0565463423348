import { linesToFilm } from '#content/lines.ts';
import type { GameClip } from '#contract/game.ts';
import { saidIn } from '#contract/rules/said.ts';
import type { OpenedContent } from './open-content.ts';

export type ClipOf = (name: string) => GameClip;

/** Returns a function from the name of a clip to the clip as it is sent. It throws for one that is not filmed. */
export function clipsOf({ content, addressOf }: OpenedContent): ClipOf {
  const characters = new Map(linesToFilm(content).map(({ name, character }) => [name, character]));
  return (name) => {
    const clip = content.media[name];
    if (!clip) throw new Error(`The film ${name} is not in the manifest`);
    const { sounds, words, picture } = clip.transcript;
    const said = saidIn(characters.get(name) ?? '', clip.transcript);
    return {
      video_url: addressOf(`${name}.mp4`),
      captions_url: addressOf(clip.captions),
      poster_url: addressOf(clip.poster),
      transcript: picture === null ? said : `${said} [Picture: ${picture}]`,
      sounds,
      words,
      picture,
      seconds: clip.seconds,
      bytes: clip.bytes,
    };
  };
}
