-- Since when a facility asks its members to look at sixteen pictures before the course and after it; null: it does not.
alter table facilities add column forms_since timestamptz;

-- Answers of members to the two forms of that test. They are the member's own: the facility reads sums of groups alone.
create table facility_form_answers (
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

-- Which form a member had first, for which facility, and when the answers were counted in a group.
create table facility_forms (
  account_id uuid primary key references accounts on delete cascade,
  facility_id uuid not null references facilities on delete cascade,
  first_form text not null check (first_form in ('a', 'b')),
  begun_at timestamptz not null,
  counted_at timestamptz
);
create index facility_forms_by_facility on facility_forms (facility_id);

-- Sums of five people or more. No row names a person: it stays as it is when somebody leaves.
create table facility_form_groups (
  id uuid primary key default gen_random_uuid(),
  facility_id uuid not null references facilities on delete cascade,
  -- Null: it counts for the whole facility alone.
  unit_id uuid references units on delete set null,
  people integer not null check (people >= 5),
  pictures smallint not null check (pictures > 0),
  right_before integer not null,
  right_after integer not null,
  squares_before integer not null,
  squares_after integer not null,
  counted_at timestamptz not null
);
create index facility_form_groups_by_facility on facility_form_groups (facility_id);
create index facility_form_groups_by_unit on facility_form_groups (unit_id);

-- Falls that staff counted in a unit and a month: numbers alone.
create table fall_counts (
  facility_id uuid not null references facilities on delete cascade,
  -- Null: residents of no unit.
  unit_id uuid references units on delete cascade,
  month date not null check (extract(day from month) = 1),
  falls integer not null check (falls >= 0),
  resident_days integer not null check (resident_days >= 0),
  changed_at timestamptz not null,
  constraint fall_counts_key unique nulls not distinct (facility_id, unit_id, month)
);
create index fall_counts_by_unit on fall_counts (unit_id);
