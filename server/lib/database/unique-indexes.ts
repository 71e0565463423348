import type pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';

/**
 * All unique indexes after the last migration, those of primary keys, too. A restore that has failed on its way leaves
 * tables without them, and then two rows stand where there may be one. A test compares the list with the migrations.
 */
export const uniqueIndexes: readonly string[] = [
  'accounts_by_address_key',
  'accounts_by_name_key',
  'accounts_pkey',
  'administrator_invitations_by_address_key',
  'administrator_invitations_pkey',
  'administrator_invitations_token_hash_key',
  'attempts_pkey',
  'audit_log_pkey',
  'authenticator_apps_pkey',
  'blocked_networks_pkey',
  'consents_pkey',
  'database_use_pkey',
  'discount_codes_code_key',
  'discount_codes_pkey',
  'discount_redemptions_pkey',
  'email_changes_pkey',
  'email_changes_token_hash_key',
  'email_tokens_pkey',
  'email_tokens_token_hash_key',
  'facilities_code_key',
  'facilities_pkey',
  'facility_form_answers_pkey',
  'facility_form_groups_pkey',
  'facility_forms_pkey',
  'facility_members_pkey',
  'fall_counts_key',
  'feedback_idempotency_key_key',
  'feedback_pkey',
  'first_accesses_pkey',
  'former_names_pkey',
  'hand_counts_pkey',
  'hash_keys_pkey',
  'helper_links_open_by_account',
  'helper_links_pkey',
  'helper_wishes_pkey',
  'identities_pkey',
  'identities_provider_subject_key',
  'instrument_files_pkey',
  'known_devices_pkey',
  'language_signatures_pkey',
  'language_switches_pkey',
  'login_failures_pkey',
  'migrations_pkey',
  'passkey_challenges_pkey',
  'passkeys_credential_id_key',
  'passkeys_pkey',
  'past_study_consents_pkey',
  'payment_events_pkey',
  'payment_operations_pkey',
  'payment_operations_started',
  'plan_changes_pkey',
  'playthroughs_current',
  'playthroughs_pkey',
  'prices_interval_months_valid_from_key',
  'prices_pkey',
  'rate_limits_pkey',
  'receipts_account_id_id_key',
  'recovery_codes_pkey',
  'reminders_pkey',
  'report_links_pkey',
  'reviews_pkey',
  'sandbox_cards_pkey',
  'sandbox_customers_account_id_key',
  'sandbox_customers_pkey',
  'sandbox_emails_pkey',
  'sandbox_keys_pkey',
  'saves_pkey',
  'second_step_challenges_pkey',
  'security_events_pkey',
  'sessions_by_token',
  'sessions_pkey',
  'stop_links_pkey',
  'studies_pkey',
  'study_askings_pkey',
  'study_codes_pkey',
  'study_consents_by_code',
  'study_consents_pkey',
  'study_departures_pkey',
  'study_exposure_pkey',
  'study_first_tries_pkey',
  'study_form_answers_pkey',
  'study_responses_pkey',
  'study_texts_pkey',
  'subscription_notices_pkey',
  'subscriptions_customer_id_key',
  'subscriptions_pkey',
  'survey_answers_pkey',
  'survey_responses_pkey',
  'ticket_answers_idempotency_key_key',
  'ticket_answers_pkey',
  'tickets_idempotency_key_key',
  'tickets_pkey',
  'together_rooms_account_id_kind_key',
  'together_rooms_letters_hash_key',
  'together_rooms_link_hash_key',
  'together_rooms_pkey',
  'together_seats_pkey',
  'together_seats_token_hash_key',
  'units_by_name',
  'units_facility_id_id_key',
  'units_pkey',
  'web_builds_pkey',
  'web_files_pkey',
];

/** The unique indexes that PostgreSQL keeps, in the order of the alphabet. */
export async function readUniqueIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and indisvalid and relnamespace = current_schema()::regnamespace
    order by relname collate "C"`);
  return rows.map(({ name }) => name);
}

/** @throws StartError naming the missing ones */
export async function rejectMissingIndexes(pool: pg.Pool): Promise<void> {
  const found = new Set(await readUniqueIndexes(pool));
  const missing = uniqueIndexes.filter((name) => !found.has(name));
  if (missing.length === 0) return;
  throw new StartError(
    `The database lacks ${missing.join(', ')}: it was not restored completely. ` +
      'Restore the backup again, into an empty database, with "psql -v ON_ERROR_STOP=1".',
  );
}
