import type { Pen } from '../../canvas/pen.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Speaker } from '../../speech/voices.ts';
import type { Board, Item } from './board.ts';
import { answer, button, disc, finger } from './pieces.ts';
import { saidAt } from './said.ts';
import { BOARD, MIDDLE } from './set.ts';
import { sign } from './signs.ts';
import { broken, panel, write } from './style.ts';
import { coachingWords } from './words.ts';

const LEFT = BOARD.x + 44;
const WIDTH = BOARD.width - 88;

type When = (phrase: string) => number;
type Words = ReturnType<typeof coachingWords>['instructions'];

function opening(when: When, { title, when: said }: Words): Item[] {
  const draw = (pen: Pen) => write(pen, title, MIDDLE.x, MIDDLE.y - 10, { size: 62, bold: true });
  return [{ from: 0.2, to: when(said.meet), draw }];
}

function people(when: When, { when: said }: Words): Item[] {
  const faces = (from: (who: Speaker) => number, to: number) =>
    (['Rosa', 'Walter', 'Mina'] as Speaker[]).map((who, index) => ({
      from: from(who),
      to,
      draw: (pen: Pen) => disc(pen, who, MIDDLE.x - 205 + index * 205, MIDDLE.y - 30, 92),
    }));
  return [...faces(when, when(said.exercise)), ...faces(() => when(said.ready), Infinity)];
}

function lookAndListen(when: When, { when: said }: Words): Item[] {
  const to = when(said.signals);
  return [
    { from: when(said.look), to, draw: (pen) => sign(pen, 'look', MIDDLE.x - 130, MIDDLE.y - 30) },
    { from: when(said.listen), to, draw: (pen) => sign(pen, 'listen', MIDDLE.x + 130, MIDDLE.y - 30) },
  ];
}

const SIGNALS = ['see', 'hear', 'feel', 'inside'] as const;

function signals(when: When, { when: said }: Words): Item[] {
  const to = when(said.next);
  return SIGNALS.map((name, index) => ({
    from: when(said[name]),
    to,
    draw: (pen) => sign(pen, name, MIDDLE.x - 130 + (index % 2) * 260, 200 + Math.floor(index / 2) * 265),
  }));
}

function answerCard(when: When, { when: said, okay }: Words): Item[] {
  const [chosen, pressed] = [when(said.person), when(said.okay)];
  const draw = (pen: Pen, at: number) => {
    write(pen, [coachingWords().question], MIDDLE.x, 150, { size: 50, bold: true });
    answer(pen, 'Walter', MIDDLE.x - 250, 184, false);
    answer(pen, 'Mina', MIDDLE.x + 20, 184, at >= chosen);
    if (at >= chosen && at < chosen + 0.9) finger(pen, MIDDLE.x + 216, 400);
    button(
      pen,
      { text: okay, filled: true, pressed: at >= pressed && at < pressed + 0.9 },
      LEFT + 60,
      500,
      WIDTH - 120,
    );
  };
  return [{ from: when(said.people), to: when(said.controls), draw }];
}

function controls(when: When, { controls: { repeat, skip, save }, notes: { rush } }: Words): Item[] {
  const to = when(rush.said);
  const buttons = [
    { ...repeat, x: LEFT, y: 230, width: 275 },
    { ...skip, x: LEFT + WIDTH - 275, y: 230, width: 275 },
    { ...save, x: LEFT, y: 360, width: WIDTH },
  ];
  return buttons.map(({ said, shown, x, y, width }) => {
    const from = when(said);
    return {
      from,
      to,
      draw: (pen, at) => {
        const pressed = at > from + 0.5 && at < from + 1.4 && said !== save.said;
        button(pen, { text: shown, filled: false, pressed }, x, y, width);
      },
    };
  });
}

function notes(when: When, { when: { ready }, notes: { rush, plan, questions } }: Words): Item[] {
  const to = when(ready);
  const cards = [
    { ...rush, y: MIDDLE.y - 90, until: when(plan.said) },
    { ...plan, y: 150, until: to },
    { ...questions, y: 380, until: to },
  ];
  return cards.map(({ said, shown, y, until }) => ({
    from: when(said),
    to: until,
    draw: (pen) => {
      panel(pen, LEFT, y, WIDTH, 180);
      const lines = broken(pen, shown, WIDTH - 90, { size: 42, bold: true });
      write(pen, lines, MIDDLE.x, y + 104 - (lines.length - 1) * 27, { size: 42, bold: true });
    },
  }));
}

/** How the game is played, shown while the Presenter says it: people, signals, answer card, buttons, care plan. */
export function instructionsBoard({ words, seconds }: Speech): Board {
  // An item whose phrase is missing is not shown: it would appear after the end.
  const when: When = (phrase) => saidAt(words, phrase) ?? seconds;
  const said = coachingWords().instructions;
  return {
    items: [opening, people, lookAndListen, signals, answerCard, controls, notes].flatMap((scene) =>
      scene(when, said),
    ),
    shows: said.shows,
  };
}
