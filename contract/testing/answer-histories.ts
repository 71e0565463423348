/**
 * What people may have done, and every number that the Reports tab and the PDF must show for it: worked out by hand
 * from the specification and docs/product-decisions.md#skip-placeholder and #resume-point and #answered and #finished and #scores and #first-try and #correct-after and #unanswered-words and #status-colors and #date-formats, never by the code under test.
 */

/** An instant, and how it must be shown to a reader in the time zone. */
export type Moment = { at: string; detail: string; day: string; weekday: string; full: string };

/** When, and the marks of `playGame`: `✓` right, `x` wrong, `a` with help, `r` repeated, `s` skipped, `-` only seen. */
type Sitting = [Moment, string];
type Kind =
  | 'Hazards'
  | 'Signals you can see'
  | 'Signals you can hear'
  | 'Signals you can feel'
  | 'Signals inside you'
  | 'Reminders'
  | 'Personal items';
/** How many were right at the first try, of how many answered, and what is claimed about it. */
type OfKind = [Kind, firstTry: number, answered: number, claim?: 'Noticed well'];
/** Status, position of the first right attempt, last attempt. */
type Outcome = ['Completed', number, Moment] | ['Skipped' | 'Incomplete', null, Moment];

export type AnswerHistory = {
  name: string;
  /** The reader's time zone; New York if none is given. */
  zone?: string;
  /** Games in order; the last one is the current one, or the first one if it was restored. */
  games: Sitting[][];
  isRestored?: true;
  answered: number;
  skipped?: number;
  /** First tries, and the first attempt score and the multiple try score in percent. */
  score?: [firstTry: number, firstAttempt: number, multipleTry: number];
  /** By part: first tries, attempts, answered. A part that is not listed is not answered. */
  parts: Record<number, [firstTry: number, attempts: number, answered: number]>;
  /** By exercise or range of exercises; those not listed have no button. */
  exercises: Record<string, Outcome>;
  kinds?: OfKind[];
  /** Exercises to look at again. */
  missed?: string;
  /** Number answered at the end of each day, if there is more than one day. */
  days?: [Moment, number][];
  /** First and last day in the PDF. */
  played?: [Moment] | [Moment, Moment];
  last?: Moment;
};

const monday: Moment = {
  at: '2026-06-01T14:00:00.000Z',
  detail: 'Mon, Jun 1, 2026 10:00 AM',
  day: 'Jun 1, 2026',
  weekday: 'Monday, June 1st 2026',
  full: 'Monday, June 1st 2026, 10:00 am',
};
/** Already Wednesday in Greenwich. */
const tuesday: Moment = {
  at: '2026-06-03T01:30:00.000Z',
  detail: 'Tue, Jun 2, 2026 9:30 PM',
  day: 'Jun 2, 2026',
  weekday: 'Tuesday, June 2nd 2026',
  full: 'Tuesday, June 2nd 2026, 9:30 pm',
};
const wednesday: Moment = {
  at: '2026-06-03T18:15:00.000Z',
  detail: 'Wed, Jun 3, 2026 2:15 PM',
  day: 'Jun 3, 2026',
  weekday: 'Wednesday, June 3rd 2026',
  full: 'Wednesday, June 3rd 2026, 2:15 pm',
};
/** Half past one occurs twice in the night when summer time ends. */
const summerNight: Moment = {
  at: '2026-11-01T05:30:00.000Z',
  detail: 'Sun, Nov 1, 2026 1:30 AM',
  day: 'Nov 1, 2026',
  weekday: 'Sunday, November 1st 2026',
  full: 'Sunday, November 1st 2026, 1:30 am',
};
const winterNight: Moment = { ...summerNight, at: '2026-11-01T06:30:00.000Z' };
const mondayInTokyo: Moment = {
  at: '2026-06-01T14:00:00.000Z',
  detail: 'Mon, Jun 1, 2026 11:00 PM',
  day: 'Jun 1, 2026',
  weekday: 'Monday, June 1st 2026',
  full: 'Monday, June 1st 2026, 11:00 pm',
};
const wednesdayInTokyo: Moment = {
  at: '2026-06-03T01:30:00.000Z',
  detail: 'Wed, Jun 3, 2026 10:30 AM',
  day: 'Jun 3, 2026',
  weekday: 'Wednesday, June 3rd 2026',
  full: 'Wednesday, June 3rd 2026, 10:30 am',
};

/** Exercises of each kind in the game. */
export const kindTotals: Record<Kind, number> = {
  Hazards: 6,
  'Signals you can see': 8,
  'Signals you can hear': 7,
  'Signals you can feel': 10,
  'Signals inside you': 8,
  Reminders: 5,
  'Personal items': 6,
};

/** The same marks for a run of exercises. */
const run = (first: number, last: number, marks: string) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}:${marks}`).join(' ');

export const answerHistories: AnswerHistory[] = [
  { name: 'nothing played', games: [], answered: 0, parts: {}, exercises: {} },
  {
    name: 'an exercise only looked at',
    games: [[[monday, '1:-']]],
    answered: 0,
    parts: {},
    exercises: {},
    last: monday,
  },
  {
    name: 'one right',
    games: [[[monday, '1:✓']]],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, monday] },
    kinds: [['Hazards', 1, 1]],
    played: [monday],
    last: monday,
  },
  {
    name: 'one right, its film repeated',
    games: [[[monday, '1:r✓']]],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, monday] },
    kinds: [['Hazards', 1, 1]],
    played: [monday],
    last: monday,
  },
  {
    name: 'one wrong',
    games: [[[monday, '1:x']]],
    answered: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Incomplete', null, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'wrong twice',
    games: [[[monday, '1:xx']]],
    answered: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 2, 1] },
    exercises: { 1: ['Incomplete', null, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'right at the second attempt',
    games: [[[monday, '1:x✓']]],
    answered: 1,
    score: [0, 0, 100],
    parts: { 1: [0, 2, 1] },
    exercises: { 1: ['Completed', 2, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'right at the tenth attempt',
    games: [[[monday, '1:xxxxxxxxx✓']]],
    answered: 1,
    score: [0, 0, 100],
    parts: { 1: [0, 10, 1] },
    exercises: { 1: ['Completed', 10, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'right with help after two wrong',
    games: [[[monday, '1:xxa']]],
    answered: 1,
    score: [0, 0, 100],
    parts: { 1: [0, 3, 1] },
    exercises: { 1: ['Completed', 3, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'right with help at once, which is no first try',
    games: [[[monday, '1:a']]],
    answered: 1,
    score: [0, 0, 100],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Completed', 1, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'skipped, which is no answer',
    games: [[[monday, '1:s']]],
    answered: 0,
    skipped: 1,
    parts: {},
    exercises: { 1: ['Skipped', null, monday] },
    played: [monday],
    last: monday,
  },
  {
    name: 'skipped after one wrong, which is answered',
    games: [[[monday, '1:xs']]],
    answered: 1,
    skipped: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Skipped', null, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'skipped after two wrong',
    games: [[[monday, '1:xxs']]],
    answered: 1,
    skipped: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 2, 1] },
    exercises: { 1: ['Skipped', null, monday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'skipped, later right at the first try',
    games: [
      [
        [monday, '1:s'],
        [tuesday, '1:✓'],
      ],
    ],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, tuesday] },
    kinds: [['Hazards', 1, 1]],
    played: [tuesday],
    last: tuesday,
  },
  {
    name: 'skipped, later wrong',
    games: [
      [
        [monday, '1:s'],
        [tuesday, '1:x'],
      ],
    ],
    answered: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Incomplete', null, tuesday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [tuesday],
    last: tuesday,
  },
  {
    name: 'skipped twice',
    games: [
      [
        [monday, '1:s'],
        [tuesday, '1:s'],
      ],
    ],
    answered: 0,
    skipped: 1,
    parts: {},
    exercises: { 1: ['Skipped', null, tuesday] },
    played: [tuesday],
    last: tuesday,
  },
  {
    name: 'right, later skipped: stays completed',
    games: [
      [
        [monday, '1:✓'],
        [tuesday, '1:s'],
      ],
    ],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, monday] },
    kinds: [['Hazards', 1, 1]],
    played: [monday],
    last: tuesday,
  },
  {
    name: 'wrong, later skipped',
    games: [
      [
        [monday, '1:x'],
        [tuesday, '1:s'],
      ],
    ],
    answered: 1,
    skipped: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Skipped', null, tuesday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday, tuesday],
    last: tuesday,
  },
  {
    name: 'right, replayed wrong: the first attempt counts',
    games: [
      [
        [monday, '1:✓'],
        [tuesday, '1:x'],
      ],
    ],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 2, 1] },
    exercises: { 1: ['Completed', 1, tuesday] },
    kinds: [['Hazards', 1, 1]],
    played: [monday, tuesday],
    last: tuesday,
  },
  {
    name: 'wrong, replayed right: never a first try',
    games: [
      [
        [monday, '1:x'],
        [tuesday, '1:✓'],
      ],
    ],
    answered: 1,
    score: [0, 0, 100],
    parts: { 1: [0, 2, 1] },
    exercises: { 1: ['Completed', 2, tuesday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [monday, tuesday],
    last: tuesday,
  },
  {
    name: 'right, later only looked at',
    games: [
      [
        [monday, '1:✓'],
        [tuesday, '1:-'],
      ],
    ],
    answered: 1,
    score: [1, 100, 100],
    parts: { 1: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, monday] },
    kinds: [['Hazards', 1, 1]],
    played: [monday],
    last: tuesday,
  },
  {
    name: 'end of part 1, start of part 2',
    games: [[[monday, '3:✓ 4:✓']]],
    answered: 2,
    score: [2, 100, 100],
    parts: { 1: [1, 1, 1], 2: [1, 1, 1] },
    exercises: { '3-4': ['Completed', 1, monday] },
    kinds: [
      ['Hazards', 1, 1],
      ['Signals you can see', 1, 1],
    ],
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 2, start of part 3',
    games: [[[monday, '10:x 11:✓']]],
    answered: 2,
    score: [1, 50, 50],
    parts: { 2: [0, 1, 1], 3: [1, 1, 1] },
    exercises: { 10: ['Incomplete', null, monday], 11: ['Completed', 1, monday] },
    kinds: [
      ['Signals you can see', 0, 1],
      ['Signals you can hear', 1, 1],
    ],
    missed: '10',
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 3, start of part 4 skipped',
    games: [[[monday, '22:✓ 23:s']]],
    answered: 1,
    skipped: 1,
    score: [1, 100, 100],
    parts: { 3: [1, 1, 1] },
    exercises: { 22: ['Completed', 1, monday], 23: ['Skipped', null, monday] },
    kinds: [['Signals you can feel', 1, 1]],
    missed: '23',
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 4, start of part 5',
    games: [[[monday, '26:xx 27:xa']]],
    answered: 2,
    score: [0, 0, 50],
    parts: { 4: [0, 2, 1], 5: [0, 2, 1] },
    exercises: { 26: ['Incomplete', null, monday], 27: ['Completed', 2, monday] },
    kinds: [
      ['Signals inside you', 0, 1],
      ['Reminders', 0, 1],
    ],
    missed: '26-27',
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 5, start of part 6',
    games: [[[monday, '31:✓ 32:✓']]],
    answered: 2,
    score: [2, 100, 100],
    parts: { 5: [1, 1, 1], 6: [1, 1, 1] },
    exercises: { '31-32': ['Completed', 1, monday] },
    kinds: [
      ['Hazards', 1, 1],
      ['Reminders', 1, 1],
    ],
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 6, start of part 7',
    games: [[[monday, '35:x✓ 36:✓']]],
    answered: 2,
    score: [1, 50, 100],
    parts: { 6: [0, 2, 1], 7: [1, 1, 1] },
    exercises: { 35: ['Completed', 2, monday], 36: ['Completed', 1, monday] },
    kinds: [
      ['Signals inside you', 0, 1],
      ['Personal items', 1, 1],
    ],
    missed: '35',
    played: [monday],
    last: monday,
  },
  {
    name: 'end of part 7, start of part 8',
    games: [[[monday, '41:✓ 42:x']]],
    answered: 2,
    score: [1, 50, 50],
    parts: { 7: [1, 1, 1], 8: [0, 1, 1] },
    exercises: { 41: ['Completed', 1, monday], 42: ['Incomplete', null, monday] },
    kinds: [
      ['Hazards', 0, 1],
      ['Personal items', 1, 1],
    ],
    missed: '42',
    played: [monday],
    last: monday,
  },
  {
    name: 'the last exercise alone',
    games: [[[monday, '50:✓']]],
    answered: 1,
    score: [1, 100, 100],
    parts: { 8: [1, 1, 1] },
    exercises: { 50: ['Completed', 1, monday] },
    kinds: [['Signals inside you', 1, 1]],
    played: [monday],
    last: monday,
  },
  {
    name: 'the first and the last exercise',
    games: [[[monday, '1:x✓ 50:✓']]],
    answered: 2,
    score: [1, 50, 100],
    parts: { 1: [0, 2, 1], 8: [1, 1, 1] },
    exercises: { 1: ['Completed', 2, monday], 50: ['Completed', 1, monday] },
    kinds: [
      ['Hazards', 0, 1],
      ['Signals inside you', 1, 1],
    ],
    missed: '1',
    played: [monday],
    last: monday,
  },
  {
    name: 'played backwards, two of three',
    games: [[[monday, '50:x 25:✓ 1:✓']]],
    answered: 3,
    score: [2, 67, 67],
    parts: { 1: [1, 1, 1], 4: [1, 1, 1], 8: [0, 1, 1] },
    exercises: {
      1: ['Completed', 1, monday],
      25: ['Completed', 1, monday],
      50: ['Incomplete', null, monday],
    },
    kinds: [
      ['Hazards', 1, 1],
      ['Signals inside you', 1, 2],
    ],
    missed: '50',
    played: [monday],
    last: monday,
  },
  {
    name: 'one of three',
    games: [[[monday, '1:✓ 2:x 3:x']]],
    answered: 3,
    score: [1, 33, 33],
    parts: { 1: [1, 3, 3] },
    exercises: { 1: ['Completed', 1, monday], '2-3': ['Incomplete', null, monday] },
    kinds: [['Hazards', 1, 3]],
    missed: '2-3',
    played: [monday],
    last: monday,
  },
  {
    name: 'one of eight: half a per cent is rounded up',
    games: [[[monday, '1:✓ 2:x 3:x 4:x 5:x 6:x 7:x 8:x']]],
    answered: 8,
    score: [1, 13, 13],
    parts: { 1: [1, 3, 3], 2: [0, 5, 5] },
    exercises: { 1: ['Completed', 1, monday], '2-8': ['Incomplete', null, monday] },
    kinds: [
      ['Hazards', 1, 3],
      ['Signals you can see', 0, 5],
    ],
    missed: '2-8',
    played: [monday],
    last: monday,
  },
  {
    name: 'five of six are noticed well; five of seven and four of four are not',
    games: [[[monday, '1:✓ 2:✓ 3:✓ 32:✓ 34:✓ 42:x 4:✓ 5:✓ 6:✓ 7:✓ 8:✓ 9:x 10:x 27:✓ 28:✓ 29:✓ 30:✓']]],
    answered: 17,
    score: [14, 82, 82],
    parts: { 1: [3, 3, 3], 2: [5, 7, 7], 5: [4, 4, 4], 6: [2, 2, 2], 8: [0, 1, 1] },
    exercises: {
      '1-8': ['Completed', 1, monday],
      '9-10': ['Incomplete', null, monday],
      '27-30': ['Completed', 1, monday],
      32: ['Completed', 1, monday],
      34: ['Completed', 1, monday],
      42: ['Incomplete', null, monday],
    },
    kinds: [
      ['Hazards', 5, 6, 'Noticed well'],
      ['Signals you can see', 5, 7],
      ['Reminders', 4, 4],
    ],
    missed: '9-10 42',
    played: [monday],
    last: monday,
  },
  {
    name: 'every kind of signal and every way of answering',
    games: [[[monday, '1:✓ 4:x 11:✓ 16:x✓ 23:xx 27:a 36:✓']]],
    answered: 7,
    score: [3, 43, 71],
    parts: {
      1: [1, 1, 1],
      2: [0, 1, 1],
      3: [1, 3, 2],
      4: [0, 2, 1],
      5: [0, 1, 1],
      7: [1, 1, 1],
    },
    exercises: {
      1: ['Completed', 1, monday],
      4: ['Incomplete', null, monday],
      11: ['Completed', 1, monday],
      16: ['Completed', 2, monday],
      23: ['Incomplete', null, monday],
      27: ['Completed', 1, monday],
      36: ['Completed', 1, monday],
    },
    kinds: [
      ['Hazards', 1, 1],
      ['Signals you can see', 0, 1],
      ['Signals you can hear', 1, 1],
      ['Signals you can feel', 0, 1],
      ['Signals inside you', 0, 1],
      ['Reminders', 0, 1],
      ['Personal items', 1, 1],
    ],
    missed: '4 16 23 27',
    played: [monday],
    last: monday,
  },
  {
    name: 'all right',
    games: [[[monday, run(1, 50, '✓')]]],
    answered: 50,
    score: [50, 100, 100],
    parts: {
      1: [3, 3, 3],
      2: [7, 7, 7],
      3: [12, 12, 12],
      4: [4, 4, 4],
      5: [5, 5, 5],
      6: [4, 4, 4],
      7: [6, 6, 6],
      8: [9, 9, 9],
    },
    exercises: { '1-50': ['Completed', 1, monday] },
    kinds: [
      ['Hazards', 6, 6, 'Noticed well'],
      ['Signals you can see', 8, 8, 'Noticed well'],
      ['Signals you can hear', 7, 7, 'Noticed well'],
      ['Signals you can feel', 10, 10, 'Noticed well'],
      ['Signals inside you', 8, 8, 'Noticed well'],
      ['Reminders', 5, 5, 'Noticed well'],
      ['Personal items', 6, 6, 'Noticed well'],
    ],
    played: [monday],
    last: monday,
  },
  {
    name: 'all wrong twice',
    games: [[[monday, run(1, 50, 'xx')]]],
    answered: 50,
    score: [0, 0, 0],
    parts: {
      1: [0, 6, 3],
      2: [0, 14, 7],
      3: [0, 24, 12],
      4: [0, 8, 4],
      5: [0, 10, 5],
      6: [0, 8, 4],
      7: [0, 12, 6],
      8: [0, 18, 9],
    },
    exercises: { '1-50': ['Incomplete', null, monday] },
    kinds: [
      ['Hazards', 0, 6],
      ['Signals you can see', 0, 8],
      ['Signals you can hear', 0, 7],
      ['Signals you can feel', 0, 10],
      ['Signals inside you', 0, 8],
      ['Reminders', 0, 5],
      ['Personal items', 0, 6],
    ],
    missed: '1-50',
    played: [monday],
    last: monday,
  },
  {
    name: 'all right at the second attempt',
    games: [[[monday, run(1, 50, 'x✓')]]],
    answered: 50,
    score: [0, 0, 100],
    parts: {
      1: [0, 6, 3],
      2: [0, 14, 7],
      3: [0, 24, 12],
      4: [0, 8, 4],
      5: [0, 10, 5],
      6: [0, 8, 4],
      7: [0, 12, 6],
      8: [0, 18, 9],
    },
    exercises: { '1-50': ['Completed', 2, monday] },
    kinds: [
      ['Hazards', 0, 6],
      ['Signals you can see', 0, 8],
      ['Signals you can hear', 0, 7],
      ['Signals you can feel', 0, 10],
      ['Signals inside you', 0, 8],
      ['Reminders', 0, 5],
      ['Personal items', 0, 6],
    ],
    missed: '1-50',
    played: [monday],
    last: monday,
  },
  {
    name: 'all skipped',
    games: [[[monday, run(1, 50, 's')]]],
    answered: 0,
    skipped: 50,
    parts: {},
    exercises: { '1-50': ['Skipped', null, monday] },
    played: [monday],
    last: monday,
  },
  {
    name: 'all right but the last, which is skipped',
    games: [[[monday, `${run(1, 49, '✓')} 50:s`]]],
    answered: 49,
    skipped: 1,
    score: [49, 100, 100],
    parts: {
      1: [3, 3, 3],
      2: [7, 7, 7],
      3: [12, 12, 12],
      4: [4, 4, 4],
      5: [5, 5, 5],
      6: [4, 4, 4],
      7: [6, 6, 6],
      8: [8, 8, 8],
    },
    exercises: { '1-49': ['Completed', 1, monday], 50: ['Skipped', null, monday] },
    kinds: [
      ['Hazards', 6, 6, 'Noticed well'],
      ['Signals you can see', 8, 8, 'Noticed well'],
      ['Signals you can hear', 7, 7, 'Noticed well'],
      ['Signals you can feel', 10, 10, 'Noticed well'],
      ['Signals inside you', 7, 7, 'Noticed well'],
      ['Reminders', 5, 5, 'Noticed well'],
      ['Personal items', 6, 6, 'Noticed well'],
    ],
    missed: '50',
    played: [monday],
    last: monday,
  },
  {
    name: 'three days, with skips and replays',
    games: [
      [
        [monday, '1:✓ 2:x✓ 3:s'],
        [tuesday, '3:✓ 4:xx'],
        [wednesday, '4:✓ 5:s 6:xxa'],
      ],
    ],
    answered: 5,
    skipped: 1,
    score: [2, 40, 100],
    parts: { 1: [2, 4, 3], 2: [0, 6, 2] },
    exercises: {
      1: ['Completed', 1, monday],
      2: ['Completed', 2, monday],
      3: ['Completed', 1, tuesday],
      4: ['Completed', 3, wednesday],
      5: ['Skipped', null, wednesday],
      6: ['Completed', 3, wednesday],
    },
    kinds: [
      ['Hazards', 2, 3],
      ['Signals you can see', 0, 2],
    ],
    missed: '2 4-6',
    days: [
      [monday, 2],
      [tuesday, 4],
      [wednesday, 5],
    ],
    played: [monday, wednesday],
    last: wednesday,
  },
  {
    name: 'a second game: the first is put away',
    games: [[[monday, '1:✓ 2:✓']], [[tuesday, '1:x']]],
    answered: 1,
    score: [0, 0, 0],
    parts: { 1: [0, 1, 1] },
    exercises: { 1: ['Incomplete', null, tuesday] },
    kinds: [['Hazards', 0, 1]],
    missed: '1',
    played: [tuesday],
    last: tuesday,
  },
  {
    name: 'the first game brought back',
    games: [[[monday, '1:✓ 2:✓']], [[tuesday, '1:x']]],
    isRestored: true,
    answered: 2,
    score: [2, 100, 100],
    parts: { 1: [2, 2, 2] },
    exercises: { '1-2': ['Completed', 1, monday] },
    kinds: [['Hazards', 2, 2]],
    played: [monday],
    last: monday,
  },
  {
    name: 'a night in which half past one comes twice',
    games: [
      [
        [summerNight, '1:✓'],
        [winterNight, '2:✓'],
      ],
    ],
    answered: 2,
    score: [2, 100, 100],
    parts: { 1: [2, 2, 2] },
    exercises: { 1: ['Completed', 1, summerNight], 2: ['Completed', 1, winterNight] },
    kinds: [['Hazards', 2, 2]],
    played: [summerNight],
    last: winterNight,
  },
  {
    name: 'read in Tokyo',
    zone: 'Asia/Tokyo',
    games: [
      [
        [mondayInTokyo, '1:✓'],
        [wednesdayInTokyo, '4:✓'],
      ],
    ],
    answered: 2,
    score: [2, 100, 100],
    parts: { 1: [1, 1, 1], 2: [1, 1, 1] },
    exercises: { 1: ['Completed', 1, mondayInTokyo], 4: ['Completed', 1, wednesdayInTokyo] },
    kinds: [
      ['Hazards', 1, 1],
      ['Signals you can see', 1, 1],
    ],
    days: [
      [mondayInTokyo, 1],
      [wednesdayInTokyo, 2],
    ],
    played: [mondayInTokyo, wednesdayInTokyo],
    last: wednesdayInTokyo,
  },
];

/** Returns the exercises in a text such as "2-3" or "3 6". */
export function exercisesIn(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The outcome of each exercise that has a button. */
export function outcomesOf({ exercises }: AnswerHistory): [exerciseId: number, Outcome][] {
  return Object.entries(exercises)
    .flatMap(([range, outcome]) =>
      exercisesIn(range).map((exerciseId): [number, Outcome] => [exerciseId, outcome]),
    )
    .sort(([a], [b]) => a - b);
}

/** Title and exercises of the parts (specification, section 2). */
export const eightParts = [
  [1, 'Recognizing Hazards', 1, 3],
  [2, 'Recognizing Signals', 4, 10],
  [3, 'Other Types of Signals', 11, 22],
  [4, 'Understanding Unseen Signals', 23, 26],
  [5, 'Practicing Working with Signals and Reminders', 27, 31],
  [6, 'More Home-Based Practice', 32, 35],
  [7, 'Personal Items', 36, 41],
  [8, 'Summary and Review', 42, 50],
] as const;
