import { paths } from '#contract/pages/paths.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDay } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findDue } from './instruments/find-due.ts';
import { getStudyRow, readStudyText } from './studies.ts';
import { findReadableConsent, findStudyConsent } from './study-consent.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** The emails to people who take part in a study; null once they have left it. */

/** The text that somebody signed, in full. */
export async function renderStudyConsent(
  { database }: Services,
  { accountId }: EmailJobOf<'studyConsent'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].studyConsent;
  const to = await findConfirmedEmail(database, accountId);
  const consent = await findReadableConsent(database, accountId);
  if (!to || !consent) return null;
  const study = await readStudyText(database, await getStudyRow(database, consent.studyId), consent.version);
  const contact = [study.contactName, study.contactEmail].filter(Boolean).join(', ');
  const { signedName, signedOn } = consent;
  return {
    to,
    subject: words.subject({ study: study.name }),
    paragraphs: [words.lead],
    action: { label: words.button, address: page(paths.study) },
    more: [
      ...study.text.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ')),
      [
        words.version({ version: study.version }),
        study.ethicsReference && words.ethics({ reference: study.ethicsReference }),
      ]
        .filter(Boolean)
        .join(' '),
      signedName && signedOn
        ? words.signed({ name: signedName, day: showDay(signedOn, language), code: consent.code })
        : words.agreed({ code: consent.code }),
      words.questions({ contact }),
    ],
    notes: [words.why],
  };
}

/** Asks for what is still due in that month; null once all of it is answered, or the time for it is over. */
export async function renderStudyQuestions(
  { database, clock }: Services,
  { accountId, month }: EmailJobOf<'studyQuestions'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].studyQuestions;
  const to = await findConfirmedEmail(database, accountId);
  const consent = await findStudyConsent(database, accountId);
  if (!to || !consent) return null;
  const study = await getStudyRow(database, consent.studyId);
  const due = (await findDue(database, study, consent, clock.now())).filter((one) => one.month === month);
  const until = due[0]?.until;
  if (!until) return null;
  return {
    to,
    subject: words.subject({ study: study.name }),
    paragraphs: [words.lead],
    action: { label: words.button, address: page(paths.study) },
    more: [words.until({ until: showDay(until, language) }), words.phone({ contact: study.contactName })],
    notes: [words.why],
  };
}
