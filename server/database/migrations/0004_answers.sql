-- A game as one person plays it. The present one has no hidden_at; the first save of another hides it, and after
-- 30 days its saves are purged (decision G25). The row stays, so that a session once seen never starts again.
create table records (
  account_id uuid not null references accounts,
  session uuid not null,
  started_at timestamptz not null,
  hidden_at timestamptz,
  primary key (account_id, session)
);

create unique index records_present on records (account_id) where hidden_at is null;
create index records_by_hiding on records (hidden_at) where hidden_at is not null;

-- What was sent, once each. A record is what its saves add up to in the order of their arrival, so that two devices
-- need not wait for each other: contract/answer-history.ts adds them up.
create table saves (
  account_id uuid not null,
  save_id uuid not null,
  session uuid not null,
  arrival bigint generated always as identity,
  exercise_id smallint not null,
  -- Seconds on the specification's timer, and true milliseconds.
  time double precision not null,
  elapsed_ms bigint not null,
  repeats integer not null,
  skip boolean not null,
  visit_id uuid,
  taken_at timestamptz not null,
  -- What the sender was answered, to be answered again.
  total_answered smallint not null,
  last_answered_exercise smallint not null,
  primary key (account_id, save_id),
  foreign key (account_id, session) references records
);

create table attempts (
  account_id uuid not null,
  session uuid not null,
  exercise_id smallint not null,
  attempt_id uuid not null,
  save_id uuid not null,
  position smallint not null,
  outcome text not null check (outcome in ('correct', 'incorrect')),
  selected_option_id smallint,
  assisted boolean not null,
  -- Stands for a skip, not for an answer (decision G23).
  synthetic boolean not null,
  -- Of the exercise as it was played (decision G47).
  content_version text not null,
  -- By the clock of the person's device; the save tells ours.
  attempted_at timestamptz not null,
  primary key (account_id, session, exercise_id, attempt_id),
  foreign key (account_id, save_id) references saves on delete cascade
);

-- When a person first got something of the game: after that there is no refund (decision G101).
create table first_accesses (
  account_id uuid primary key references accounts,
  accessed_at timestamptz not null
);
