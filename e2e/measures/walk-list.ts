import type { Walk } from './walk.ts';
import { deskWalks } from './walks/desks.ts';
import { dashboardWalks, doorWalks } from './walks/doors.ts';
import { endWalks } from './walks/ends.ts';
import { paperWalks } from './walks/papers.ts';
import { smallWalks } from './walks/small-pages.ts';
import { stageWalks } from './walks/stage.ts';

/** Every state that is measured. */
export const walks: readonly Walk[] = [
  ...stageWalks,
  ...doorWalks,
  ...dashboardWalks,
  ...endWalks,
  ...paperWalks,
  ...deskWalks,
  ...smallWalks,
];

/** The screens that `npm test` measures. */
export const measuredOften: readonly string[] = ['stage', 'home', 'login', 'dashboard'];
