import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { invitationDays, issueInvitationToken } from './administrator-invitations.ts';
import { findFacility } from './find-facility.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

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
  { invitationId }: EmailJobOf<'administratorInvited'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].administratorInvited;
  const issued = await issueInvitationToken(database, invitationId, clock.now());
  const facility = issued && (await findFacilityName(database, issued.invitation.facilityId));
  if (!facility) return null;
  const { product } = publicConfig.brand;
  const by = await findPersonName(database, issued.invitation.invitedBy);
  return {
    to: issued.invitation.email,
    subject: words.subject({ facility, product }),
    paragraphs: [by === null ? words.lead({ facility, product }) : words.leadBy({ by, facility, product })],
    action: {
      label: words.button,
      address: page(pathWithToken(paths.administratorInvitation, issued.token)),
    },
    more: [words.afterwards],
    notes: [words.link({ days: invitationDays }), words.notWanted],
  };
}

/** Tells an administrator that there is another one. */
export async function renderAdministratorJoined(
  { database, publicConfig }: Services,
  { accountId, newAccountId }: EmailJobOf<'administratorJoined'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].administratorJoined;
  const account = await findRecipient(database, accountId);
  const facility = account?.userType === 'facilityAdmin' && (await findFacility(database, accountId));
  const name = await findPersonName(database, newAccountId);
  if (!facility || !name) return null;
  return {
    to: account.email,
    subject: words.subject({ facility: facility.name }),
    paragraphs: [words.lead({ name, facility: facility.name, product: publicConfig.brand.product })],
    action: { label: words.button, address: page(paths.facility) },
    more: [words.sees],
    notes: [words.mistake],
  };
}

/** Tells somebody that they are no longer an administrator. */
export async function renderAdministratorRemoved(
  { database, publicConfig }: Services,
  { accountId, facilityId }: EmailJobOf<'administratorRemoved'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].administratorRemoved;
  const account = await findRecipient(database, accountId);
  const facility = await findFacilityName(database, facilityId);
  if (!account || !facility) return null;
  return {
    to: account.email,
    subject: words.subject({ facility }),
    paragraphs: [words.lead({ facility, product: publicConfig.brand.product }), words.kept],
    action: { label: words.button, address: page(paths.account) },
    notes: [words.questions({ facility })],
  };
}

/** Tells an administrator whether the facility has the new name. */
export async function renderFacilityNameAnswered(
  { database, publicConfig }: Services,
  { accountId, name, isAccepted }: EmailJobOf<'facilityNameAnswered'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].facilityNameAnswered;
  const account = await findRecipient(database, accountId);
  const facility = account?.userType === 'facilityAdmin' && (await findFacility(database, accountId));
  if (!facility) return null;
  const { product } = publicConfig.brand;
  if (isAccepted) {
    return {
      to: account.email,
      subject: words.facilityNameAcceptedSubject({ name }),
      paragraphs: [words.facilityNameAcceptedLead({ product, name })],
      action: { label: words.facilityNameAcceptedButton, address: page(paths.facility) },
    };
  }
  return {
    to: account.email,
    subject: words.facilityNameRefusedSubject({ name }),
    paragraphs: [words.facilityNameRefusedLead({ name, facility: facility.name })],
    action: { label: words.facilityNameRefusedButton, address: page(paths.contact) },
    more: [words.facilityNameRefusedTell],
  };
}

/** Tells an administrator when the trial ends, and what happens then. Nothing once it is no trial anymore. */
export async function renderFacilityTrialEnding(
  { database, publicConfig }: Services,
  { accountId }: EmailJobOf<'facilityTrialEnding'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].facilityTrialEnding;
  const account = await findRecipient(database, accountId);
  if (account?.userType !== 'facilityAdmin') return null;
  const facility = await findFacility(database, accountId);
  if (facility?.status !== 'trial' || facility.endsAt === null) return null;
  const day = showDate(facility.endsAt, account.timeZone, language);
  return {
    to: account.email,
    subject: words.subject({ facility: facility.name, day }),
    paragraphs: [words.lead({ facility: facility.name, product: publicConfig.brand.product, day })],
    action: { label: words.button, address: page(paths.contact) },
    more: [words.noCharge, words.kept],
  };
}
