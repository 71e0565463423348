import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { nameOf, type ViewName, views } from './views.ts';
import type { Row } from './walk.ts';

/** What is not met yet, by state and measure: in which views, and why. */
export type Open = Record<string, Record<string, { views: 'all' | ViewName[]; because: string }>>;

export const readOpen = (): Open =>
  (load(readFileSync(`${import.meta.dirname}/open.yaml`, 'utf8')) as Open | null) ?? {};

/** Whether a figure is listed as not met yet. */
export function isOpen(open: Open, { state, measure }: Row, view: ViewName): boolean {
  const listed = open[state]?.[measure]?.views ?? [];
  return listed === 'all' || listed.includes(view);
}

/** What is not met and not listed, and what is listed although it is met: a line for each measure. */
export function faultsOf(rows: readonly Row[], open: Open): string[] {
  return rows.flatMap((row) => {
    const wrong = row.figures.filter(({ view, isMet }) => isMet === isOpen(open, row, view));
    const told = (isMet: boolean, end: string) => {
      const figures = wrong.filter((figure) => figure.isMet === isMet);
      const shown = figures.map(({ view, value, limit }) =>
        isMet ? `${value} at ${view}` : `${value} at ${view}, not ${row.sign} ${limit}`,
      );
      return figures.length > 0 ? [`${row.state} | ${row.measure} | ${shown.join('; ')}${end}`] : [];
    };
    return [...told(false, ''), ...told(true, ': it is met, take it off open.yaml')];
  });
}

/** Entries that name no row, or no view. Only for a run of everything. */
export function unknownEntries(rows: readonly Row[], open: Open): string[] {
  const known = new Set(rows.map(({ state, measure }) => `${state}, ${measure}`));
  const named = views.map(nameOf);
  return Object.entries(open).flatMap(([state, measures]) =>
    Object.entries(measures).flatMap(([measure, { views, because }]) => [
      ...(known.has(`${state}, ${measure}`) ? [] : [`open.yaml: ${state}, ${measure} is not measured`]),
      ...(views === 'all' || views.every((view) => named.includes(view))
        ? []
        : [`open.yaml: ${state}, ${measure} names an unknown view`]),
      ...(because ? [] : [`open.yaml: ${state}, ${measure} has no reason`]),
    ]),
  );
}

/** Entries whose reason says only that nothing was done, or too little for somebody who would mend it. */
export function weakReasons(open: Open): string[] {
  return Object.entries(open).flatMap(([state, measures]) =>
    Object.entries(measures)
      .filter(([, { because }]) => /\byet\b/i.test(because) || because.split(' ').length < 8)
      .map(([measure]) => `${state}, ${measure}`),
  );
}
