// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { PaymentInfoDialog } from './PaymentInfoDialog.tsx';
import { details, stubSizes } from './testing/subscription-server.ts';

stubSizes();

test.each([true, false])('a payment that can still be given back (%s) says until when', (refundable) => {
  renderInApp(<PaymentInfoDialog user={anna.user} details={{ ...details, refundable }} onClose={() => {}} />);
  const said = screen.getByRole('dialog', { name: 'Payment Info' }).textContent ?? '';
  expect(said.includes('as long as the game was never opened')).toBe(refundable);
});
