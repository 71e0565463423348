import * as z from 'zod/mini';
import { consentVersion } from '#contract/fields.ts';
import { readPendingSignUp } from '../session/pending-sign-up.ts';

/** The two checkboxes that every sign-up requires (decisions G78, G79). */
export const consentFields = {
  age: ticked('Please confirm your age, or that your parent or guardian agrees.'),
  contact: ticked('Please agree that we may use your contact details.'),
};

export const noConsent = { age: false, contact: false };

function ticked(error: string) {
  return z.boolean().check(z.refine((isTicked) => isTicked, error));
}

/** As the visitor checked them before, back from billing. */
export function consentGiven() {
  const { age, contact } = readPendingSignUp()?.consent ?? noConsent;
  return { age, contact };
}

/** The consent as the calls expect it. */
export function consentOf({ age, contact }: { age: boolean; contact: boolean }) {
  return { age, contact, version: consentVersion };
}
