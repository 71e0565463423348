-- Organisations whose members play without paying. Set by the operator: status, seats, last day.
create table facilities (
  id uuid primary key,
  name text not null,
  -- Capital letters and digits without 0, O, 1, I, L; null once revoked and not yet replaced.
  code text unique check (code ~ '^[A-HJKMNP-Z2-9]{8}$'),
  status text not null check (status in ('trial', 'active', 'suspended')),
  seat_limit integer not null check (seat_limit >= 0),
  seats_taken integer not null default 0 check (seats_taken >= 0),
  ends_at timestamptz,
  created_at timestamptz not null
);

create table accounts (
  id uuid primary key,
  user_type text not null check (user_type in ('individualUser', 'facilityUser', 'facilityAdmin', 'operator')),
  user_name text not null check (user_name <> '' and user_name !~ '@'),
  email text check (email <> ''),
  email_verified_at timestamptz,
  name text,
  -- argon2id; null for who signs in with a provider only, or has used up a one-time password.
  password_hash text,
  password_is_one_time boolean not null default false,
  -- What differs from the defaults of the contract.
  settings jsonb not null default '{}',
  created_at timestamptz not null,
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
  primary key (account_id, id)
);

create unique index sessions_by_token on sessions (token_hash);
create index sessions_by_expiry on sessions (expires_at);

-- Google and Facebook accounts that open ours.
create table identities (
  account_id uuid not null references accounts,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  linked_at timestamptz not null,
  primary key (account_id, provider),
  unique (provider, subject)
);

-- What a person agreed to, and to which version of the text.
create table consents (
  account_id uuid not null references accounts,
  text text not null check (text in ('age', 'contact')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (account_id, text, version)
);

-- One link of each purpose at a time: a new one takes the place of the last. Hashed, used once.
create table mailed_links (
  account_id uuid not null references accounts,
  purpose text not null check (purpose in ('reset', 'confirm_email', 'confirm_deletion', 'restore')),
  -- Null until the letter is written: the token exists only in the letter.
  token_hash text unique,
  -- With confirm_email: the address that will count once the link is opened.
  new_email text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

-- Failed log ins, for the growing delay. Keys are hashes of account and address.
create table login_failures (
  key text primary key,
  failures integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null
);

create index login_failures_by_time on login_failures (last_failed_at);

-- The state that decides who may play; payment writes it.
create table subscriptions (
  account_id uuid primary key references accounts,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- With past_due: access lasts until then.
  grace_ends_at timestamptz,
  last_charge_cents integer check (last_charge_cents >= 0)
);
