import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Item } from './board.ts';
import { instructionsBoard } from './instructions.ts';
import { disc, tick } from './pieces.ts';
import { saidAt } from './said.ts';
import { type Sign, sign } from './signs.ts';
import { broken, COLORS, panel, write } from './style.ts';

/** The middle of the free half of the frame, in pixels. */
export const BOARD = { x: 390, y: 340 };

const PERSONAS: Speaker[] = ['Rosa', 'Walter', 'Mina'];
const TWO_STEPS: [string, string][] = [
  ['Tap the person', 'Tap a person'],
  ['tap Okay', 'Tap Okay'],
];

/** A clip's number and title, for the openings of the parts. */
export type PartTitle = { number: number; title: string };

function partTitle({ number, title }: PartTitle, speech: Speech): Item[] {
  const draw: Item['draw'] = (pen) => {
    const lines = broken(pen, title, 520, { size: 58, bold: true });
    const height = 170 + lines.length * 76;
    const top = BOARD.y - height / 2;
    panel(pen, BOARD.x - 310, top, 620, height);
    write(pen, [`Part ${number}`], BOARD.x, top + 78, { size: 40, color: COLORS.primary, bold: true });
    write(pen, lines, BOARD.x, top + 156, { size: 58, bold: true });
  };
  return [{ from: 0.2, to: speech.seconds + 1, draw }];
}

function face(who: Speaker, speech: Speech): Item[] {
  const from = saidAt(speech.words, who) ?? 0.3;
  return [{ from, to: speech.seconds + 1, draw: (pen) => disc(pen, who, BOARD.x, BOARD.y - 30, 170) }];
}

function rightBadge(speech: Speech): Item[] {
  return [
    { from: 0.2, to: speech.seconds + 1, draw: (pen) => tick(pen, BOARD.x, BOARD.y, 130, COLORS.good) },
  ];
}

function lookAgain(speech: Speech, phrase: string): Item[] {
  const from = saidAt(speech.words, phrase) ?? 0.3;
  return [{ from, to: speech.seconds + 1, draw: (pen) => sign(pen, 'see', BOARD.x, BOARD.y - 30) }];
}

function steps(speech: Speech, phrases: [string, string][]): Item[] {
  return phrases.map(([phrase, text], index) => ({
    from: saidAt(speech.words, phrase) ?? 0.3,
    to: speech.seconds + 1,
    draw: (pen) => {
      const y = BOARD.y - 130 + index * 140;
      panel(pen, BOARD.x - 300, y, 600, 112);
      write(pen, [`${index + 1}`], BOARD.x - 246, y + 72, { size: 48, bold: true, color: COLORS.primary });
      write(pen, [text], BOARD.x - 200, y + 70, { size: 40, bold: true, align: 'left' });
    },
  }));
}

function finalBoard(speech: Speech): Item[] {
  const { words, seconds } = speech;
  const until = saidAt(words, 'Pick one') ?? seconds;
  const signs: [Sign, string][] = [
    ['hazard', 'hazards'],
    ['see', 'see'],
    ['hear', 'hear'],
    ['feel', 'feel'],
    ['inside', 'hidden'],
    ['reminder', 'reminders'],
  ];
  return [
    ...signs.map(([name, word], index): Item => {
      const [x, y] = [BOARD.x - 220 + (index % 3) * 220, BOARD.y - 150 + Math.floor(index / 3) * 250];
      return { from: saidAt(words, word) ?? until, to: until, draw: (pen) => sign(pen, name, x, y) };
    }),
    ...PERSONAS.map((who, index): Item => {
      const x = BOARD.x - 220 + index * 220;
      return {
        from: saidAt(words, who) ?? seconds,
        to: seconds + 1,
        draw: (pen) => disc(pen, who, x, BOARD.y - 30, 96),
      };
    }),
  ];
}

/** What is shown beside the Presenter in a coaching clip, and in words for the transcript; null where nothing is. */
export function boardOf(clip: string, speech: Speech, part: PartTitle | null): Board | null {
  if (part)
    return { items: partTitle(part, speech), shows: `the words "Part ${part.number}, ${part.title}"` };
  switch (clip) {
    case 'instructions':
      return instructionsBoard(speech);
    case 'final':
      return {
        items: finalBoard(speech),
        shows:
          'signs for hazards, seeing, hearing, feeling, what is inside us and reminders, then Rosa, Walter and Mina',
      };
    case 'right-you-got-it':
    case 'great-you-made-the-right-choice':
      return { items: rightBadge(speech), shows: 'a large tick' };
    case 'sorry-that-is-not-the-right-answer-please-try-again':
      return { items: lookAgain(speech, 'another look'), shows: 'the sign for seeing' };
    case 'please-choose-the-best-answer-below':
      return { items: steps(speech, TWO_STEPS), shows: 'two steps: tap a person, tap Okay' };
    default: {
      const asked = PERSONAS.find((who) => clip === `why-did-you-choose-${who.toLowerCase()}-here`);
      return asked ? { items: face(asked, speech), shows: `a portrait of ${asked}` } : null;
    }
  }
}
