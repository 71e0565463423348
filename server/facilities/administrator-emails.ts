import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { invitationDays, issueInvitationToken } from './administrator-invitations.ts';
import { findFacility } from './find-facility.ts';

/** What people call somebody: the name, or the username; null without an account. */
export async function findPersonName(database: Database, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const [person] = await database
    .select({ name: sql<string>`coalesce(${accounts.name}, ${accounts.userName})` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return person?.name ?? null;
}

export async function findFacilityName(database: Database, id: string): Promise<string | null> {
  const [facility] = await database
    .select({ name: facilities.name })
    .from(facilities)
    .where(eq(facilities.id, id));
  return facility?.name ?? null;
}

/** The link to become an administrator of a facility. Nothing once the invitation is taken back or used. */
export async function renderAdministratorInvited(
  { database, clock, publicConfig }: Services,
  { invitationId, origin }: EmailJobOf<'administratorInvited'>,
): Promise<EmailContent | null> {
  const issued = await issueInvitationToken(database, invitationId, clock.now());
  const facility = issued && (await findFacilityName(database, issued.invitation.facilityId));
  if (!facility) return null;
  const { product } = publicConfig.brand;
  const by = await findPersonName(database, issued.invitation.invitedBy);
  const invites = by === null ? 'You are invited' : `${by} invites you`;
  return {
    to: issued.invitation.email,
    subject: `Help run ${facility} in ${product}`,
    paragraphs: [
      `${invites} to help run ${facility} in ${product}, a game in which people learn what comes before a fall.`,
    ],
    action: {
      label: 'Look at the invitation',
      address: origin + pathWithToken(paths.administratorInvitation, issued.token),
    },
    more: ['You can then add members and see their answers, dates and scores.'],
    notes: [
      `The link works for ${invitationDays} days. Please do not pass it on.`,
      "Do you not want this? You don't need to do anything.",
    ],
  };
}

/** Tells an administrator that there is another one. */
export async function renderAdministratorJoined(
  { database, publicConfig }: Services,
  { accountId, newAccountId, origin }: EmailJobOf<'administratorJoined'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = account?.userType === 'facilityAdmin' && (await findFacility(database, accountId));
  const name = await findPersonName(database, newAccountId);
  if (!facility || !name) return null;
  return {
    to: account.email,
    subject: `${facility.name} has a new administrator`,
    paragraphs: [`${name} is now an administrator of ${facility.name} in ${publicConfig.brand.product}.`],
    action: { label: 'See all administrators', address: origin + paths.facility },
    more: ['They see the answers, dates and scores of all members. They can add members and invite others.'],
    notes: ['Is this a mistake? Then remove the person on that page.'],
  };
}

/** Tells somebody that they are no longer an administrator. */
export async function renderAdministratorRemoved(
  { database, publicConfig }: Services,
  { accountId, facilityId, origin }: EmailJobOf<'administratorRemoved'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = await findFacilityName(database, facilityId);
  if (!account || !facility) return null;
  return {
    to: account.email,
    subject: `You no longer help run ${facility}`,
    paragraphs: [
      `You no longer run ${facility} in ${publicConfig.brand.product}.`,
      'Your account and your own results stay with you.',
    ],
    action: { label: 'Open my account', address: origin + paths.account },
    notes: [`Do you have questions? Please ask ${facility}.`],
  };
}

/** Tells an administrator whether the facility has the new name. */
export async function renderFacilityNameAnswered(
  { database, publicConfig }: Services,
  { accountId, name, isAccepted, origin }: EmailJobOf<'facilityNameAnswered'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  const facility = account?.userType === 'facilityAdmin' && (await findFacility(database, accountId));
  if (!facility) return null;
  const { product } = publicConfig.brand;
  if (isAccepted) {
    return {
      to: account.email,
      subject: `Your facility is now called ${name}`,
      paragraphs: [
        `Your facility has its new name in ${product}: ${name}. Your members and our emails show it from now on.`,
      ],
      action: { label: 'Open my facility', address: origin + paths.facility },
    };
  }
  return {
    to: account.email,
    subject: `Your facility is not called ${name}`,
    paragraphs: [
      `You asked us to call your facility ${name}. We could not agree to that name. It is called ${facility.name}.`,
    ],
    action: { label: 'Write to us', address: origin + paths.contact },
    more: ['Does the place have a new name? Please write to us, and tell us where we can read it.'],
  };
}

/** Tells an administrator when the trial ends, and what happens then. Nothing once it is no trial anymore. */
export async function renderFacilityTrialEnding(
  { database, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'facilityTrialEnding'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (account?.userType !== 'facilityAdmin') return null;
  const facility = await findFacility(database, accountId);
  if (facility?.status !== 'trial' || facility.endsAt === null) return null;
  const day = showDate(facility.endsAt, account.timeZone);
  return {
    to: account.email,
    subject: `The trial of ${facility.name} ends on ${day}`,
    paragraphs: [
      `${facility.name} can use ${publicConfig.brand.product} free of charge until ${day}. To continue, please write to us.`,
    ],
    action: { label: 'Write to us', address: origin + paths.contact },
    more: [
      'Nothing is charged then: the game stops opening for your members.',
      'All answers stay. Everybody can still log in and see their results.',
    ],
  };
}
