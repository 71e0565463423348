-- What each save is answered with, kept beside the saves: counting the attempts again at each save took longer the
-- more there were.
alter table records
  -- Attempts kept of an exercise, at the place of its number; null where there is none.
  add column attempt_counts smallint[] not null default '{}',
  add column answered_exercises smallint[] not null default '{}',
  add column last_answered_exercise smallint not null default 0;

do $$
declare
  counted record;
begin
  for counted in
    select account_id, session, exercise_id, count(*) as attempts, bool_or(not synthetic) as is_answered
    from attempts group by account_id, session, exercise_id
  loop
    update records
    set attempt_counts[counted.exercise_id] = counted.attempts,
      answered_exercises = case when counted.is_answered
        then answered_exercises || counted.exercise_id else answered_exercises end
    where account_id = counted.account_id and session = counted.session;
  end loop;
end $$;

update records set last_answered_exercise = latest.last_answered_exercise
from (
  select distinct on (account_id, session) account_id, session, last_answered_exercise
  from saves order by account_id, session, arrival desc
) as latest
where records.account_id = latest.account_id and records.session = latest.session;
