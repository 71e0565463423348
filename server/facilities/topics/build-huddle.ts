import type { Game, GameExercise } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { saidIn } from '#contract/rules/said.ts';
import type { Huddle } from '#server/services/huddle.ts';
import { en } from '../texts/huddle.en.ts';
import { es } from '../texts/huddle.es.ts';
import type { Hands } from './hand-counts.ts';

export const huddleTexts = { en, es };

type Words = (typeof huddleTexts)[Language];

/** What to do this week is taken from this many exercises of the topic. */
const thingsToDo = 2;
/** Long lists of sources would not fit on the page. */
const mostSources = 2;

type HuddleInput = Pick<Huddle, 'language' | 'product' | 'topic' | 'facility' | 'paper' | 'safety'> & {
  /** In that language. */
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
  const words = huddleTexts[huddle.language];
  const { hint, why, why_not, main } = shown;
  const [right, wrong] = [true, false].map((isRight) =>
    main.options.find(({ id, is_selectable }) => is_selectable && (id === main.answer) === isRight),
  );
  const claims = main.options.filter(({ is_selectable }) => is_selectable);
  const scene = main.options.find(({ is_selectable }) => !is_selectable);
  return {
    ...huddle,
    figures: inWords(words, figures, hands),
    pictures: picturesOf(words, shown),
    ask: [
      words.show({ scene: scene ? saidIn(scene.character, scene) : '' }),
      words.whoIsCorrect({
        claims: claims.map(({ character, short }) => `${character}: “${short}”`).join(' '),
      }),
      words.ifNobody({ hint }),
    ],
    why: [
      words.why({ name: right?.character ?? '', claim: right?.short ?? '', why }),
      words.whyNot({ claim: wrong?.short ?? '', whyNot: why_not }),
    ],
    week: lessons.slice(0, thingsToDo).map((lesson) => lesson.try),
    sources: shown.sources.slice(0, mostSources).map(({ source, year }) => `${source}, ${year}`),
  };
}

/** Where all was in order, no second picture shows a safer way. */
function picturesOf(words: Words, { state, look, reveal, description }: GameExercise): Huddle['pictures'] {
  const fileOf = (address: string) => new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
  return [
    ...(look ? [{ file: fileOf(look.still), words: words.showFirst, alt: description.words }] : []),
    ...(state !== 'safe'
      ? [{ file: fileOf(reveal.safe_still), words: words.thenSafe, alt: words.madeSafe }]
      : []),
  ];
}

/** One line on the page, which has no room for two. */
function inWords(words: Words, figures: HuddleInput['figures'], hands: Hands | null): string | null {
  const raised = hands && { right: hands.right, of: hands.raised };
  if (!figures) return raised && words.hands(raised);
  const missed = { missed: figures.overlooked, of: figures.firstTries };
  return raised
    ? words.missedAndHands({ ...missed, right: raised.right, raised: raised.of })
    : words.missed(missed);
}
