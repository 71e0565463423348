-- Earlier times of taking part in the study, as proof for the exports of those times. In a table of its own, because
-- releases before this one write `study_consents` by its key; they also delete accounts without knowing this table.
create table past_study_consents (
  account_id uuid not null references accounts on delete cascade,
  version text not null,
  agreed_at timestamptz not null,
  left_at timestamptz not null,
  primary key (account_id, agreed_at)
);
