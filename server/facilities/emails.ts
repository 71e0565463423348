import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
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
  const facility = account && (await findFacility(database, accountId));
  if (!facility || account.passwordHash !== null) return null;
  const token = await issueToken(database, accountId, 'reset', clock.now(), { days: invitationDays });
  return {
    to: account.email,
    subject: `${facility.name} invites you to ${publicConfig.brand.product}`,
    paragraphs: [
      `${facility.name} made an account for you in ${publicConfig.brand.product}. It is a game with short films. You learn to notice what comes before a fall.`,
      `Your username is ${account.userName}. Choose a password to begin.`,
      `${facility.name} sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.`,
    ],
    action: {
      label: 'Choose a password',
      address: origin + pathWithToken(paths.facilityResetPassword, token),
    },
    notes: [
      `The link works for ${invitationDays} days. After that, use "Forgot Password".`,
      "Do you not want this? You don't need to do anything.",
    ],
  };
}
