import { screens } from '#e2e/screens/screen-list.ts';
import type { Walk } from '../walk.ts';
import { fromScreen } from './from-screen.ts';

/** What the list of screens has besides those with measures of their own. */
export const everyScreen = (measured: ReadonlySet<string>): Walk[] =>
  screens
    .filter(({ name }) => !measured.has(name))
    .map(({ name, wholePage }) => fromScreen(wholePage === false ? 'dialogs' : 'every', name, name, []));
