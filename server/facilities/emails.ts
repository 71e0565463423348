import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { findFacilityName } from './administrator-emails.ts';
import { formatCode } from './codes.ts';
import { findFacility } from './find-facility.ts';

const invitationDays = 14;

/**
 * Invites somebody whom the administrator of a facility added: what the game is, what the facility sees, and a link to
 * choose the first password. Nothing once they have a password or have left.
 */
export async function renderMemberInvited(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'memberInvited'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = await findFacility(database, accountId);
  if (!facility) return null;
  if (!account) return renderAskedToJoin({ database, publicConfig }, accountId, facility, origin);
  if (account.passwordHash !== null) return null;
  const token = await issueToken(database, accountId, 'reset', clock.now(), { days: invitationDays });
  return {
    to: account.email,
    subject: `${facility.name} invites you to ${publicConfig.brand.product}`,
    isFromRosa: true,
    paragraphs: [
      `I'm Rosa. ${facility.name} made an account for you. In short films you learn what comes before a fall.`,
    ],
    action: {
      label: 'Choose a password',
      address: origin + pathWithToken(paths.facilityResetPassword, token),
    },
    more: [
      `Your username is ${account.userName}. Choose a password to begin. To come back, tap Login.`,
      `${facility.name} sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.`,
    ],
    notes: [
      `The link works for ${invitationDays} days. After that, use "Forgot Password".`,
      "Do you not want this? You don't need to do anything.",
    ],
  };
}

/** Asks somebody who already has an account to join with it. */
async function renderAskedToJoin(
  { database, publicConfig }: Pick<Services, 'database' | 'publicConfig'>,
  accountId: string,
  { name, code }: { name: string; code: string | null },
  origin: string,
): Promise<EmailContent | null> {
  const [place] = await database
    .select({ askedEmail: facilityMembers.askedEmail })
    .from(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId));
  if (!place?.askedEmail) return null;
  const { product } = publicConfig.brand;
  return {
    to: place.askedEmail,
    subject: `${name} invites you to ${product}`,
    paragraphs: [
      `${name} wants to add you as a member in ${product}. You have an account with this email address already.`,
    ],
    action: { label: 'Open My account', address: origin + paths.account },
    more: [
      code === null
        ? `To join, ask ${name} for its facility code. Then log in, open My account, and type the code.`
        : `To join, log in, open My account, and type this facility code: ${formatCode(code)}.`,
      `${name} then sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.`,
    ],
    notes: [
      'Do you belong to another facility? Leave it first, on the same page.',
      "Do you not want this? You don't need to do anything.",
    ],
  };
}

/** Tells somebody that they no longer belong to a facility, and what they keep. */
export async function renderMemberRemoved(
  { database, publicConfig }: Services,
  { accountId, facilityId, origin }: EmailJobOf<'memberRemoved'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = await findFacilityName(database, facilityId);
  if (!account || !facility) return null;
  return {
    to: account.email,
    subject: `You no longer belong to ${facility}`,
    paragraphs: [
      `${facility} has ended your membership in ${publicConfig.brand.product}. It no longer sees your answers, dates and scores.`,
    ],
    action: { label: 'Open my account', address: origin + paths.account },
    more: ['Your account and your results stay with you. To keep playing, you can subscribe.'],
    notes: [`Do you have questions? Please ask ${facility}.`],
  };
}

/** Tells a member the username that an administrator corrected: it may be needed to log in. */
export async function renderMemberRenamed(
  { database, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'memberRenamed'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = account && (await findFacility(database, accountId));
  if (!facility) return null;
  return {
    to: account.email,
    subject: 'Your username was changed',
    paragraphs: [
      `${facility.name} has corrected your username in ${publicConfig.brand.product}. It is now ${account.userName}.`,
    ],
    action: { label: 'Open my account', address: origin + paths.account },
    more: ['You can also log in with your email address.'],
    notes: [`Is this a mistake? Please ask ${facility.name}, or change it on that page.`],
  };
}
