import * as z from 'zod/mini';
import { consentVersion } from '#contract/fields.ts';

/** The two boxes without which no screen makes an account (decisions G78, G79). */
export const consentTyped = {
  age: ticked('Please confirm your age, or that your parent or guardian agrees.'),
  contact: ticked('Please agree that we may use your contact details.'),
};

export const noConsent = { age: false, contact: false };

function ticked(error: string) {
  return z.boolean().check(z.refine((isTicked) => isTicked, error));
}

/** What the calls want to know of them. */
export function consentOf({ age, contact }: { age: boolean; contact: boolean }) {
  return { age, contact, version: consentVersion };
}
