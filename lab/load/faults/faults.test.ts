import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../installs/prepare.js';
import { applyBreak } from '../../breaks/apply.ts';
import { type Fault, RuleBroken } from './fault.ts';
import { faults, findFaults, tryFault } from './faults.ts';
import { limitTo, openScope, type Scope } from './tools/scope.ts';

const changing = faults.flatMap(({ name, control: { change } }) => (change ? [{ name, change }] : []));

test.each(changing)('the control of $name can still take its protection away', ({ change }) => {
  const text = readFileSync(join(root, change.file), 'utf8');
  expect(applyBreak(text, change)).not.toBe(text);
});

test('faults are found by their names, and one that there is not is named with those that there are', () => {
  expect(findFaults([]).wanted).toHaveLength(new Set(faults.map(({ name }) => name)).size);
  expect(findFaults(['kill-both', '--list'])).toMatchObject({
    isList: true,
    wanted: [{ name: 'kill-both' }],
  });
  expect(findFaults(['--at-once', '1']).atOnce).toBe(1);
  expect(() => findFaults(['--at-once', '0'])).toThrow('--at-once needs a number from 1.');
  expect(() => findFaults(['kill-nothing'])).toThrow(
    /^No such fault: kill-nothing\. There are kill-app, .+\.$/,
  );
});

const change = { file: 'a.ts', find: 'a', replace: 'b' };
const control = { without: 'nothing', breaks: /lost/, change };
const fault = (run: Fault['run'], more: Partial<Fault> = {}): Fault => ({
  name: 'a-fault',
  shows: 'something',
  control,
  run,
  ...more,
});

async function verdictOf(one: Fault, stillMs = () => 0) {
  const lines: string[] = [];
  const means = {
    withScope: <T>(work: (scope: Scope) => Promise<T>) => work(openScope()),
    seeded: { copyTo: async () => {} },
    inTurn: limitTo(1),
    stillMs,
  };
  const verdict = await tryFault(one, means, (line) => void lines.push(line));
  return [verdict, lines.join('\n')];
}

test('a fault passes only if its rules hold with the protection and break as foreseen without it', async () => {
  const measured = '5 kills';
  const breaksAlone = fault(async ({ isControl }) => ({ broken: isControl ? ['1 lost'] : [], measured }));
  expect(await verdictOf(breaksAlone)).toEqual(['passed', expect.stringContaining('red, 1 lost')]);
  const throwsAlone = (message: string) =>
    fault(async ({ isControl }) => {
      if (isControl) throw new RuleBroken(message);
      return { broken: [], measured };
    });
  expect(await verdictOf(throwsAlone('2 lost'))).toEqual(['passed', expect.stringContaining('red, 2 lost')]);
  expect(await verdictOf(throwsAlone('not ready within 5 s'))).toEqual([
    'failed',
    expect.stringContaining('FOR ANOTHER REASON (nothing), not ready'),
  ]);
  const alwaysBroken = fault(async () => ({ broken: ['1 lost'], measured }));
  expect(await verdictOf(alwaysBroken)).toEqual(['failed', expect.stringContaining('BROKEN: 1 lost')]);
  const blind = fault(async () => ({ broken: [], measured }));
  expect(await verdictOf(blind)).toEqual(['failed', expect.stringContaining('CONTROL NOT RED')]);
});

test('what a machine that stood still has broken is tried again, three times at most, and a control in any case', async () => {
  const tries = { asItIs: 0, control: 0 };
  let stillMs = 0;
  const run: Fault['run'] = async ({ isControl }) => {
    const count = isControl ? ++tries.control : ++tries.asItIs;
    if (count === 1) stillMs += 46_000;
    return { broken: isControl || count === 1 ? ['1 lost'] : [], measured: '' };
  };
  expect(await verdictOf(fault(run), () => stillMs)).toEqual([
    'passed',
    expect.stringContaining('the control of a-fault is tried again: this machine stood still for 46.0 s'),
  ]);
  expect(tries).toEqual({ asItIs: 2, control: 2 });
  const always = fault(async () => {
    stillMs += 46_000;
    return { broken: ['1 lost'], measured: '' };
  });
  const [verdict, lines = ''] = await verdictOf(always, () => stillMs);
  expect(verdict).toBe('failed');
  expect(lines.match(/is tried again/g)).toHaveLength(4);
  expect(lines.match(/was disturbed in each of 3 tries/g)).toHaveLength(2);
});

test('a fault that cannot be tried is skipped with its reason, and one whose trial fails has not passed', async () => {
  const run = async () => {
    throw new Error('no such file');
  };
  const skipped = await verdictOf(fault(run, { obstacle: () => 'needs root' }));
  expect(skipped).toEqual(['skipped', expect.stringContaining('needs root')]);
  expect(await verdictOf(fault(run))).toEqual(['failed', expect.stringContaining('COULD NOT BE TRIED')]);
});
