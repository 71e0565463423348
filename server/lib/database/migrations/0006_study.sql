-- Who lets researchers use what they did in the game, without their name. `left_at` is set when they stop.
create table study_consents (
  account_id uuid primary key references accounts,
  version text not null,
  agreed_at timestamptz not null,
  left_at timestamptz
);

-- The key of the pseudonyms: one row, made at the first export and never changed.
create table study_key (
  only_row boolean primary key default true check (only_row),
  key text not null,
  made_at timestamptz not null
);
