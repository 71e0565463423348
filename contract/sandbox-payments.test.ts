import { expect, test } from 'vitest';
import { sandboxCardFields } from './sandbox-payments.ts';

test.each([
  ['Arabic-Indic', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '١٢', '٦٠', '١٢٣'],
  ['Persian', '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '۱۲', '۶۰', '۱۲۳'],
  ['Devanagari', '४२४२-४२४२-४२४२-४२४२', '१२', '६०', '१२३'],
  ['wide', '４２４２　４２４２　４２４２　４２４２', '１２', '６０', '１２３'],
])('a card in %s digits is that card', (_script, number, expMonth, expYear, cvc) => {
  const { data } = sandboxCardFields.safeParse({ number, expMonth, expYear, cvc });
  expect(data).toMatchObject({ number: '4242424242424242', expMonth: '12', expYear: '60', cvc: '123' });
});
