import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { lettering } from '#studio/canvas/lettering.ts';
import { frameHeight, frameWidth, type Pen } from '#studio/canvas/pen.ts';
import { worded } from '#studio/language.ts';
import type { Act, ExerciseFilm } from '#studio/scenes/exercise-film.ts';
import type { Still } from '#studio/scenes/scene.ts';
import { eased } from '../frames.ts';
import { aim, momentsOf } from '../painter.ts';
import type { Line } from './exercise-takes.ts';
import type { Filmed, Take } from './take.ts';

/** Seconds that the small picture of the other state is seen, and for how long the picture is free again at the end. */
const NOTE = { seen: 3, free: 0.6, fades: 0.3 };
/** The small picture in the lower right corner: its width and its distance from the edges, in pixels. */
const CARD = { width: 470, edge: 34, frame: 8, words: 86 };

type Timed = Act & { from: number; seconds: number };

/**
 * The reason in one state: the Presenter, out of sight, says why, while the acts follow each other. After a course film
 * with all in order the other state is shown small, with what is right there.
 * @throws Error when the acts are longer than the words, or not one of them is left to take the rest
 */
export function tellingTake(film: ExerciseFilm, state: 'scene' | 'safe', line: Line, advice?: string): Take {
  const { clip, speech } = line;
  const acts = timed(film, state, speech.seconds);
  const note = advice ? noted(film.states.scene.look, line, advice) : null;
  return {
    name: clip,
    speech,
    beats: acts.map(({ from, seconds }) => ({ from, seconds })),
    view: (at) => {
      const { picture, camera } = acts.findLast(({ from }) => at >= from) ?? (acts[0] as Timed);
      return { camera, picture: note ? note(picture) : picture, speaker: null };
    },
  };
}

/** The acts of a reason with their times. */
export function timed(
  { exerciseId, reasons }: ExerciseFilm,
  state: 'scene' | 'safe',
  length: number,
): Timed[] {
  const acts = reasons[state] ?? [];
  const open = acts.filter(({ seconds }) => seconds === undefined);
  const left = length - acts.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  if (open.length !== 1 || left < SHORTEST_REST)
    throw new Error(
      `exercise ${exerciseId}, reasons.${state}: one act must be without seconds, and ${left.toFixed(1)} s are left for it; at least ${SHORTEST_REST}`,
    );
  let from = 0;
  return acts.map((act) => {
    const one = { ...act, from, seconds: act.seconds ?? left };
    from += one.seconds;
    return one;
  });
}

/** Whatever takes the rest must be seen, too. */
const SHORTEST_REST = 1.5;

/** Puts the small picture over whatever is shown while it is its time; each picture is wrapped once. */
function noted(still: Still, { clip, speech }: Line, advice: string): (picture: Filmed) => Filmed {
  const to = speech.seconds - NOTE.free;
  const wrapped = new Map<Filmed, Filmed>();
  let card: Canvas | undefined;
  const wrap = (picture: Filmed): Filmed => ({
    drawBackground: picture.drawBackground,
    drawAction: (pen, moment) => {
      pen.save();
      picture.drawAction(pen, moment);
      pen.restore();
      const { seconds: at } = moment;
      const shown =
        eased((at - to + NOTE.seen) / NOTE.fades) * (1 - eased((at - to + NOTE.fades) / NOTE.fades));
      if (shown <= 0) return;
      card ??= drawCard(still, momentsOf({ name: clip, speech })(0, null), advice);
      pen.resetTransform();
      pen.globalAlpha = shown;
      pen.drawImage(card, frameWidth - CARD.edge - card.width, frameHeight - CARD.edge - card.height);
    },
  });
  return (picture) => {
    const known = wrapped.get(picture) ?? wrap(picture);
    wrapped.set(picture, known);
    return known;
  };
}

/** The other state as a card: "If you see this", the picture, and what is right then. */
function drawCard(
  { picture, camera }: Still,
  moment: Parameters<Filmed['drawAction']>[1],
  advice: string,
): Canvas {
  const small = createCanvas(frameWidth, frameHeight);
  const inside: Pen = small.getContext('2d');
  aim(inside, camera);
  picture.drawBackground(inside);
  picture.drawAction(inside, moment);
  const height = (CARD.width * frameHeight) / frameWidth;
  const card = createCanvas(CARD.width + 2 * CARD.frame, height + CARD.words + 2 * CARD.frame);
  const pen = card.getContext('2d');
  pen.fillStyle = '#fffdf8';
  pen.beginPath();
  pen.roundRect(0, 0, card.width, card.height, 18);
  pen.fill();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, CARD.frame, CARD.words + CARD.frame, CARD.width, height);
  lettering(
    pen,
    worded({ en: 'If you see this:', es: 'Si usted ve esto:' }),
    { x: card.width / 2, y: 30 },
    30,
    '#2f5d73',
  );
  lettering(pen, advice, { x: card.width / 2, y: 68 }, 26, '#1d2b33', 500);
  return card;
}
