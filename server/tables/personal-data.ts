import { type SQL, sql } from '#server/lib/database/query.ts';
import { accounts } from './accounts.ts';
import { countDepartures } from './study.ts';

/**
 * The fields that identify a person's rows. What was sent with an address belongs to the person who has confirmed it:
 * anybody can sign up with somebody else's address.
 */
export const personFields = {
  id: accounts.id,
  email: sql<string | null>`case when ${accounts.emailVerifiedAt} is not null then ${accounts.email} end`,
};

/**
 * A table with personal data: what a download contains and what a purge does. A test fails when a table that refers to a
 * person is missing below. Rows are deleted in the order of the list; the account itself comes last.
 */
export type PersonalTable = {
  table: string;
  /** Selects the rows of this person. */
  rows: (person: { id: string; email: string | null }) => SQL;
  /** Columns that no download contains: secrets, and data of others. */
  hidden?: readonly string[];
  /** The time of what a facility must never see (docs/product-decisions.md#facility-views). */
  writtenAt?: SQL;
  /** Counts the person, without a name, before the rows are deleted. */
  counted?: (rows: SQL) => SQL;
  /** Rows that have to be kept: why, and the columns that are emptied. Without this they are deleted. */
  kept?: { because: string; emptied: readonly string[] };
};

const ofAccount: PersonalTable['rows'] = ({ id }) => sql`account_id = ${id}`;
const toPerson: PersonalTable['rows'] = ({ id, email }) =>
  sql`account_id = ${id} or address_key(recipient) = address_key(${email})`;

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'feedback',
    rows: ({ id, email }) => sql`account_id = ${id} or address_key(email) = address_key(${email})`,
    writtenAt: sql`received_at`,
  },
  {
    table: 'ticket_answers',
    rows: ({ id, email }) =>
      sql`ticket_id in (select id from tickets
        where tickets.account_id = ${id} or address_key(tickets.email) = address_key(${email}))`,
    // An answer says what was asked.
    writtenAt: sql`(select received_at from tickets where tickets.id = ticket_answers.ticket_id)`,
  },
  {
    table: 'tickets',
    rows: ({ id, email }) => sql`account_id = ${id} or address_key(email) = address_key(${email})`,
    writtenAt: sql`received_at`,
  },
  {
    table: 'survey_answers',
    rows: ofAccount,
    writtenAt: sql`(select submitted_at from survey_responses response
      where response.account_id = survey_answers.account_id and response.survey_id = survey_answers.survey_id)`,
  },
  { table: 'survey_responses', rows: ofAccount, writtenAt: sql`submitted_at` },
  { table: 'reviews', rows: ofAccount, writtenAt: sql`received_at` },
  { table: 'plan_changes', rows: ofAccount, writtenAt: sql`received_at` },
  { table: 'helper_wishes', rows: ofAccount, writtenAt: sql`changed_at` },
  { table: 'helper_links', rows: ofAccount, hidden: ['token_hash'] },
  {
    table: 'together_seats',
    rows: ({ id }) => sql`room_id in (select id from together_rooms where account_id = ${id})`,
    // Guests are other people.
    hidden: ['token_hash', 'connection', 'name', 'round', 'choice', 'point_x', 'point_y', 'pointed_at'],
  },
  { table: 'together_rooms', rows: ofAccount, hidden: ['link_hash', 'letters_hash'] },
  { table: 'reminders', rows: ofAccount },
  { table: 'stop_links', rows: ofAccount, hidden: ['token_hash'] },
  { table: 'attempts', rows: ofAccount },
  { table: 'saves', rows: ofAccount },
  { table: 'playthroughs', rows: ofAccount },
  { table: 'first_accesses', rows: ofAccount },
  // The operator is another person.
  { table: 'payment_operations', rows: ofAccount, hidden: ['audit_entry'] },
  { table: 'discount_redemptions', rows: ofAccount },
  { table: 'subscription_notices', rows: ofAccount },
  { table: 'sandbox_customers', rows: ofAccount, hidden: ['ledger'] },
  {
    table: 'receipts',
    rows: ofAccount,
    kept: {
      because: 'Books of account have to be kept for 7 years: what was paid when, not by whom.',
      emptied: ['account_id', 'card_brand', 'card_last4'],
    },
  },
  { table: 'subscriptions', rows: ofAccount },
  {
    table: 'audit_log',
    rows: ofAccount,
    // The name of an operator is another person's.
    hidden: ['operator'],
    kept: { because: 'What operators did stays provable; not to whom.', emptied: ['account_id', 'reason'] },
  },
  { table: 'facility_form_answers', rows: ofAccount, writtenAt: sql`answered_at` },
  { table: 'facility_forms', rows: ofAccount, writtenAt: sql`begun_at` },
  { table: 'facility_members', rows: ofAccount },
  {
    table: 'administrator_invitations',
    rows: ({ email }) => sql`address_key(email) = address_key(${email})`,
    // The inviting administrator is another person.
    hidden: ['token_hash', 'invited_by'],
  },
  { table: 'consents', rows: ofAccount },
  { table: 'study_first_tries', rows: ofAccount, writtenAt: sql`at` },
  { table: 'study_exposure', rows: ofAccount, writtenAt: sql`changed_at` },
  { table: 'study_form_answers', rows: ofAccount, writtenAt: sql`answered_at` },
  { table: 'study_responses', rows: ofAccount, writtenAt: sql`answered_at` },
  { table: 'study_askings', rows: ofAccount, writtenAt: sql`last_sent_at` },
  { table: 'past_study_consents', rows: ofAccount, writtenAt: sql`agreed_at` },
  { table: 'study_consents', rows: ofAccount, writtenAt: sql`agreed_at`, counted: countDepartures },
  { table: 'identities', rows: ofAccount },
  { table: 'email_tokens', rows: ofAccount, hidden: ['token_hash'] },
  { table: 'email_changes', rows: ofAccount, hidden: ['token_hash'] },
  { table: 'former_names', rows: ofAccount },
  // The administrator is another person.
  { table: 'security_events', rows: ofAccount, hidden: ['by_account_id'] },
  { table: 'sessions', rows: ofAccount, hidden: ['token_hash'] },
  {
    table: 'authenticator_apps',
    rows: ofAccount,
    hidden: ['secret', 'pending_secret', 'pending_session_id'],
  },
  { table: 'recovery_codes', rows: ofAccount, hidden: ['code_hash'] },
  { table: 'second_step_challenges', rows: ofAccount, hidden: ['token_hash'] },
  { table: 'passkeys', rows: ofAccount, hidden: ['credential_id', 'public_key'] },
  { table: 'passkey_challenges', rows: ofAccount, hidden: ['challenge_hash', 'holder_hash'] },
  { table: 'known_devices', rows: ofAccount, hidden: ['device_hash'] },
  { table: 'report_links', rows: ofAccount, hidden: ['token_hash'] },
  { table: 'sandbox_emails', rows: toPerson, hidden: ['text', 'html'] },
  { table: 'accounts', rows: ({ id }) => sql`id = ${id}`, hidden: ['password_hash', 'former_password_hash'] },
];
