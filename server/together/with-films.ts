import type { GameClip } from '#contract/game.ts';
import type { RoomExercise } from '#contract/together.ts';

type Exercise = RoomExercise['exercise'];
type Other = NonNullable<Exercise['other']>;

/** An exercise with its words in one language and the films of the game in another one: both have the same clips. Pure. */
export function withFilmsOf(words: RoomExercise, films: RoomExercise): RoomExercise {
  const { exercise, coaching } = words;
  const { main, other } = exercise;
  const filmed = films.exercise;
  const optionWith = (option: Exercise['main']['options'][number]) => {
    const film = filmed.main.options.find(({ id }) => id === option.id);
    return film ? clipWith(option, film) : option;
  };
  return {
    ...words,
    exercise: {
      ...exercise,
      reveal: revealWith(exercise.reveal, filmed.reveal),
      description: clipWith(exercise.description, filmed.description),
      other: other && filmed.other && otherWith(other, filmed.other),
      main: { ...main, options: main.options.map(optionWith) },
    },
    coaching: Object.fromEntries(
      Object.entries(coaching).map(([name, clip]) => [name, clipWith(clip, films.coaching[name] ?? clip)]),
    ),
  };
}

function clipWith<Clip extends GameClip>(words: Clip, film: GameClip): Clip {
  const { video_url, captions_url, poster_url, language, seconds, bytes } = film;
  return { ...words, video_url, captions_url, poster_url, language, seconds, bytes };
}

/** The still is read with the words. */
const revealWith = ({ safe_still }: Exercise['reveal'], film: Exercise['reveal']): Exercise['reveal'] => ({
  ...film,
  safe_still,
});

const otherWith = (words: Other, film: Other): Other => ({
  ...words,
  poster_url: film.poster_url,
  moment: words.moment && film.moment && clipWith(words.moment, film.moment),
  description: clipWith(words.description, film.description),
  reveal: revealWith(words.reveal, film.reveal),
});
