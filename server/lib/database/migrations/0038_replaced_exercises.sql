-- Of the answered exercises, those whose first answer was given to one that another has replaced since: it says nothing
-- about the kind of the new one, so a facility's topics leave it out.
alter table playthroughs add column replaced_exercises smallint[] not null default '{}';

update playthroughs
set replaced_exercises = first.exercises
from (
  select account_id, playthrough_id, array_agg(exercise_id) as exercises
  from (
    select distinct on (account_id, playthrough_id, exercise_id)
      account_id, playthrough_id, attempts.exercise_id, content_version
    from attempts join saves using (account_id, playthrough_id, save_id)
    where not placeholder
    order by account_id, playthrough_id, attempts.exercise_id, arrival, position
  ) as answer
  where content_version in ('c008c963b993', '3bb91a75d5bf', 'a43db83ad281', '498b23b69772', '1ecf37276e31', '9549a12f633a',
    '3c88c6b7b2ea', '1f40b374d41e')
  group by 1, 2
) as first
where first.account_id = playthroughs.account_id and first.playthrough_id = playthroughs.id;
