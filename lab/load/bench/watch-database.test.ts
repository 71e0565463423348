import { expect, test } from 'vitest';
import { type Look, waitsIn } from './watch-database.ts';

const lookAt = (at: number, waits: Record<string, number>, checkpoints = 0): Look => ({
  at,
  waits,
  checkpoints,
});

test('a slow second names what waited in it, beside how much waits otherwise', () => {
  const looks = [
    lookAt(0, { working: 1 }),
    lookAt(500, { working: 1, 'IO WalSync': 1 }),
    lookAt(1000, { 'IO WalSync': 9 }),
    lookAt(1500, { 'IO WalSync': 7, working: 2 }),
    lookAt(9000, {}, 1),
  ];
  const { usually, during } = waitsIn(looks, [
    { from: 1000, to: 2000 },
    { from: 8000, to: 9000 },
  ]);
  expect(usually).toBe('working 0.7, IO WalSync 0.3');
  expect(during).toEqual([
    'in 2 looks IO WalSync 8.0 (usually 0.3), working 1.0 (usually 0.7)',
    'in 0 looks nothing',
  ]);
});

test('a checkpoint that ends just after a slow second is named', () => {
  const looks = [lookAt(0, {}), lookAt(2500, {}, 1)];
  expect(waitsIn(looks, [{ from: 0, to: 1000 }]).during[0]).toContain('a checkpoint');
  expect(waitsIn(looks, [{ from: -5000, to: -4000 }]).during[0]).not.toContain('a checkpoint');
});
