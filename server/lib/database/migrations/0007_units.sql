-- The wards or houses of a facility. Its administrator names them and puts members into them.
create table units (
  id uuid primary key,
  facility_id uuid not null references facilities on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  unique (facility_id, id)
);
create unique index units_by_name on units (facility_id, lower(name));

-- A member is in a unit of the own facility or in none: removing a unit keeps its members.
alter table facility_members
  add column unit_id uuid,
  add foreign key (facility_id, unit_id) references units (facility_id, id) on delete set null (unit_id);
create index facility_members_by_unit on facility_members (unit_id) where unit_id is not null;

-- The price that the operator agreed with the facility, in words: invoices are written elsewhere.
alter table facilities add column terms text;

-- The exercises of each game that were right on the first try, for a facility's list of members: without them the list
-- would read every attempt. The first of several attempts is the one that arrived first.
alter table playthroughs add column first_try_exercises smallint[] not null default '{}';

update playthroughs
set first_try_exercises = known.exercises
from (
  select account_id, playthrough_id, array_agg(exercise_id) as exercises
  from (
    select distinct on (attempts.account_id, attempts.playthrough_id, attempts.exercise_id)
      attempts.account_id, attempts.playthrough_id, attempts.exercise_id,
      attempts.outcome = 'correct' and not attempts.assisted as is_first_try
    from attempts join saves on saves.account_id = attempts.account_id and saves.save_id = attempts.save_id
    where not attempts.placeholder
    order by attempts.account_id, attempts.playthrough_id, attempts.exercise_id, saves.arrival, attempts.position
  ) as first_attempts
  where is_first_try
  group by account_id, playthrough_id
) as known
where known.account_id = playthroughs.account_id and known.playthrough_id = playthroughs.id;
