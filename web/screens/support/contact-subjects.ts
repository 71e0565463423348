import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The first sentence of a message about a known subject: `/ContactUs?subject=clinical-rehab`. */
const initialMessages: Readonly<Record<string, MessageDescriptor>> = {
  'clinical-rehab': msg`Please tell me how I can download The Clinical Rehab Version.`,
  'check-facility': msg`Please check who runs my facility. Its address, and a phone number there:`,
};

/** Only our own sentences: a link made by somebody else cannot put text into a person's message. */
export function initialMessageFor(subject: string | null): MessageDescriptor | null {
  return subject !== null && Object.hasOwn(initialMessages, subject)
    ? (initialMessages[subject] ?? null)
    : null;
}
