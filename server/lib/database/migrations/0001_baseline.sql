-- The whole schema as of the first release. Every later change is a migration of its own; none is changed once landed.


-- Accounts and facilities

-- Organizations whose members play without paying. The operator sets the status, the seats and the last day.
create table facilities (
  id uuid primary key,
  name text not null,
  -- Capital letters and digits without 0, O, 1, I, L; null while a revoked code is not yet replaced.
  code text unique check (code ~ '^[A-HJKMNP-Z2-9]{8}$'),
  status text not null check (status in ('trial', 'active', 'suspended')),
  seat_limit integer not null check (seat_limit >= 0),
  seats_taken integer not null default 0 check (seats_taken >= 0),
  ends_at timestamptz,
  created_at timestamptz not null,
  -- When an operator confirmed who runs the facility; the results of its members show only after that.
  verified_at timestamptz,
  -- A trial that a sign-up started is removed with its last member; a facility that an operator made or changed stays.
  removed_when_empty boolean not null default false
);

create table accounts (
  id uuid primary key,
  user_type text not null check (user_type in ('individualUser', 'facilityUser', 'facilityAdmin', 'operator')),
  user_name text not null check (user_name <> '' and user_name !~ '@'),
  email text check (email <> ''),
  email_verified_at timestamptz,
  name text,
  -- argon2id; null for people who sign in with a provider only.
  password_hash text,
  password_is_one_time boolean not null default false,
  -- How long a one-time password may be used; null once it was used.
  one_time_password_until timestamptz,
  -- Wrong passwords since the last right one, from devices that are not known.
  wrong_passwords integer not null default 0,
  -- The settings that differ from the defaults of the contract.
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  -- The key that came with the sign-up: the same sign-up sent again returns this account.
  sign_up_idempotency_key uuid,
  -- When the account last left a facility: what was played before is still saved.
  member_until timestamptz,
  -- When an operator put the account on hold: nobody logs in until the hold is removed.
  frozen_at timestamptz,
  deletion_requested_at timestamptz
);

create unique index accounts_by_user_name on accounts (lower(user_name));
create unique index accounts_by_email on accounts (lower(email));
create index accounts_by_deletion on accounts (deletion_requested_at) where deletion_requested_at is not null;

create table facility_members (
  account_id uuid primary key references accounts,
  facility_id uuid not null references facilities,
  joined_at timestamptz not null
);

create index facility_members_by_facility on facility_members (facility_id);

-- What a person agreed to, and to which version of the text.
create table consents (
  account_id uuid not null references accounts,
  text text not null check (text in ('age', 'contact')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (account_id, text, version)
);


-- Logging in

create table sessions (
  account_id uuid not null references accounts,
  id uuid not null,
  -- SHA-256 of the bearer token; the token itself is stored nowhere.
  token_hash text not null,
  device text not null,
  is_shared boolean not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- How long this session may do what only the owner may, after a link mailed to the owner was opened.
  owner_until timestamptz,
  primary key (account_id, id)
);

create unique index sessions_by_token on sessions (token_hash);
create index sessions_by_expiry on sessions (expires_at);

-- Google and Facebook accounts that log in to ours.
create table identities (
  account_id uuid not null references accounts,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  linked_at timestamptz not null,
  primary key (account_id, provider),
  unique (provider, subject)
);

-- Tokens of links sent by email, one of each purpose at a time: a new one replaces the last. Hashed, and used once.
create table email_tokens (
  account_id uuid not null references accounts,
  purpose text not null check (purpose in ('reset', 'confirm_email', 'confirm_deletion', 'confirm_owner', 'restore')),
  -- Null until the email is rendered: the token exists only in the email.
  token_hash text unique,
  -- With confirm_email: the address that the account gets once the link is opened.
  new_email text,
  -- The session that asked for the link: with confirm_owner the one it verifies, with confirm_email the one that stays.
  session_id uuid,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

-- The address before it was to change or did change: that address is notified, and can undo the change until
-- expires_at. Nobody else can sign up with it until then.
create table email_changes (
  id uuid primary key,
  account_id uuid not null references accounts,
  old_email text not null,
  -- A link goes only to a confirmed address: another may belong to somebody else.
  was_confirmed boolean not null,
  -- Null until the email is rendered: the token exists only in the email.
  token_hash text unique,
  notified_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_changes_by_account on email_changes (account_id);
create index email_changes_by_old_email on email_changes (lower(old_email));

-- Devices that the owner has logged in on: failures elsewhere do not lock them out.
create table known_devices (
  account_id uuid not null references accounts,
  -- A keyed hash of the device's cookie.
  device_hash text not null,
  last_seen_at timestamptz not null,
  -- Since the last right one, on this device.
  wrong_passwords integer not null default 0,
  primary key (account_id, device_hash)
);

create index known_devices_by_time on known_devices (last_seen_at);

-- Failed logins, for the growing delay. Keys are hashes of account and address.
create table login_failures (
  key text primary key,
  -- A hash of the account, so that a new password clears every failure of the old one.
  account text,
  failures integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null
);

create index login_failures_by_time on login_failures (last_failed_at);
create index login_failures_by_account on login_failures (account);

-- Logins, wrong passwords, and changes to how an account is opened: kept for 90 days. Attempts with a name that nobody
-- has belong to no account.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  account_id uuid,
  -- The administrator of the facility, when that is who did it.
  by_account_id uuid references accounts on delete set null,
  network text not null,
  device text,
  detail text
);

create index security_events_by_account on security_events (account_id, kind, at);
create index security_events_by_time on security_events (at);
create index security_events_by_actor on security_events (by_account_id) where by_account_id is not null;


-- Playing

-- One game of one person. The current one has no archived_at; the first save of another game archives it, and after 30
-- days its saves are purged (decision G25). The row stays, so that a known playthrough never starts again.
create table playthroughs (
  account_id uuid not null references accounts,
  id uuid not null,
  started_at timestamptz not null,
  archived_at timestamptz,
  -- What a save is answered with, kept here because counting the attempts at each save takes longer the more there are.
  -- Attempts kept of an exercise, at the place of its number; null for an exercise without one.
  attempt_counts smallint[] not null default '{}',
  answered_exercises smallint[] not null default '{}',
  last_answered_exercise smallint not null default 0,
  primary key (account_id, id)
);

create unique index playthroughs_current on playthroughs (account_id) where archived_at is null;
create index playthroughs_by_archiving on playthroughs (archived_at) where archived_at is not null;

-- Every save that was sent, once. A playthrough is the sum of its saves in the order of their arrival, so that two
-- devices need not wait for each other: contract/scoring/playthrough.ts adds them up.
create table saves (
  account_id uuid not null,
  save_id uuid not null,
  playthrough_id uuid not null,
  arrival bigint generated always as identity,
  exercise_id smallint not null,
  -- Seconds on the specification's timer, and true milliseconds.
  time double precision not null,
  elapsed_ms bigint not null,
  repeats integer not null,
  skip boolean not null,
  visit_id uuid,
  received_at timestamptz not null,
  -- The response to this save, to be repeated when it is sent again.
  total_answered smallint not null,
  last_answered_exercise smallint not null,
  primary key (account_id, save_id),
  foreign key (account_id, playthrough_id) references playthroughs
);

create table attempts (
  account_id uuid not null,
  playthrough_id uuid not null,
  exercise_id smallint not null,
  attempt_id uuid not null,
  save_id uuid not null,
  position smallint not null,
  outcome text not null check (outcome in ('correct', 'incorrect')),
  selected_option_id smallint,
  assisted boolean not null,
  -- Stands for a skip, not for an answer (decision G23).
  placeholder boolean not null,
  -- The version of the exercise that was played (decision G47).
  content_version text not null,
  -- By the clock of the person's device; the save has the time of ours.
  attempted_at timestamptz not null,
  primary key (account_id, playthrough_id, exercise_id, attempt_id),
  foreign key (account_id, save_id) references saves on delete cascade
);

-- When a person first got something of the game: there is no refund after that (decision G101).
create table first_accesses (
  account_id uuid primary key references accounts,
  accessed_at timestamptz not null
);

-- Addresses of reports, for ten minutes each. Only the hash of an address is kept.
create table report_links (
  account_id uuid not null,
  token_hash text not null,
  -- The session that asked for the report: the address ends with it.
  session_id uuid not null,
  time_zone text not null,
  paper text not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);

create index report_links_by_expiry on report_links (expires_at);


-- Payments

-- The price of a subscription from a day on. Today's price is the newest one whose day has come.
create table prices (
  id uuid primary key default gen_random_uuid(),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  interval_months integer not null check (interval_months between 1 and 12),
  trial_days integer not null default 0 check (trial_days >= 0),
  valid_from timestamptz not null,
  unique (interval_months, valid_from)
);

-- What is known of a person's subscription, which decides who may play. Everything but the last two columns is written
-- from the payment provider's responses; `fetch_number` keeps an older response from overwriting a newer one.
create table subscriptions (
  account_id uuid primary key references accounts,
  status text not null check (status in ('none', 'incomplete', 'active', 'past_due', 'ended')),
  provider text check (provider in ('stripe', 'sandbox')),
  customer_id text unique,
  provider_id text,
  started_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  trial_ends_at timestamptz,
  cancel_at_period_end boolean not null default false,
  -- With past_due: access lasts until then.
  grace_ends_at timestamptz,
  -- Without a card: where the discount, and with it the subscription, ends.
  ends_at timestamptz,
  ended_at timestamptz,
  price_id uuid,
  price_cents integer,
  interval_months integer,
  percent_off integer,
  discount_ends_at timestamptz,
  last_charge_cents integer check (last_charge_cents >= 0),
  card_brand text,
  card_last4 text,
  fetch_number bigint not null default 0,
  fetched_at timestamptz,
  -- Each person has one trial and one refund.
  trial_used_at timestamptz,
  refund_used_at timestamptz
);

create index subscriptions_by_period_end on subscriptions (period_end)
  where status in ('incomplete', 'active', 'past_due');

create sequence subscription_fetches;

-- Every request to the payment provider is a row first; its id is the idempotency key that the provider gets.
create table payment_operations (
  account_id uuid not null references accounts,
  id uuid not null,
  -- The key that the caller sent.
  idempotency_key uuid,
  kind text not null check (
    kind in ('subscribe', 'pay', 'keep', 'cancel', 'refund', 'change_card', 'end', 'change_price', 'fix_end')
  ),
  -- waiting: for the person, who has to confirm the payment at the bank.
  state text not null check (state in ('started', 'waiting', 'done', 'failed')),
  input jsonb not null,
  -- The entry for the audit log when an operator asked for the operation; written in the transaction that settles it.
  audit_entry jsonb,
  claimed_until timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (account_id, id)
);

-- One at a time for each person.
create unique index payment_operations_started on payment_operations (account_id) where state = 'started';
create index payment_operations_open on payment_operations (claimed_until) where state = 'started';
-- Which discount code a sign-up or a subscription has taken already.
create index payment_operations_by_idempotency_key on payment_operations (idempotency_key)
  where idempotency_key is not null;

create table discount_codes (
  id uuid primary key,
  -- In capital letters.
  code text not null unique check (code = upper(code) and code <> ''),
  percent_off integer not null check (percent_off between 1 and 100),
  lasts text not null check (lasts in ('once', 'months', 'forever')),
  months integer check (months > 0),
  trial_days integer not null default 0 check (trial_days >= 0),
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  -- Payments under way count until they fail.
  uses integer not null default 0 check (uses >= 0),
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((lasts = 'months') = (months is not null))
);

-- Each person uses a code once. `used_at` is empty while the payment is under way; a failed payment leaves no row.
create table discount_redemptions (
  account_id uuid not null references accounts,
  code_id uuid not null references discount_codes,
  operation_id uuid not null,
  used_at timestamptz,
  primary key (account_id, code_id)
);

-- Paid invoices. Kept after the account is purged, as the law requires; account_id is then empty.
create table receipts (
  account_id uuid,
  id text not null,
  provider_id text not null,
  amount_cents integer not null,
  percent_off integer,
  card_brand text,
  card_last4 text,
  paid_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  refunded_at timestamptz,
  unique (account_id, id)
);

-- Emails that a date triggers, each sent once.
create table subscription_notices (
  account_id uuid not null references accounts,
  kind text not null,
  about text not null,
  sent_at timestamptz not null,
  primary key (account_id, kind, about)
);

-- Events of the payment provider that were handled.
create table payment_events (
  id text primary key,
  received_at timestamptz not null
);

create index payment_events_by_time on payment_events (received_at);


-- Surveys, feedback and contact

-- One response of a person to a survey; answering again replaces it (decision G111). `idempotency_keys` are those of
-- the responses already received, so that a late retry does not bring an older one back.
create table survey_responses (
  account_id uuid not null references accounts,
  survey_id text not null,
  idempotency_keys uuid[] not null,
  submitted_at timestamptz not null,
  primary key (account_id, survey_id)
);

-- The texts of question and answer too: they stay true when the survey is rewritten.
create table survey_answers (
  account_id uuid not null,
  survey_id text not null,
  question_id text not null,
  question text not null,
  option_id integer not null,
  answer text not null,
  primary key (account_id, survey_id, question_id),
  foreign key (account_id, survey_id) references survey_responses on delete cascade
);

create table feedback (
  id uuid primary key,
  idempotency_key uuid unique,
  account_id uuid,
  email text,
  feedback text not null,
  submitted_on timestamptz,
  received_at timestamptz not null
);

create index feedback_by_account on feedback (account_id);

-- Messages of the contact page.
create table tickets (
  id uuid primary key,
  idempotency_key uuid unique,
  name text not null,
  email text not null,
  issue text not null,
  received_at timestamptz not null,
  closed_at timestamptz
);

create index tickets_by_email on tickets (lower(email));


-- Operation

-- What operators did. Rows stay when an account is purged; account_id is then empty.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  command text not null,
  subject text not null,
  details jsonb not null,
  account_id uuid
);

create index audit_log_by_account on audit_log (account_id);

-- The purpose of this database, written at its first start: the sandbox's payments and people mean nothing elsewhere.
create table database_use (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('sandbox', 'live')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  named_at timestamptz not null,
  check (mode = 'sandbox' or provider = 'stripe')
);

-- Shared by every process, in the shape that rate-limiter-flexible expects. Keys are hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on rate_limits (expire);

-- Keys of the hashes that callers are counted by, shared by every process. A missing key is made anew.
create table hash_keys (
  name text primary key,
  key text not null
);

-- Networks whose calls are rejected for a time.
create table blocked_networks (
  network cidr primary key,
  blocked_at timestamptz not null,
  ends_at timestamptz not null
);


-- The sandbox; empty elsewhere

-- The sandbox's inbox: the emails that would have been sent, as their readers would see them.
create table sandbox_emails (
  id uuid primary key,
  account_id uuid,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);

create index sandbox_emails_by_time on sandbox_emails (sent_at);
create index sandbox_emails_by_account on sandbox_emails (account_id);
create index sandbox_emails_by_recipient on sandbox_emails (lower(recipient));

-- The key that the sandbox's identity provider signs test tokens with, shared by its processes.
create table sandbox_keys (
  name text primary key,
  private_jwk jsonb not null
);

-- The sandbox's payment provider: one document for each customer.
create table sandbox_customers (
  id text primary key,
  account_id uuid not null unique references accounts,
  ledger jsonb not null
);

-- Of a test card only the brand and the last four digits are kept.
create table sandbox_cards (
  id text primary key,
  brand text not null,
  last4 text not null,
  outcome text not null,
  created_at timestamptz not null
);
