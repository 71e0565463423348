-- Answers of participants to the two forms of the test of a study: one before the course, the other one after it.
create table study_form_answers (
  account_id uuid not null references accounts on delete cascade,
  time text not null check (time in ('before', 'after')),
  exercise_id smallint not null,
  form text not null check (form in ('a', 'b')),
  scene_state text not null check (scene_state in ('scene', 'safe')),
  content_version text not null,
  language text not null check (language in ('en', 'es')),
  outcome text not null check (outcome in ('correct', 'incorrect', 'skipped')),
  selected_option_id smallint check ((selected_option_id is null) = (outcome = 'skipped')),
  seconds numeric,
  answered_at timestamptz not null,
  primary key (account_id, time, exercise_id)
);
