-- Two steps at log in: after the password or the provider, a code of an app, a passkey or a recovery code. They are on
-- while an account has an app or a passkey.
alter table accounts add column two_steps_since timestamptz;

-- The second step was done in this browser, which is not asked again for a while.
alter table known_devices add column second_step_at timestamptz;

-- The key that the person's app computes codes from, encrypted, and a new one until its first code has confirmed it.
-- `last_step` is the time step of the last code: it and all before it are used up.
create table authenticator_apps (
  account_id uuid primary key references accounts,
  secret text,
  added_at timestamptz,
  last_step bigint not null default 0,
  wrong_codes integer not null default 0,
  pending_secret text,
  pending_session_id uuid,
  pending_since timestamptz
);

create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash text not null,
  made_at timestamptz not null,
  primary key (account_id, code_hash)
);

-- A log in that waits for its second step, and what its session will be.
create table second_step_challenges (
  token_hash text primary key,
  account_id uuid not null references accounts,
  opened_by text not null,
  is_shared boolean not null,
  session_ends_at timestamptz,
  expires_at timestamptz not null
);
create index second_step_challenges_by_account on second_step_challenges (account_id);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_account on passkeys (account_id);

-- What a passkey has to sign next: at a log in, to show who holds a session, or to be added. `holder_hash` is the token
-- of the log in or the id of the session.
create table passkey_challenges (
  challenge_hash text primary key,
  account_id uuid not null references accounts,
  purpose text not null,
  holder_hash text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_account on passkey_challenges (account_id);
