import type { Walk } from './walk.ts';
import { deskWalks } from './walks/desks.ts';
import { dashboardWalks, doorWalks } from './walks/doors.ts';
import { emailWalk } from './walks/emails.ts';
import { endWalks } from './walks/ends.ts';
import { everyScreen } from './walks/every-screen.ts';
import { firstMinuteWalk } from './walks/first-minute.ts';
import { paperWalks } from './walks/papers.ts';
import { smallWalks } from './walks/small-pages.ts';
import { stageWalks } from './walks/stage.ts';

const withOwnMeasures: readonly Walk[] = [
  ...stageWalks,
  ...doorWalks,
  ...dashboardWalks,
  firstMinuteWalk,
  ...endWalks,
  ...paperWalks,
  emailWalk,
  ...deskWalks,
  ...smallWalks,
];

const listed = new Set(withOwnMeasures.flatMap(({ listed = [] }) => listed));

/** Every state that is measured. */
export const walks: readonly Walk[] = [...withOwnMeasures, ...everyScreen(listed)];

/** The screens that `npm test` measures. */
export const measuredOften: readonly string[] = ['stage', 'home', 'login', 'dashboard'];
