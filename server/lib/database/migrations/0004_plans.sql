-- What people say of each exercise at home, what they chose to do, and what became of it: one row for each change. The
-- plan itself is computed from them. `change_id` is given by the device, so that a change sent twice is stored once.
create table plan_changes (
  account_id uuid not null references accounts,
  change_id uuid not null,
  exercise_id smallint not null,
  content_version text not null,
  kind text not null,
  what text,
  planned_for text,
  helper text,
  after_days smallint,
  made_at timestamptz not null,
  received_at timestamptz not null,
  primary key (account_id, change_id)
);
