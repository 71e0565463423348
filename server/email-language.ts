import type { Language } from '#contract/pages/languages.ts';
import { eq } from '#server/lib/database/query.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { accounts } from '#server/tables/accounts.ts';
import { administratorInvitations, facilities, facilityMembers } from '#server/tables/facilities.ts';
import { ticketAnswers, tickets } from '#server/tables/support.ts';
import type { EmailJob } from './services/email-job.ts';
import type { Services } from './services/services.ts';

/**
 * The language of an email when it is sent: what its reader has chosen, or that of the page that asked for it, or that of
 * the facility. Mail to our support is in English.
 */
export async function findEmailLanguage({ database, config }: Services, job: EmailJob): Promise<Language> {
  if (job.template === 'ticket' || config.languages.length === 1) return 'en';
  // Whoever is invited to a facility has not seen the page of the person who invites.
  const wanted =
    job.template === 'administratorInvited'
      ? ((await findOfFacility(database, job)) ?? job.language)
      : ((await findChosen(database, job)) ?? job.language ?? (await findOfFacility(database, job)));
  return languageOf(config.languages, wanted);
}

type Reading = Services['database'];

/** By the account, or stored with what the email is about. */
async function findChosen(database: Reading, job: EmailJob): Promise<Language | null> {
  if (job.accountId !== null) {
    const [account] = await database
      .select({ settings: accounts.settings })
      .from(accounts)
      .where(eq(accounts.id, job.accountId));
    return account?.settings.language ?? null;
  }
  if (job.template === 'ticketAnswer') {
    const [ticket] = await database
      .select({ language: tickets.language })
      .from(ticketAnswers)
      .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
      .where(eq(ticketAnswers.id, job.answerId));
    return ticket?.language ?? null;
  }
  return null;
}

async function findOfFacility(database: Reading, job: EmailJob): Promise<Language | null> {
  if (job.template === 'administratorInvited') {
    const [facility] = await database
      .select({ language: facilities.language })
      .from(administratorInvitations)
      .innerJoin(facilities, eq(facilities.id, administratorInvitations.facilityId))
      .where(eq(administratorInvitations.id, job.invitationId));
    return facility?.language ?? null;
  }
  if (job.accountId === null) return null;
  const [facility] = await database
    .select({ language: facilities.language })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(eq(facilityMembers.accountId, job.accountId));
  return facility?.language ?? null;
}
