import type { Game, GameExercise } from '#contract/game.ts';
import { saidIn } from '#contract/rules/said.ts';
import type { Huddle } from '#server/services/huddle.ts';
import type { Hands } from './hand-counts.ts';

/** What to do this week is taken from this many exercises of the topic. */
const thingsToDo = 2;
/** Long lists of sources would not fit on the page. */
const mostSources = 2;

type HuddleInput = Pick<Huddle, 'product' | 'topic' | 'facility' | 'paper' | 'safety'> & {
  game: Game;
  /** The exercises of the topic; the first is shown. */
  exercises: readonly number[];
  /** The first tries of all members together; null where they are not shown. */
  figures: { firstTries: number; overlooked: number } | null;
  /** What an aide counted; null where too few raised a hand. */
  hands: Hands | null;
};

/** Puts the page for a huddle into words, all of them from the content. Pure. */
export function buildHuddle({ game, exercises, figures, hands, ...huddle }: HuddleInput): Huddle {
  const lessons = exercises.flatMap((id) => game.exercises.filter(({ exercise_id }) => exercise_id === id));
  const shown = lessons[0];
  if (!shown) throw new Error('A topic has an exercise.');
  const { hint, why, why_not, main } = shown;
  const [right, wrong] = [true, false].map((isRight) =>
    main.options.find(({ id, is_selectable }) => is_selectable && (id === main.answer) === isRight),
  );
  const claims = main.options.filter(({ is_selectable }) => is_selectable);
  const scene = main.options.find(({ is_selectable }) => !is_selectable);
  return {
    ...huddle,
    figures: inWords(figures, hands),
    pictures: picturesOf(shown),
    ask: [
      `Show the first picture. ${scene ? saidIn(scene.character, scene) : ''} What do you notice?`,
      `Who is correct? ${claims.map(({ character, short }) => `${character}: “${short}”`).join(' ')}`,
      `If nobody sees it: ${hint}`,
    ],
    why: [`${right?.character} is correct: “${right?.short}” ${why}`, `“${wrong?.short}”? ${why_not}`],
    week: lessons.slice(0, thingsToDo).map((lesson) => lesson.try),
    sources: shown.sources.slice(0, mostSources).map(({ source, year }) => `${source}, ${year}`),
  };
}

/** Where all was in order, no second picture shows a safer way. */
function picturesOf({ state, look, reveal, description }: GameExercise): Huddle['pictures'] {
  const fileOf = (address: string) => new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
  return [
    ...(look ? [{ file: fileOf(look.still), words: 'Show this first.', alt: description.words }] : []),
    ...(state !== 'safe'
      ? [{ file: fileOf(reveal.safe_still), words: 'Then the safe way.', alt: 'The same scene, made safe.' }]
      : []),
  ];
}

/** One line on the page, which has no room for two. */
function inWords(figures: HuddleInput['figures'], hands: Hands | null): string | null {
  const right = hands && `${hands.right} of ${hands.raised} hands were right.`;
  if (!figures) return right && `When you played together, ${right}`;
  const missed = `In your facility, ${figures.overlooked} of ${figures.firstTries} first tries missed it`;
  return right ? `${missed}; ${right}` : `${missed}.`;
}
