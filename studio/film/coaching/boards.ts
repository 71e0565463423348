import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Guest, Item } from './board.ts';
import { instructionsBoard } from './instructions.ts';
import { disc, tick } from './pieces.ts';
import { saidAt } from './said.ts';
import { MIDDLE, SMALL_CARD } from './set.ts';
import { type Sign, sign } from './signs.ts';
import { broken, COLORS, panel, write } from './style.ts';

const PERSONAS: Speaker[] = ['Rosa', 'Walter', 'Mina'];
const TWO_STEPS: [string, string][] = [
  ['Tap the person', 'Tap a person'],
  ['tap Okay', 'Tap Okay'],
];

const FOUND: [Sign, string][] = [
  ['hazard', 'hazards'],
  ['see', 'see'],
  ['hear', 'hear'],
  ['feel', 'feel'],
  ['inside', 'hidden'],
  ['reminder', 'reminders'],
];
const NEXT_STEPS: [string, string][] = [
  ['Pick one', 'Pick one thing to change'],
  ['tell someone', 'Tell someone you trust'],
  ['Asking for help', 'Ask for help'],
];

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
    write(pen, ['Who is Correct?'], MIDDLE.x, MIDDLE.y - 190, { size: 52, bold: true });
  return { from: 0.2, to: seconds + 1, draw };
}

function lookAgain({ seconds }: Speech): Item[] {
  return [{ from: 0.2, to: seconds + 1, draw: (pen) => sign(pen, 'look', MIDDLE.x, MIDDLE.y - 30) }];
}

/** Numbered cards below each other: each appears with its phrase, and all disappear together. */
function steps({ words, seconds }: Speech, phrases: [string, string][], to = seconds + 1): Item[] {
  const top = MIDDLE.y - (phrases.length * 140 - 28) / 2;
  return phrases.map(([phrase, text], index) => ({
    from: saidAt(words, phrase) ?? to,
    to,
    draw: (pen) => {
      const y = top + index * 140;
      panel(pen, MIDDLE.x - 290, y, 580, 112);
      write(pen, [`${index + 1}`], MIDDLE.x - 246, y + 72, { size: 48, bold: true, color: COLORS.primary });
      write(pen, [text], MIDDLE.x - 200, y + 70, { size: 40, bold: true, align: 'left' });
    },
  }));
}

function finalBoard(speech: Speech): Item[] {
  const { words, seconds } = speech;
  const when = (phrase: string) => saidAt(words, phrase) ?? seconds;
  const [until, thanks] = [when('Pick one'), when('Rosa')];
  return [
    ...title(['The last exercise is done', 'You did it!'], { seconds: when('You looked') - 1 }),
    ...FOUND.map(([name, word], index): Item => {
      const [x, y] = [MIDDLE.x - 205 + (index % 3) * 205, MIDDLE.y - 150 + Math.floor(index / 3) * 255];
      return { from: when(word), to: until, draw: (pen) => sign(pen, name, x, y) };
    }),
    ...steps(speech, NEXT_STEPS, thanks),
  ];
}

/** The three who come to say goodbye, each when named. */
function farewell({ words, seconds }: Speech): Guest[] {
  return PERSONAS.map((who) => ({ who, from: saidAt(words, who) ?? seconds }));
}

/** The board beside the Presenter in a coaching clip, with its description for the transcript; null without a board. */
export function boardOf(clip: string, speech: Speech, part: PartTitle | null): Board | null {
  if (part) {
    const { number, title: name } = part;
    return { items: title([`Part ${number}`, name], speech), shows: `the words "Part ${number}, ${name}"` };
  }
  switch (clip) {
    case 'instructions':
      return instructionsBoard(speech);
    case 'final':
      return {
        items: finalBoard(speech),
        guests: farewell(speech),
        shows:
          'the words "You did it!"; signs for hazards, seeing, hearing, feeling, what is inside us and reminders; three next steps; then Rosa, Walter and Mina stand beside the Presenter',
      };
    case 'right-you-got-it':
      return {
        items: rightBadge('Right!', speech),
        card: SMALL_CARD,
        shows: 'a large tick and the word "Right!"',
      };
    case 'great-you-made-the-right-choice':
      return {
        items: rightBadge('Great!', speech),
        card: SMALL_CARD,
        shows: 'a large tick and the word "Great!"',
      };
    case 'sorry-that-is-not-the-right-answer-please-try-again':
      return { items: lookAgain(speech), card: SMALL_CARD, shows: 'an eye and the word "Look"' };
    case 'please-choose-the-best-answer-below':
      return {
        items: [whoIsCorrect(speech), ...steps(speech, TWO_STEPS)],
        shows: 'the question "Who is Correct?" and two steps: tap a person, tap Okay',
      };
    case 'welcome-back':
      return { items: title(['Good to see you', 'Welcome back'], speech), shows: 'the words "Welcome back"' };
    default: {
      const asked = PERSONAS.find((who) => clip === `why-did-you-choose-${who.toLowerCase()}-here`);
      return asked ? { items: face(asked, speech), card: SMALL_CARD, shows: `a portrait of ${asked}` } : null;
    }
  }
}
