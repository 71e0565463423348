import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Guest, Item } from './board.ts';
import { instructionsBoard } from './instructions.ts';
import { disc, tick } from './pieces.ts';
import { saidAt } from './said.ts';
import { MIDDLE, SMALL_CARD } from './set.ts';
import { sign } from './signs.ts';
import { broken, COLORS, panel, write } from './style.ts';
import { coachingWords } from './words.ts';

const PERSONAS: Speaker[] = ['Rosa', 'Walter', 'Mina'];
const FOUND = ['hazard', 'see', 'hear', 'feel', 'inside', 'reminder'] as const;

/** A clip's number and title, for the openings of the parts. */
export type PartTitle = { number: number; title: string };

/** A large title with a small line above it, from the start of the clip. */
function title([above, text]: [string, string], { seconds }: Pick<Speech, 'seconds'>): Item[] {
  const draw: Item['draw'] = (pen) => {
    const lines = broken(pen, text, 540, { size: 60, bold: true });
    const top = MIDDLE.y - (lines.length * 78 + 40) / 2 + 20;
    write(pen, [above], MIDDLE.x, top, { size: 42, color: COLORS.primary, bold: true });
    write(pen, lines, MIDDLE.x, top + 84, { size: 60, bold: true });
  };
  return [{ from: 0.2, to: seconds + 1, draw }];
}

function face(who: Speaker, speech: Speech): Item[] {
  const from = saidAt(speech.words, who) ?? 0.3;
  return [{ from, to: speech.seconds + 1, draw: (pen) => disc(pen, who, MIDDLE.x, MIDDLE.y - 30, 180) }];
}

function rightBadge(word: string, { seconds }: Speech): Item[] {
  const draw: Item['draw'] = (pen) => {
    tick(pen, MIDDLE.x, MIDDLE.y - 50, 130, COLORS.good);
    write(pen, [word], MIDDLE.x, MIDDLE.y + 170, { size: 60, bold: true, color: COLORS.good });
  };
  return [{ from: 0.2, to: seconds + 1, draw }];
}

function whoIsCorrect({ seconds }: Speech): Item {
  const draw: Item['draw'] = (pen) =>
    write(pen, [coachingWords().question], MIDDLE.x, MIDDLE.y - 190, { size: 52, bold: true });
  return { from: 0.2, to: seconds + 1, draw };
}

function lookAgain({ seconds }: Speech): Item[] {
  return [{ from: 0.2, to: seconds + 1, draw: (pen) => sign(pen, 'look', MIDDLE.x, MIDDLE.y - 30) }];
}

/** Numbered cards below each other: each appears with its phrase, and all disappear together. */
function steps(
  { words, seconds }: Speech,
  phrases: readonly { said: string; shown: string }[],
  to = seconds + 1,
): Item[] {
  const top = MIDDLE.y - (phrases.length * 140 - 28) / 2;
  return phrases.map(({ said, shown }, index) => ({
    from: saidAt(words, said) ?? to,
    to,
    draw: (pen) => {
      const y = top + index * 140;
      panel(pen, MIDDLE.x - 290, y, 580, 112);
      write(pen, [`${index + 1}`], MIDDLE.x - 246, y + 72, { size: 48, bold: true, color: COLORS.primary });
      write(pen, [shown], MIDDLE.x - 200, y + 70, { size: 40, bold: true, align: 'left' });
    },
  }));
}

function finalBoard(speech: Speech): Item[] {
  const { words, seconds } = speech;
  const when = (phrase = '') => saidAt(words, phrase) ?? seconds;
  const { final } = coachingWords();
  const [until, thanks] = [when(final.steps[0]?.said), when('Rosa')];
  return [
    ...title(final.title, { seconds: when(final.looked) - 1 }),
    ...FOUND.map((name, index): Item => {
      const [x, y] = [MIDDLE.x - 205 + (index % 3) * 205, MIDDLE.y - 150 + Math.floor(index / 3) * 255];
      return { from: when(final.found[name]), to: until, draw: (pen) => sign(pen, name, x, y) };
    }),
    ...steps(speech, final.steps, thanks),
  ];
}

/** The three who come to say goodbye, each when named. */
function farewell({ words, seconds }: Speech): Guest[] {
  return PERSONAS.map((who) => ({ who, from: saidAt(words, who) ?? seconds }));
}

/** The board beside the Presenter in a coaching clip, with its description for the transcript; null without a board. */
export function boardOf(clip: string, speech: Speech, part: PartTitle | null): Board | null {
  const words = coachingWords();
  if (part) {
    const { above, shows } = words.part(part.number, part.title);
    return { items: title([above, part.title], speech), shows };
  }
  switch (clip) {
    case 'instructions':
      return instructionsBoard(speech);
    case 'final':
      return { items: finalBoard(speech), guests: farewell(speech), shows: words.final.shows };
    case 'right-you-got-it':
      return {
        items: rightBadge(words.right.shown, speech),
        card: SMALL_CARD,
        shows: words.right.shows,
      };
    case 'great-you-made-the-right-choice':
      return {
        items: rightBadge(words.great.shown, speech),
        card: SMALL_CARD,
        shows: words.great.shows,
      };
    case 'sorry-that-is-not-the-right-answer-please-try-again':
      return { items: lookAgain(speech), card: SMALL_CARD, shows: words.lookAgain };
    case 'please-choose-the-best-answer-below':
      return {
        items: [whoIsCorrect(speech), ...steps(speech, words.choose.steps)],
        shows: words.choose.shows,
      };
    case 'welcome-back':
      return { items: title(words.welcome.title, speech), shows: words.welcome.shows };
    default: {
      const asked = PERSONAS.find((who) => clip === `why-did-you-choose-${who.toLowerCase()}-here`);
      return asked ? { items: face(asked, speech), card: SMALL_CARD, shows: words.portrait(asked) } : null;
    }
  }
}
