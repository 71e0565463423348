import type { Pen } from '../../canvas/pen.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Item } from './board.ts';
import { answer, button, disc, finger } from './pieces.ts';
import { saidAt } from './said.ts';
import { type Sign, sign } from './signs.ts';
import { broken, panel, write } from './style.ts';

const LEFT = 70;
const WIDTH = 640;
const MIDDLE = LEFT + WIDTH / 2;

function people(when: (phrase: string) => number): Item[] {
  const to = when('In each exercise');
  return (['Rosa', 'Walter', 'Mina'] as Speaker[]).map((who, index) => ({
    from: when(who),
    to,
    draw: (pen) => disc(pen, who, MIDDLE - 220 + index * 220, 300, 98),
  }));
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
    draw: (pen) => sign(pen, name, MIDDLE - 130 + (index % 2) * 260, 190 + Math.floor(index / 2) * 270),
  }));
}

function answerCard(when: (phrase: string) => number): Item[] {
  const [chosen, pressed] = [when('the person'), when('Okay')];
  const draw = (pen: Pen, at: number) => {
    panel(pen, LEFT, 70, WIDTH, 570);
    write(pen, ['Who is Correct?'], MIDDLE, 144, { size: 48, bold: true });
    answer(pen, 'Walter', MIDDLE - 260, 184, false);
    answer(pen, 'Mina', MIDDLE + 30, 184, at >= chosen);
    if (at >= chosen && at < chosen + 0.9) finger(pen, MIDDLE + 228, 400);
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
    { phrase: 'Repeat', text: 'Repeat', x: LEFT + 20, y: 220, width: 280 },
    { phrase: 'Skip', text: 'Skip', x: LEFT + 340, y: 220, width: 280 },
    { phrase: 'You can save', text: 'Save & Resume Playing Later', x: LEFT + 20, y: 350, width: 600 },
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

function carePlan(when: (phrase: string) => number): Item[] {
  const to = when('Ready');
  const notes = [
    { phrase: 'Your own care plan', text: 'Your own care plan comes first.', y: 160 },
    { phrase: 'For questions', text: 'Ask your doctor, nurse, or pharmacist.', y: 380 },
  ];
  return notes.map(({ phrase, text, y }) => ({
    from: when(phrase),
    to,
    draw: (pen) => {
      panel(pen, LEFT, y, WIDTH, 180);
      const lines = broken(pen, text, WIDTH - 160, { size: 44, bold: true });
      write(pen, lines, MIDDLE, y + 106 - (lines.length - 1) * 28, { size: 44, bold: true });
    },
  }));
}

/** How the game is played, shown while the Presenter says it: people, signals, answer card, buttons, care plan. */
export function instructionsBoard({ words, seconds }: Speech): Board {
  // What is not said is not shown: it would come after the end.
  const when = (phrase: string) => saidAt(words, phrase) ?? seconds;
  return {
    items: [people, signals, answerCard, controls, carePlan].flatMap((scene) => scene(when)),
    shows:
      'Rosa, Walter and Mina; signs for seeing, hearing, feeling and what is inside us; the answer card with two people ' +
      'and the button Okay; the buttons Repeat, Skip and Save & Resume Playing Later; and a note that your own care ' +
      'plan comes first',
  };
}
