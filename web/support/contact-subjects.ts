import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What stands in the message for whoever comes about one thing: `/ContactUs?subject=clinical-rehab`. */
const beginnings: Readonly<Record<string, MessageDescriptor>> = {
  'clinical-rehab': msg`Please tell me how I can download The Clinical Rehab Version.`,
};

/** Only words of ours: an address that somebody else made cannot put words into a person's message. */
export function beginningFor(subject: string | null): MessageDescriptor | null {
  return subject !== null && Object.hasOwn(beginnings, subject) ? (beginnings[subject] ?? null) : null;
}
