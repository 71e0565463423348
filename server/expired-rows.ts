import { retentionDays } from '#server/audit/record-event.ts';
import { dayMs } from '#server/lib/clock.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { unknownNamePrefix } from './accounts/password-ceiling.ts';
import type { JobData } from './services/job-data.ts';

/** When rows end, for every table: a test fails for a new one without an end. */

type Times = { now: Date; daysAgo: (days: number) => Date };

/** What the law asks of our books, and what the audit log is kept for, too. */
const daysOfBooks = 7 * 366;

/** Longer than a bank can dispute a payment, and than any device can hold an answer back. */
const daysOfHistory = 2 * 366;

/** Rows that go by their age: the job `deleteExpired` deletes those that are over. */
export const agedRows: readonly { table: string; areOver: (times: Times) => SQL }[] = [
  { table: 'sessions', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'email_tokens', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'email_changes', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'former_names', areOver: ({ now }) => sql`ends_at < ${now}` },
  { table: 'administrator_invitations', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'second_step_challenges', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'passkey_challenges', areOver: ({ now }) => sql`expires_at < ${now}` },
  { table: 'report_links', areOver: ({ now }) => sql`expires_at <= ${now}` },
  { table: 'helper_links', areOver: ({ daysAgo }) => sql`expires_at < ${daysAgo(30)}` },
  // With its room: a process with a screen in it deletes it at once.
  {
    table: 'together_seats',
    areOver: ({ now }) => sql`room_id in (select id from together_rooms where ends_at <= ${now})`,
  },
  { table: 'together_rooms', areOver: ({ now }) => sql`ends_at <= ${now}` },
  { table: 'hand_counts', areOver: ({ daysAgo }) => sql`counted_at < ${daysAgo(366)}` },
  { table: 'stop_links', areOver: ({ daysAgo }) => sql`made_at < ${daysAgo(365)}` },
  { table: 'known_devices', areOver: ({ daysAgo }) => sql`last_seen_at < ${daysAgo(365)}` },
  {
    table: 'login_failures',
    areOver: ({ daysAgo }) => sql`last_failed_at < ${daysAgo(30)}
      or (last_failed_at < ${daysAgo(1)} and not starts_with(key, ${unknownNamePrefix}))`,
  },
  { table: 'rate_limits', areOver: ({ daysAgo }) => sql`expire < ${daysAgo(1).getTime()}` },
  { table: 'blocked_networks', areOver: ({ now }) => sql`ends_at <= ${now}` },
  { table: 'security_events', areOver: ({ daysAgo }) => sql`at < ${daysAgo(retentionDays)}` },
  { table: 'payment_events', areOver: ({ daysAgo }) => sql`received_at < ${daysAgo(60)}` },
  { table: 'sandbox_emails', areOver: ({ daysAgo }) => sql`sent_at < ${daysAgo(30)}` },
  { table: 'sandbox_cards', areOver: ({ daysAgo }) => sql`created_at < ${daysAgo(daysOfHistory)}` },
  // A notice of a price that has not begun, or of a withdrawal, is never that old.
  { table: 'subscription_notices', areOver: ({ daysAgo }) => sql`sent_at < ${daysAgo(daysOfHistory)}` },
  // What is not settled has no such time.
  { table: 'payment_operations', areOver: ({ daysAgo }) => sql`settled_at < ${daysAgo(daysOfHistory)}` },
  {
    table: 'receipts',
    // As long as there is an account, they are its own.
    areOver: ({ daysAgo }) => sql`account_id is null and paid_at < ${daysAgo(daysOfBooks)}`,
  },
  { table: 'audit_log', areOver: ({ daysAgo }) => sql`at < ${daysAgo(daysOfBooks)}` },
];

/** Rows that another job deletes. */
export const rowsOfJobs: Record<string, keyof JobData> = {
  saves: 'purgeArchivedPlaythroughs',
  tickets: 'purgeVisitorMessages',
  feedback: 'purgeVisitorMessages',
};

/** Rows that end with the account (`purgeAccount`), and why one person never has many. */
export const rowsOfAccounts: Record<string, string> = {
  accounts: 'one',
  ticket_answers: 'with their ticket; by operators',
  playthroughs: 'at most 500 that were put aside: what somebody played is kept as long as the account',
  attempts: 'with their save; at most 200 for an exercise of a game',
  first_accesses: 'one',
  reviews: 'at most 10,000',
  plan_changes: 'at most 2,000',
  helper_wishes: 'one',
  reminders: 'one',
  survey_responses: 'one for each survey',
  survey_answers: 'one for each question',
  study_consents: 'one',
  study_first_tries: 'one for each exercise',
  study_exposure: 'one for each day on which a participant plays, until the study ends',
  study_form_answers: 'one for each exercise of a form, before the course and after it',
  study_responses: 'one for each instrument and month of a plan',
  study_askings: 'one for each month of a plan',
  past_study_consents: 'one for each version of a text that somebody signed',
  consents: 'one for each version of a text',
  subscriptions: 'one',
  discount_redemptions: 'one for each code',
  sandbox_customers: 'one',
  facility_members: 'one',
  facility_forms: 'one',
  facility_form_answers: 'one for each exercise of a form, before the course and after it',
  identities: 'one for each provider',
  authenticator_apps: 'one',
  recovery_codes: 'ten',
  passkeys: 'at most ten',
};

/** Rows that stay, and why they are few. */
export const rowsThatStay: Record<string, string> = {
  web_builds: 'of the last builds; the start of a new one deletes older ones',
  web_files: 'with their builds',
  facilities: 'one that a sign-up created goes with its last member; others are as agreed with an operator',
  units: 'at most 200 for each facility, and with it',
  facility_form_groups: 'one for five members or more, with the facility: sums alone',
  fall_counts: 'one for each unit and month, with the facility',
  prices: 'set by an operator; subscriptions refer to them',
  discount_codes: 'made by an operator; whoever used one may not use it again',
  studies: 'made by an operator; their exports stay possible',
  instrument_files: 'loaded by an operator; answers refer to their version',
  study_texts: 'made by an operator: what people signed',
  study_codes: 'at most 20,000 in a list of an operator',
  study_departures: 'one for each arm of a study: counts alone',
  language_signatures: 'made by an operator: who has signed the texts of a language',
  language_switches: 'one for each language',
  hash_keys: 'one for each kind of hash',
  sandbox_keys: 'one for each provider',
  database_use: 'one',
  migrations: 'one for each migration',
};

/**
 * Rows that a person can add without end, a call at a time: how many of the newest stay. Everything else of a person has
 * its bound where it is stored; a test fills each of them.
 */
export const mostRows: readonly { table: string; most: number; newest: SQL; only?: SQL }[] = [
  { table: 'sessions', most: 50, newest: sql`last_seen_at` },
  { table: 'security_events', most: 1000, newest: sql`at` },
  { table: 'helper_links', most: 20, newest: sql`made_at`, only: sql`ended_at is not null` },
  { table: 'feedback', most: 500, newest: sql`received_at` },
  { table: 'tickets', most: 500, newest: sql`received_at` },
  { table: 'payment_operations', most: 500, newest: sql`settled_at`, only: sql`settled_at is not null` },
  {
    table: 'saves',
    most: 5000,
    newest: sql`arrival`,
    // What was opened without an answer, and games that were put aside: answers of the current game stay.
    only: sql`not exists (select from attempts where attempts.account_id = saves.account_id
      and attempts.save_id = saves.save_id) or exists (select from playthroughs
      where playthroughs.account_id = saves.account_id and id = playthrough_id and archived_at is not null)`,
  },
  {
    table: 'playthroughs',
    most: 500,
    newest: sql`archived_at`,
    only: sql`archived_at is not null and not exists (select from saves
      where saves.account_id = playthroughs.account_id and playthrough_id = playthroughs.id)`,
  },
];

/** Deletes the rows of `agedRows` that are over, and those beyond `mostRows`. */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const { table, areOver } of agedRows)
    await database.execute(sql`delete from ${sql.identifier(table)} where ${areOver({ now, daysAgo })}`);
  for (const { table, most, newest, only = sql`true` } of mostRows) {
    const rows = sql.identifier(table);
    // Few people have as many: only theirs are put in order.
    await database.execute(sql`
      delete from ${rows} where ctid in (
        select ctid from (
          select ctid, row_number() over (partition by account_id order by ${newest} desc) as place from ${rows}
          where account_id in (
            select account_id from ${rows} where account_id is not null group by account_id having count(*) > ${most}
          ) and (${only})
        ) as ranked where place > ${most}
      )`);
  }
}
