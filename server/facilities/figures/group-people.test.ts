import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestMembers } from '#contract/facility-topics.ts';
import { dayMs } from '#server/lib/clock.ts';
import { groupPeople, type PeopleGroup, type Waiting, waitsDays } from './group-people.ts';

const now = new Date('2026-06-05T08:00:00Z');

/** "AAAAA BB --": five in unit A, two in B, two in none; a small letter has waited for longer than one has to. */
const waitingOf = (text: string): Waiting[] =>
  [...text.replaceAll(' ', '')].map((unit, place) => ({
    accountId: `${unit}${place}`,
    unitId: unit === '-' ? null : unit.toUpperCase(),
    since: new Date(now.getTime() - (unit === unit.toLowerCase() ? waitsDays : waitsDays - 1) * dayMs),
  }));

test.each([
  ['nobody', '', ''],
  ['four of one unit', 'AAAA', ''],
  ['five of one unit', 'AAAAA', 'A:5'],
  ['seven of one unit', 'AAAAAAA', 'A:7'],
  ['five in no unit', '-----', 'none:5'],
  ['four in no unit, and four of a unit who have just ended', '---- AAAA', ''],
  ['four in no unit, and one member of a unit whose wait is over', '---- a', 'none:5'],
  ['three and two who have waited', 'aaa bb', 'none:5'],
  ['who has waited goes with the own unit if that is large', 'aAAAA bbbb', 'A:5'],
])('%s', (_case, text, expected) => {
  const groups = groupPeople(waitingOf(text), now);
  expect(groups.map(({ unitId, accountIds }) => `${unitId ?? 'none'}:${accountIds.length}`).join(' ')).toBe(
    expected,
  );
});

/** What happens in a facility: people end both forms, one moves or leaves, a unit is removed, a night or a month passes. */
const happening = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('end') },
    { weight: 4, arbitrary: fc.constant('night') },
    { weight: 3, arbitrary: fc.constantFrom('month', 'moves', 'leaves', 'unitIsRemoved') },
  ),
  unit: fc.constantFrom('A', 'B', null),
  count: fc.integer({ min: 1, max: 6 }),
  who: fc.nat(60),
});

type Happening = { what: string; unit: string | null; count: number; who: number };

const outOf = <T extends { unitId: string | null }>(unit: string | null, one: T): T =>
  one.unitId === unit ? { ...one, unitId: null } : one;

/** All sums that are ever shown in such a history, each by the people in it. */
function shownSums(history: readonly Happening[]): Set<string>[] {
  let waiting: Waiting[] = [];
  let groups: PeopleGroup[] = [];
  let day = 0;
  const shown: Set<string>[] = [];
  const peopleOf = (some: readonly PeopleGroup[]) => new Set(some.flatMap(({ accountIds }) => accountIds));
  for (const [place, { what, unit, count, who }] of history.entries()) {
    const at = new Date(now.getTime() + day * dayMs);
    const chosen = waiting[who % Math.max(1, waiting.length)];
    if (what === 'end')
      for (let one = 0; one < count; one++)
        waiting = [...waiting, { accountId: `${place}-${one}`, unitId: unit, since: at }];
    if (what === 'moves') waiting = waiting.map((one) => (one === chosen ? { ...one, unitId: unit } : one));
    if (what === 'leaves') waiting = waiting.filter((one) => one !== chosen);
    if (what === 'unitIsRemoved') {
      waiting = waiting.map((one) => outOf(unit, one));
      groups = groups.map((one) => outOf(unit, one));
    }
    if (what === 'night' || what === 'month') {
      day += what === 'month' ? waitsDays : 1;
      const made = groupPeople(waiting, new Date(now.getTime() + day * dayMs));
      groups = [...groups, ...made];
      waiting = waiting.filter(({ accountId }) => !peopleOf(made).has(accountId));
    }
    shown.push(peopleOf(groups));
    for (const name of ['A', 'B']) shown.push(peopleOf(groups.filter(({ unitId }) => unitId === name)));
  }
  return [...new Map(shown.map((people) => [[...people].sort().join(), people])).values()];
}

const isFew = (count: number) => count > 0 && count < fewestMembers;

test('no shown sum, and no difference or sum of two or three of them, is about one to four people', () => {
  let most = 0;
  fc.assert(
    fc.property(fc.array(happening, { minLength: 20, maxLength: 40 }), (history) => {
      const sums = shownSums(history);
      most = Math.max(most, sums.length);
      const people = [...new Set(sums.flatMap((sum) => [...sum]))];
      const times = (sum: Set<string>, who: string) => (sum.has(who) ? 1 : 0);
      for (const one of sums)
        for (const other of sums)
          for (const third of [new Set<string>(), ...sums.slice(0, 6)])
            for (const sign of [1, -1]) {
              // How often each person is in it: what is left is about those who are in it at all.
              const left = people.filter(
                (who) => times(one, who) - times(other, who) + sign * times(third, who) !== 0,
              );
              if (isFew(left.length)) throw new Error(`${left.length} people are left`);
            }
    }),
    { numRuns: 60 },
  );
  expect(most, 'histories show something').toBeGreaterThan(5);
});

test('everybody is counted once at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('A', 'a', 'B', 'b', '-'), { maxLength: 40 }).map((units) => units.join('')),
      (text) => {
        const counted = groupPeople(waitingOf(text), now).flatMap(({ accountIds }) => accountIds);
        expect(new Set(counted).size).toBe(counted.length);
      },
    ),
  );
});
