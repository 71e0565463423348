-- Of the answered exercises, those where the player was first asked what to check in the picture, and those of them where
-- the first tap found the place: so that a facility's topics read no saves.
alter table playthroughs
  add column asked_exercises smallint[] not null default '{}',
  add column found_exercises smallint[] not null default '{}';

update playthroughs
set asked_exercises = looked.asked, found_exercises = coalesce(looked.found, '{}')
from (
  select account_id, playthrough_id, array_agg(exercise_id) as asked,
    array_agg(exercise_id) filter (where look_first = 'hit') as found
  from (
    select distinct on (account_id, playthrough_id, exercise_id)
      account_id, playthrough_id, saves.exercise_id, look_first
    from saves join attempts using (account_id, playthrough_id, save_id)
    where not placeholder
    order by account_id, playthrough_id, exercise_id, arrival
  ) as answered
  where look_first <> 'notAsked'
  group by 1, 2
) as looked
where looked.account_id = playthroughs.account_id and looked.playthrough_id = playthroughs.id;
