import { createCanvas } from '@napi-rs/canvas';
import { frameHeight, frameWidth, type Pen } from '#studio/canvas/pen.ts';
import { feeling } from '#studio/people/attending.ts';
import { drawCloseUp } from '#studio/people/close-up.ts';
import { wide } from '#studio/scenes/camera.ts';
import type { Moment } from '#studio/scenes/scene.ts';
import type { Speech } from '#studio/speech/speech.ts';
import { drawBoard, type Guest } from '../coaching/board.ts';
import { boardOf, type PartTitle } from '../coaching/boards.ts';
import { drawSet } from '../coaching/set.ts';
import { coachingWords } from '../coaching/words.ts';
import { eased } from '../frames.ts';
import { type Part, perform } from './director.ts';
import { coach } from './parts.ts';
import type { Filmed, Take } from './take.ts';

type Line = { clip: string; speech: Speech; part: PartTitle | null };

/** The Presenter stands further to the right than in an exercise, in pixels, and makes room for the board. */
const ASIDE = 130;
/** Where his eyes go when something appears: towards the board, in the pixels of the unmoved close-up. */
const GLANCE = { x: 700, y: 330 };

/** People beside the Presenter stand further back: so much smaller, this far apart, in pixels. */
const GUEST = { size: 0.66, first: 150, apart: 210, step: 70, seconds: 0.9 };

/** Somebody who steps into the room beside the Presenter, smiling. */
function drawGuest(
  pen: Pen,
  { who, from }: Guest,
  index: number,
  { seconds, idle }: Pick<Moment, 'seconds' | 'idle'>,
): void {
  const come = eased((seconds - from + GUEST.seconds / 2) / GUEST.seconds);
  if (come <= 0) return;
  const layer = createCanvas(frameWidth, frameHeight);
  const own = layer.getContext('2d');
  own.translate(GUEST.first + index * GUEST.apart - (1 - come) * GUEST.step, frameHeight);
  own.scale(GUEST.size, GUEST.size);
  own.translate(-400, -frameHeight);
  drawCloseUp(own, who, feeling(idle(who), 'warm'), 'left', { x: 900, y: 300 });
  pen.save();
  pen.globalAlpha = come;
  pen.drawImage(layer, 0, 0);
  pen.restore();
}

/** The Presenter himself, to the right of the board. */
function drawPresenter(pen: Pen, { speaker, idle }: Pick<Moment, 'speaker' | 'idle'>): void {
  pen.save();
  pen.translate(ASIDE, 0);
  drawCloseUp(pen, 'Presenter', speaker ?? idle('Presenter'), 'right', GLANCE);
  pen.restore();
}

/** The silent Presenter before he speaks: one still for all coaching clips, whatever is said and shown in them. */
export function coachingPoster(): Take {
  const picture: Filmed = { drawBackground: drawSet, drawAction: drawPresenter };
  const speech: Speech = { pcm: new Int16Array(), phones: [], words: [], seconds: 0 };
  return { name: 'coaching', speech, still: true, view: () => ({ camera: wide, picture, speaker: null }) };
}

/** A coaching clip: the Presenter speaks to the viewer in a room, and a card shows what he speaks about. */
export function coachingTake({ clip, speech, part }: Line): { take: Take; pictured: string } {
  const board = boardOf(clip, speech, part);
  const { presenter } = coachingWords();
  const items = board?.items ?? [];
  const guests = board?.guests ?? [];
  const speaking = coach(clip);
  const showing: Part = (sentence) => {
    const shown = items.some(({ from }) => from >= sentence.start && from < sentence.end);
    const cue = speaking(sentence);
    // The hand stays beside the card: an arm held out would hide its words.
    return shown ? { ...cue, gesture: 'beat', look: 'glance' } : cue;
  };
  const performance = perform(speech, showing, clip);
  const picture: Filmed = {
    drawBackground: drawSet,
    drawAction: (pen, { seconds, speaker, idle }) => {
      for (const [index, guest] of guests.entries()) drawGuest(pen, guest, index, { seconds, idle });
      // His hand lies before the card that he shows.
      if (board) drawBoard(pen, board, seconds);
      drawPresenter(pen, { speaker, idle });
    },
  };
  return {
    take: { name: clip, speech, view: (at) => ({ camera: wide, picture, speaker: performance(at) }) },
    pictured: board ? presenter.beside(board.shows) : presenter.alone,
  };
}
