import { atLeast, atMost } from '../check.ts';
import { namedInView, rowHeight, rowsInView, stopsUntil, wholeInView } from '../measures.ts';
import { fromScreen } from './from-screen.ts';

const member = /^(member-\d+|dorothy|margaret-elisabeth\S+|walter\.b|Ирина\S+|ana|ben)$/;
/** Every result has the same name here: it is masked. */
const found = /^Open [mM]\*\*\*/;
const parts = /^(This week|Members|Add|Units|Administrators|Code and seats)\b/;

/** A facility's people, and those that an operator finds. */
export const deskWalks = [
  fromScreen('facility', 'five thousand members', 'facility-many', [
    atLeast(
      'Whole members in view',
      rowsInView(member),
      {
        ...{ '1280x720 20': 10, '1180x820 20': 12, '820x1180 20': 14, '390x664 20': 5 },
        ...{ '1280x720 28': 6, '1180x820 28': 7, '820x1180 28': 9, '390x664 28': 3 },
      },
      '0 at 1280x720',
    ),
    atMost(
      'Row, px high',
      rowHeight(member),
      { '1280x720 20': 48, '1180x820 20': 48, '820x1180 20': 72, '390x664 20': 72 },
      '265 at 390x664, 130 at 1280x720',
    ),
    atLeast('Parts one press away', namedInView(parts), { '1280x720': 6, '1180x820': 6, '820x1180': 6 }, '0'),
  ]),
  fromScreen('operator', 'search', 'operator-people', [
    atLeast('Whole results in view', wholeInView(found), { '1280x720 20': 12, '390x664 20': 5 }, '0'),
    atMost('Presses of Tab to the first result', stopsUntil(found), 60),
  ]),
];
