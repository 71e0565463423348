import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['192.0.2.3:1000', '192.0.2.3'],
  ['192.0.2.3', '192.0.2.3'],
  ['[2001:db8:0:1::5]:443', '2001:db8:0:1'],
  ['[2001:db8:0:1::5]', '2001:db8:0:1'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
])('%s counts as %s, whatever its port', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
