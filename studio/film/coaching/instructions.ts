import type { Pen } from '../../canvas/pen.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Item } from './board.ts';
import { answer, button, disc, finger } from './pieces.ts';
import { saidAt } from './said.ts';
import { BOARD, MIDDLE } from './set.ts';
import { type Sign, sign } from './signs.ts';
import { broken, panel, write } from './style.ts';

const LEFT = BOARD.x + 44;
const WIDTH = BOARD.width - 88;

function opening(when: (phrase: string) => number): Item[] {
  const draw = (pen: Pen) =>
    write(pen, ['How to play', 'the game'], MIDDLE.x, MIDDLE.y - 10, { size: 62, bold: true });
  return [{ from: 0.2, to: when('Meet'), draw }];
}

function people(when: (phrase: string) => number): Item[] {
  const faces = (from: (who: Speaker) => number, to: number) =>
    (['Rosa', 'Walter', 'Mina'] as Speaker[]).map((who, index) => ({
      from: from(who),
      to,
      draw: (pen: Pen) => disc(pen, who, MIDDLE.x - 205 + index * 205, MIDDLE.y - 30, 92),
    }));
  return [...faces(when, when('In each exercise')), ...faces(() => when('Ready'), Infinity)];
}

function lookAndListen(when: (phrase: string) => number): Item[] {
  const to = when('You can see');
  return [
    { from: when('look'), to, draw: (pen) => sign(pen, 'look', MIDDLE.x - 130, MIDDLE.y - 30) },
    { from: when('listen'), to, draw: (pen) => sign(pen, 'listen', MIDDLE.x + 130, MIDDLE.y - 30) },
  ];
}

function signals(when: (phrase: string) => number): Item[] {
  const to = when('Next');
  const shown: [Sign, string][] = [
    ['see', 'see some'],
    ['hear', 'hear some'],
    ['feel', 'feel some'],
    ['inside', 'hidden inside'],
  ];
  return shown.map(([name, phrase], index) => ({
    from: when(phrase),
    to,
    draw: (pen) => sign(pen, name, MIDDLE.x - 130 + (index % 2) * 260, 200 + Math.floor(index / 2) * 265),
  }));
}

function answerCard(when: (phrase: string) => number): Item[] {
  const [chosen, pressed] = [when('the person'), when('Okay')];
  const draw = (pen: Pen, at: number) => {
    write(pen, ['Who is Correct?'], MIDDLE.x, 150, { size: 50, bold: true });
    answer(pen, 'Walter', MIDDLE.x - 250, 184, false);
    answer(pen, 'Mina', MIDDLE.x + 20, 184, at >= chosen);
    if (at >= chosen && at < chosen + 0.9) finger(pen, MIDDLE.x + 216, 400);
    button(
      pen,
      { text: 'Okay', filled: true, pressed: at >= pressed && at < pressed + 0.9 },
      LEFT + 60,
      500,
      WIDTH - 120,
    );
  };
  return [{ from: when('two people'), to: when('Tap Repeat'), draw }];
}

function controls(when: (phrase: string) => number): Item[] {
  const to = when('There is no rush');
  const shown = [
    { phrase: 'Repeat', text: 'Repeat', x: LEFT, y: 230, width: 275 },
    { phrase: 'Skip', text: 'Skip', x: LEFT + WIDTH - 275, y: 230, width: 275 },
    { phrase: 'You can save', text: 'Save & Resume Playing Later', x: LEFT, y: 360, width: WIDTH },
  ];
  return shown.map(({ phrase, text, x, y, width }) => {
    const from = when(phrase);
    return {
      from,
      to,
      draw: (pen, at) => {
        const pressed = at > from + 0.5 && at < from + 1.4 && phrase !== 'You can save';
        button(pen, { text, filled: false, pressed }, x, y, width);
      },
    };
  });
}

function notes(when: (phrase: string) => number): Item[] {
  const to = when('Ready');
  const own = when('Your own care plan');
  const cards = [
    { phrase: 'There is no rush', text: 'There is no rush.', y: MIDDLE.y - 90, until: own },
    { phrase: 'Your own care plan', text: 'Your own care plan comes first.', y: 150, until: to },
    { phrase: 'For questions', text: 'Ask your doctor, nurse, or pharmacist.', y: 380, until: to },
  ];
  return cards.map(({ phrase, text, y, until }) => ({
    from: when(phrase),
    to: until,
    draw: (pen) => {
      panel(pen, LEFT, y, WIDTH, 180);
      const lines = broken(pen, text, WIDTH - 90, { size: 42, bold: true });
      write(pen, lines, MIDDLE.x, y + 104 - (lines.length - 1) * 27, { size: 42, bold: true });
    },
  }));
}

/** How the game is played, shown while the Presenter says it: people, signals, answer card, buttons, care plan. */
export function instructionsBoard({ words, seconds }: Speech): Board {
  // An item whose phrase is missing is not shown: it would appear after the end.
  const when = (phrase: string) => saidAt(words, phrase) ?? seconds;
  return {
    items: [opening, people, lookAndListen, signals, answerCard, controls, notes].flatMap((scene) =>
      scene(when),
    ),
    shows:
      'Rosa, Walter and Mina; signs for seeing, hearing, feeling and what is inside us; the answer card with two people ' +
      'and the button Okay; the buttons Repeat, Skip and Save & Resume Playing Later; and a note that your own care ' +
      'plan comes first',
  };
}
