-- Words of instruments, as an operator has loaded them from a checked file after confirming the permission.
create table instrument_files (
  instrument text not null,
  version text not null,
  content jsonb not null,
  permission text not null,
  loaded_at timestamptz not null,
  primary key (instrument, version)
);

-- What a participant answered to one instrument in one month after joining. An item that was skipped is null.
create table study_responses (
  account_id uuid not null references accounts on delete cascade,
  instrument text not null,
  month smallint not null,
  version text not null,
  answers jsonb not null,
  falls jsonb not null,
  score double precision,
  by_phone boolean not null,
  answered_at timestamptz not null,
  primary key (account_id, instrument, month)
);

-- How often a participant was asked by email for the questions of a month.
create table study_askings (
  account_id uuid not null references accounts on delete cascade,
  month smallint not null,
  sent smallint not null,
  last_sent_at timestamptz not null,
  primary key (account_id, month)
);

-- Months are counted from joining, also after another version of the text was signed.
alter table study_consents add column joined_at timestamptz not null default now();
update study_consents set joined_at = agreed_at;
