import { drawCloseUp } from '#studio/people/close-up.ts';
import { wide } from '#studio/scenes/camera.ts';
import type { Speech } from '#studio/speech/speech.ts';
import { drawBoard } from '../coaching/board.ts';
import { boardOf, type PartTitle } from '../coaching/boards.ts';
import { drawSet } from '../coaching/set.ts';
import { type Part, perform } from './director.ts';
import { coach } from './parts.ts';
import type { Filmed, Take } from './take.ts';

type Line = { clip: string; speech: Speech; part: PartTitle | null };

/** The Presenter stands further to the right than in an exercise, in pixels, and makes room for the board. */
const ASIDE = 130;
/** Where his eyes go when something appears: towards the board, in the pixels of the unmoved close-up. */
const GLANCE = { x: 700, y: 330 };

/** A coaching clip: the Presenter speaks to the viewer, and a board shows what he speaks about. */
export function coachingTake({ clip, speech, part }: Line): { take: Take; pictured: string } {
  const board = boardOf(clip, speech, part);
  const items = board?.items ?? [];
  const showing: Part = (sentence) => {
    const shown = items.some(({ from }) => from >= sentence.start && from < sentence.end);
    return shown ? { expression: 'warm', gesture: 'beat', look: 'glance' } : coach(sentence);
  };
  const performance = perform(speech, showing, clip);
  const picture: Filmed = {
    drawBackground: drawSet,
    drawAction: (pen, { seconds, speaker, idle }) => {
      pen.save();
      pen.translate(ASIDE, 0);
      drawCloseUp(pen, 'Presenter', speaker ?? idle('Presenter'), 'right', GLANCE);
      pen.restore();
      drawBoard(pen, items, seconds);
    },
  };
  return {
    take: { name: clip, speech, view: (at) => ({ camera: wide, picture, speaker: performance(at) }) },
    pictured: `The Presenter speaks to you.${board ? ` Beside the Presenter: ${board.shows}.` : ''}`,
  };
}
