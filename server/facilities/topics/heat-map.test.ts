import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestMembers } from '#contract/facility-topics.ts';
import { type FirstTries, heatMap, mostOverlooked } from './heat-map.ts';
import type { GameTopic } from './topics.ts';

/** Two parts of two exercises each, and two kinds that cut across them. */
const topics: GameTopic[] = (
  [
    ['part-1', [1, 2]],
    ['part-2', [3, 4]],
    ['heard', [1, 3]],
    ['felt', [2, 4]],
  ] as const
).map(([topic, exercises]) => ({ topic, exercises, part: null, signal: null }));

/** "A1 3/7": in unit A seven members answered exercise 1, and three of them overlooked it; "-" is no unit. */
function rowsOf(text: string): FirstTries[] {
  return [...text.matchAll(/([A-Z-])(\d) (\d+)\/(\d+)/g)].map(([, unit, exercise, overlooked, answered]) => ({
    unitId: unit === '-' ? null : (unit ?? ''),
    exerciseId: Number(exercise),
    answered: Number(answered),
    overlooked: Number(overlooked),
    // The same figures, so that each case is one of looking, too.
    asked: Number(answered),
    found: Number(overlooked),
  }));
}

const units = ['A', 'B', null];

/** The row of a topic: all together, then A, B and no unit. */
function shown(text: string, topic: string): string {
  const found = heatMap(rowsOf(text), topics, units).topics.find((one) => one.topic === topic);
  return [found?.all, ...(found?.units ?? [])]
    .map((cell) => {
      if (!cell?.figures) return cell?.isPlayed ? 'few' : '-';
      const { firstTries: asked, overlooked: found } = cell.figures;
      expect(cell.looked).toEqual({ asked, found });
      return `${cell.figures.overlooked}/${cell.figures.firstTries}`;
    })
    .join(' ');
}

test.each([
  ['nobody has played', '', 'part-1', '- - - -'],
  ['five members are enough', 'A1 2/5', 'part-1', '2/5 2/5 - -'],
  ['four are too few, alone and in the total', 'A1 2/4', 'part-1', 'few few - -'],
  ['exercises of a topic add up', 'A1 2/5 A2 3/7', 'part-1', '5/12 5/12 - -'],
  ['an exercise with too few answers does not count', 'A1 2/5 A2 3/4', 'part-1', '2/5 2/5 - -'],
  ['two exercises with four each are not eight members', 'A1 2/4 A2 3/4', 'part-1', 'few few - -'],
  ['another topic does not count', 'A3 2/9', 'part-1', '- - - -'],
  ['units add up', 'A1 2/5 B1 1/6', 'part-1', '3/11 2/5 1/6 -'],
  ['members in no unit are a unit', 'A1 2/5 -1 4/6', 'part-1', '6/11 2/5 - 4/6'],
  ['a single small unit is not in the total', 'A1 2/9 B1 1/4', 'part-1', '2/9 2/9 few -'],
  ['small units of five together are in the total', 'A1 2/9 B1 1/2 -1 2/3', 'part-1', '5/14 2/9 few few'],
  ['small units of four together are not', 'A1 2/9 B1 1/2 -1 2/2', 'part-1', '2/9 2/9 few few'],
  ['small units alone give a total', 'A1 1/4 B1 2/4', 'part-1', '3/8 few few -'],
])('%s', (_case, rows, topic, expected) => {
  expect(shown(rows, topic)).toBe(expected);
});

test.each([
  ['nothing is shown', 'A1 4/4', null],
  ['nothing was overlooked', 'A1 0/9', null],
  ['one topic is overlooked more often', 'A1 1/9 A2 2/9 A3 5/9 A4 1/9', 'part-2'],
  ['a kind is weaker than any part', 'A1 4/9 A2 1/9 A3 4/9 A4 1/9', 'heard'],
  ['a part and a kind are the same', 'A1 4/9', 'part-1'],
])('the weakest topic where %s', (_case, rows, weakest) => {
  expect(heatMap(rowsOf(rows), topics, units).weakest).toBe(weakest);
});

test('what was found is shown of those who were asked, and only where they are five', () => {
  const looks = (asked: number) => [
    { ...{ unitId: 'A', exerciseId: 1, answered: 9, overlooked: 1 }, asked, found: 3 },
  ];
  const cell = (asked: number) => heatMap(looks(asked), topics, units).topics[0]?.all;
  expect(cell(5)).toMatchObject({
    looked: { asked: 5, found: 3 },
    figures: { firstTries: 9, overlooked: 1 },
  });
  expect(cell(4)).toMatchObject({ looked: null, figures: { firstTries: 9, overlooked: 1 } });
});

test('a huddle begins with the exercise that is overlooked most, and ends with those that are not shown', () => {
  const rows = rowsOf('A1 1/9 A2 5/9 A3 4/4');
  expect(mostOverlooked(rows, { ...(topics[0] as GameTopic), exercises: [1, 2, 3, 4] })).toEqual([
    2, 1, 3, 4,
  ]);
});

/** Members of units, each with the exercises answered and whether each was overlooked. */
const members = fc.array(
  fc.record({
    unitId: fc.constantFrom('A', 'B', null),
    tries: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.boolean(), { maxKeys: 4 }),
  }),
  { maxLength: 30 },
);

type Members = ReturnType<(typeof members)['generate']>['value'];

/** The values are what was overlooked, or what was found by those who were asked. */
function firstTriesOf(all: Members, values: 'overlooked' | 'found'): FirstTries[] {
  const rows = new Map<string, FirstTries>();
  for (const { unitId, tries } of all) {
    for (const [exercise, value] of Object.entries(tries)) {
      const key = `${unitId} ${exercise}`;
      const none = { unitId, exerciseId: Number(exercise), answered: 0, overlooked: 0, asked: 0, found: 0 };
      const row = rows.get(key) ?? none;
      row[values === 'found' ? 'asked' : 'answered'] += 1;
      row[values] += Number(value);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

const countOf = (all: Members, exercise: string, unitIds: readonly (string | null)[]) =>
  all.filter(({ unitId, tries }) => unitIds.includes(unitId) && exercise in tries).length;

/**
 * Whoever sees the figures cannot tell two facilities apart that give the same figures. So a value that could be computed
 * from them would have to be the same in both: here a hidden value is changed, and every figure stays.
 */
test.each(['overlooked', 'found'] as const)(
  'no hidden value can be computed of what was %s: it can be another one with all figures the same',
  (values) => {
    fc.assert(
      fc.property(members, (all) => {
        const before = heatMap(firstTriesOf(all, values), topics, units);
        for (const exercise of ['1', '2', '3', '4']) {
          const small = units.filter((unitId) => {
            const count = countOf(all, exercise, [unitId]);
            return count > 0 && count < fewestMembers;
          });
          for (const unitId of small) {
            const together = countOf(all, exercise, small);
            const others = small.filter((other) => other !== unitId);
            const changed = change(all, exercise, unitId, together < fewestMembers ? [] : others);
            if (changed) expect(heatMap(firstTriesOf(changed, values), topics, units)).toEqual(before);
            // Without a change each of five members or more had the same outcome, as in a cell that is shown.
            else expect(together).toBeGreaterThanOrEqual(fewestMembers);
          }
        }
      }),
      { numRuns: 100 },
    );
  },
);

/** Turns one hidden first try around, and an opposite one of another small group, where that is in the total with it. */
function change(
  all: Members,
  exercise: string,
  unitId: string | null,
  others: readonly (string | null)[],
): Members | null {
  const turned = (which: number[]) =>
    all.map((member, index) =>
      which.includes(index)
        ? { ...member, tries: { ...member.tries, [exercise]: !member.tries[exercise] } }
        : member,
    );
  for (const [one, { tries, ...member }] of all.entries()) {
    if (member.unitId !== unitId || !(exercise in tries)) continue;
    if (others.length === 0) return turned([one]);
    const other = all.findIndex(
      (candidate) =>
        others.includes(candidate.unitId) &&
        exercise in candidate.tries &&
        candidate.tries[exercise] !== tries[exercise],
    );
    if (other >= 0) return turned([one, other]);
  }
  return null;
}
