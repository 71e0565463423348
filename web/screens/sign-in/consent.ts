import * as z from 'zod/mini';
import { consentVersion } from '#contract/fields.ts';
import { studyVersion } from '#contract/study.ts';
import { readPendingSignUp } from '#web/data/session/pending-sign-up.ts';

/** The two checkboxes that every sign-up requires (docs/product-decisions.md#age and #consent). */
export const consentFields = {
  age: ticked('consentAge'),
  contact: ticked('consentContact'),
};

/** With the box of the study, which nobody has to tick. */
export const signUpConsentFields = { ...consentFields, study: z.boolean() };

export const noConsent = { age: false, contact: false };
export const noSignUpConsent = { ...noConsent, study: false };

function ticked(error: string) {
  return z.boolean().check(z.refine((isTicked) => isTicked, error));
}

/** As the visitor checked them before, back from billing. */
export function consentGiven() {
  const pending = readPendingSignUp();
  const { age, contact } = pending?.consent ?? noConsent;
  return { age, contact, study: pending?.study !== undefined };
}

/** The consent as the calls expect it. */
export function consentOf({ age, contact }: { age: boolean; contact: boolean }) {
  return { age, contact, version: consentVersion };
}

/** All that a sign-up sends of the three boxes. */
export function signUpConsentOf(typed: { age: boolean; contact: boolean; study: boolean }) {
  return { consent: consentOf(typed), ...(typed.study && { study: { version: studyVersion } }) };
}
