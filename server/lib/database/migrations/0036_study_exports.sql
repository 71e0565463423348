-- First tries of participants whose earlier games are deleted after Start New.
create table study_first_tries (
  account_id uuid not null references accounts on delete cascade,
  exercise_id smallint not null,
  content_version text not null,
  at timestamptz not null,
  outcome text not null,
  selected_option_id smallint,
  assisted boolean not null,
  look_first text,
  scene_state text,
  seconds numeric,
  primary key (account_id, exercise_id)
);

-- How much a participant played on a day: films and seconds with sound.
create table study_exposure (
  account_id uuid not null references accounts on delete cascade,
  day date not null,
  films_started integer not null,
  films_ended integer not null,
  sound_seconds integer not null,
  changed_at timestamptz not null,
  primary key (account_id, day)
);

-- An export says what changed since the one before it.
alter table studies add column last_export_at timestamptz, add column previous_export_at timestamptz;
