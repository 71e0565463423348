/** Nobody tries one exercise of a playthrough this often. Further attempts are accepted and dropped. */
const maxAttempts = 200;

/**
 * Stores one save exactly once, in a single statement, whose values `save-answer.ts` gives. The statement adds rows to `saves`,
 * `attempts` and `first_accesses`, and adds to the counts in `playthroughs`: another save of the same playthrough waits for that row
 * until this statement ends. A second save with the same `save_id` waits for the unique key and then changes nothing. The response is
 * computed from the counts, so that a save does not take longer because of the saves before it.
 * Two first saves of different playthroughs may collide at `playthroughs_current`; the loser (23505) is sent again.
 */
export const saveStatement = {
  name: 'save_answer',
  text: `
with seen as (
  select playthrough_id, total_answered, last_answered_exercise from saves where account_id = $1 and save_id = $2
),
target as (
  select coalesce(
    (select playthrough_id from seen),
    $3::uuid,
    (select id from playthroughs where account_id = $1 and archived_at is null
      and (not $4::boolean or begun_by = $25::uuid and coalesce(attempt_counts[$5::smallint], 0) = 0)),
    $2
  ) as playthrough_id
),
earlier as (
  select
    target.playthrough_id,
    cardinality(array_remove(p.answered_exercises, $5::smallint)) as others_answered,
    $6::boolean or $5::smallint = any(p.answered_exercises) as is_answered,
    case when $7::boolean then $5::smallint else p.last_answered_exercise end as last_answered_exercise,
    coalesce(p.attempt_counts[$5::smallint], 0) as attempts,
    p.id is null as is_new
  from target left join playthroughs p on p.account_id = $1 and p.id = target.playthrough_id
  where not exists (select from seen)
),
result as (
  select
    playthrough_id,
    coalesce(others_answered, 0) + coalesce(is_answered, $6)::int as total_answered,
    coalesce(last_answered_exercise, 0) as last_answered_exercise
  from earlier
),
received as (
  insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, visit_id,
    received_at, total_answered, last_answered_exercise, look_first, scene_state, language)
  select $1, $2, playthrough_id, $5::smallint, $8, $9, $10, $11, $12, $13, total_answered, last_answered_exercise,
    $23, $24, $26
  from result
  on conflict do nothing
  returning playthrough_id
),
archived as (
  update playthroughs set archived_at = $13
  where account_id = $1 and archived_at is null and exists (select from received, earlier where is_new)
  returning id
),
added as (
  insert into attempts (account_id, playthrough_id, exercise_id, save_id, content_version, position, attempt_id,
    outcome, selected_option_id, assisted, placeholder, attempted_at)
  select $1, playthrough_id, $5::smallint, $2, $14, attempt.*
  from received, unnest($15::smallint[], $16::uuid[], $17::text[], $18::smallint[], $19::boolean[], $20::boolean[],
    $21::timestamptz[]) as attempt (position, attempt_id)
  order by attempt.attempt_id
  limit greatest(0, ${maxAttempts} - (select attempts from earlier))
  on conflict do nothing
  returning placeholder, position, outcome = 'correct' and not assisted as is_first_try
),
-- The sum comes first, so that the attempts are inserted before the row of the playthrough is locked.
counted as (
  select
    count(*)::smallint as attempts,
    coalesce(bool_or(not placeholder), false) as is_answered,
    coalesce((array_agg(is_first_try order by position) filter (where not placeholder))[1], false) as is_first_try
  from added
),
kept as (
  insert into playthroughs as p
    (account_id, id, started_at, attempt_counts, answered_exercises, first_try_exercises, asked_exercises,
     found_exercises, last_answered_exercise, last_played_at, begun_by)
  select $1, received.playthrough_id, $13,
    case when counted.attempts = 0 then '{}' else array_fill(counted.attempts, array[1], array[$5::int]) end,
    case when counted.is_answered then array[$5::smallint] else '{}' end,
    case when counted.is_first_try then array[$5::smallint] else '{}' end,
    case when counted.is_answered and $23 in ('hit', 'missed', 'shown') then array[$5::smallint] else '{}' end,
    case when counted.is_answered and $23 = 'hit' then array[$5::smallint] else '{}' end,
    result.last_answered_exercise,
    $22::timestamptz,
    case when $4 and $3 is null then $25::uuid end
  from received, result, counted, (select count(*) from archived) as done_before
  on conflict (account_id, id) do update set
    attempt_counts[$5::int] = nullif(coalesce(p.attempt_counts[$5::int], 0) + (select attempts from counted), 0),
    answered_exercises = case
      when (select is_answered from counted) and not $5::smallint = any(p.answered_exercises)
      then p.answered_exercises || $5::smallint else p.answered_exercises end,
    first_try_exercises = case
      when (select is_first_try from counted) and not $5::smallint = any(p.answered_exercises)
      then p.first_try_exercises || $5::smallint else p.first_try_exercises end,
    asked_exercises = case
      when not $5::smallint = any(p.answered_exercises)
      then p.asked_exercises || excluded.asked_exercises else p.asked_exercises end,
    found_exercises = case
      when not $5::smallint = any(p.answered_exercises)
      then p.found_exercises || excluded.found_exercises else p.found_exercises end,
    last_answered_exercise = case when $7 then $5::smallint else p.last_answered_exercise end,
    last_played_at = greatest(p.last_played_at, excluded.last_played_at)
  returning account_id, started_at
),
accessed as (
  insert into first_accesses (account_id, accessed_at) select account_id, started_at from kept, earlier where is_new
  on conflict do nothing
)
select playthrough_id, total_answered, last_answered_exercise from seen
union all
select playthrough_id, total_answered::smallint, last_answered_exercise::smallint from result`,
};
