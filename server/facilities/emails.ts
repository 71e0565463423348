import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { findFacilityName } from './administrator-emails.ts';
import { formatCode } from './codes.ts';
import { findFacility } from './find-facility.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

const invitationDays = 14;

/**
 * Invites somebody whom the administrator of a facility added: what the game is, what the facility sees, and a link to
 * choose the first password. Nothing once they have a password or have left.
 */
export async function renderMemberInvited(
  { database, clock, publicConfig }: Services,
  { accountId }: EmailJobOf<'memberInvited'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].memberInvited;
  const account = await findRecipient(database, accountId);
  const facility = await findFacility(database, accountId);
  if (!facility) return null;
  if (!account) return renderAskedToJoin({ database, publicConfig }, accountId, facility, { language, page });
  if (account.passwordHash !== null) return null;
  const token = await issueToken(database, accountId, 'reset', clock.now(), { days: invitationDays });
  return {
    to: account.email,
    subject: words.subject({ facility: facility.name, product: publicConfig.brand.product }),
    isFromRosa: true,
    paragraphs: [words.lead({ facility: facility.name })],
    action: {
      label: words.button,
      address: page(pathWithToken(paths.facilityResetPassword, token)),
    },
    more: [words.userName({ userName: account.userName }), words.sees({ facility: facility.name })],
    notes: [words.link({ days: invitationDays }), words.notWanted],
  };
}

/** Asks somebody who already has an account to join with it. */
async function renderAskedToJoin(
  { database, publicConfig }: Pick<Services, 'database' | 'publicConfig'>,
  accountId: string,
  { name, code }: { name: string; code: string | null },
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].askedToJoin;
  const [place] = await database
    .select({ askedEmail: facilityMembers.askedEmail })
    .from(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId));
  if (!place?.askedEmail) return null;
  const { product } = publicConfig.brand;
  return {
    to: place.askedEmail,
    subject: words.subject({ name, product }),
    paragraphs: [words.lead({ name, product })],
    action: { label: words.button, address: page(paths.account) },
    more: [
      code === null ? words.askCode({ name }) : words.code({ code: formatCode(code) }),
      words.sees({ name }),
    ],
    notes: [words.other, words.notWanted],
  };
}

/** Tells somebody that they no longer belong to a facility, and what they keep. */
export async function renderMemberRemoved(
  { database, publicConfig }: Services,
  { accountId, facilityId }: EmailJobOf<'memberRemoved'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].memberRemoved;
  const account = await findRecipient(database, accountId);
  const facility = await findFacilityName(database, facilityId);
  if (!account || !facility) return null;
  return {
    to: account.email,
    subject: words.subject({ facility }),
    paragraphs: [words.lead({ facility, product: publicConfig.brand.product })],
    action: { label: words.button, address: page(paths.account) },
    more: [words.kept],
    notes: [words.questions({ facility })],
  };
}

/** Tells a member the username that an administrator corrected: it may be needed to log in. */
export async function renderMemberRenamed(
  { database, publicConfig }: Services,
  { accountId }: EmailJobOf<'memberRenamed'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].memberRenamed;
  const account = await findRecipient(database, accountId);
  const facility = account && (await findFacility(database, accountId));
  if (!facility) return null;
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [
      words.lead({
        facility: facility.name,
        product: publicConfig.brand.product,
        userName: account.userName,
      }),
    ],
    action: { label: words.button, address: page(paths.account) },
    more: [words.email],
    notes: [words.mistake({ facility: facility.name })],
  };
}
