import { paths } from '#contract/pages/paths.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findDue } from './instruments/find-due.ts';
import { getStudyRow, readStudyText } from './studies.ts';
import { findStudyConsent } from './study-consent.ts';

/** The emails to people who take part in a study; null once they have left it. */

/** The text that somebody signed, in full. */
export async function renderStudyConsent(
  { database }: Services,
  { accountId, origin }: EmailJobOf<'studyConsent'>,
): Promise<EmailContent | null> {
  const to = await findConfirmedEmail(database, accountId);
  const consent = await findStudyConsent(database, accountId);
  if (!to || !consent) return null;
  const study = await readStudyText(database, await getStudyRow(database, consent.studyId), consent.version);
  const contact = [study.contactName, study.contactEmail].filter(Boolean).join(', ');
  const { signedName, signedOn } = consent;
  const signed = signedName ? `Signed by ${signedName} on ${signedOn}.` : 'Agreed to on the account page.';
  return {
    to,
    subject: `Your copy: ${study.name}`,
    paragraphs: ['This is what you agreed to, word for word. You can leave the study at any time.'],
    action: { label: 'Open my study', address: origin + paths.study },
    more: [
      ...study.text.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ')),
      [
        `Version ${study.version} of the text.`,
        study.ethicsReference && `Ethics reference: ${study.ethicsReference}.`,
      ]
        .filter(Boolean)
        .join(' '),
      `${signed} Study code: ${consent.code}.`,
      `Questions: ${contact}.`,
    ],
    notes: ['You get this email because you asked for a copy.'],
  };
}

/** Asks for what is still due in that month; null once all of it is answered, or the time for it is over. */
export async function renderStudyQuestions(
  { database, clock }: Services,
  { accountId, month, origin }: EmailJobOf<'studyQuestions'>,
): Promise<EmailContent | null> {
  const to = await findConfirmedEmail(database, accountId);
  const consent = await findStudyConsent(database, accountId);
  if (!to || !consent) return null;
  const study = await getStudyRow(database, consent.studyId);
  const due = (await findDue(database, study, consent, clock.now())).filter((one) => one.month === month);
  const until = due[0]?.until;
  if (!until) return null;
  return {
    to,
    subject: `Questions of your study: ${study.name}`,
    paragraphs: ['Your study has a few questions for you. Take your time. You can skip any of them.'],
    action: { label: 'Open my study', address: origin + paths.study },
    more: [
      `They wait for you until ${until}.`,
      `Do you want to answer by phone, or leave the study? Ask ${study.contactName}, or open your study.`,
    ],
    notes: ['You get this email because you take part in the study. There are at most two reminders.'],
  };
}
