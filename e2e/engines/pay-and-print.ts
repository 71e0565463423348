import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { paths } from '#contract/pages/paths.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import type { Engine } from './engine.ts';
import { box, button, field, says } from './find.ts';

/** A sign-up with the card of the sandbox, and the receipt on paper. */
export async function payAndPrint(engine: Engine, url: string) {
  const tag = randomUUID().slice(0, 8);
  await engine.open(url + paths.home);
  await engine.press('//button[@role="tab" and normalize-space(.)="Sign Up"]');
  await engine.type(field('Username'), `player-${tag}`);
  await engine.type(field('Email'), `player-${tag}@example.org`);
  for (const label of ['Password', 'Confirm Password']) await engine.type(field(label), `porch swing ${tag}`);
  await engine.press(box('I am 18 or older'));
  await engine.press(box('I agree'));
  await engine.press(button('Next'));
  await engine.until('the price is shown', says('Total Amount : $9.99'));
  const card = { 'Card number': '4242 4242 4242 4242', 'Exp. Month': '12', 'Exp. Year': '34', CVC: '123' };
  for (const [label, typed] of Object.entries(card)) await engine.type(field(label), typed);
  await engine.press(button('Complete Sign Up'));
  await engine.until('the payment is shown', says('Visa ending in 4242'));
  await engine.press(`//*[@role="dialog"]${button('Okay')}`);
  await engine.until('the dashboard opens', `location.pathname === "${paths.dashboard}"`);

  await engine.open(url + paths.receipts);
  const receipts = 'document.querySelectorAll(\'article:not([data-printed="false"])\').length';
  await engine.until('the receipt is shown', `${receipts} === 1`);
  // A tablet returns from it at once, and reads the page later.
  await engine.read(`void (window.print = () => { window.sheets = ${receipts}; })`);
  await engine.press(button('Print this receipt'));
  assert.equal(await engine.read('window.sheets'), 1);
  assert.equal(await engine.read(receipts), 1);
  if (!engine.pdf) return 'signed up, paid, print asked for (its driver makes no paper)';
  const { pages, text } = await readPdf(await engine.pdf());
  assert.match(text, /Visa ending in 4242/);
  assert.equal(pages.length, 1, 'A receipt is on one page');
  return `signed up, paid, a receipt on paper: ${pages.map((page) => page.trim().length).join(' + ')} characters`;
}
