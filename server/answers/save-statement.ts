/** No person tries one exercise of a game as often. What is beyond is taken in and forgotten. */
const mostAttempts = 200;

/**
 * Takes one save in, once, in a single statement and without a lock: saves only add rows, so any two of them may
 * run side by side. Whoever comes second with a `save_id` waits at its key for the first and then changes nothing.
 * Two first saves of different games may meet at `records_present`; the loser (23505) is sent again.
 */
export const saveStatement = {
  name: 'save_answer',
  text: `
with seen as (
  select session, total_answered, last_answered_exercise from saves where account_id = $1 and save_id = $2
),
target as (
  select coalesce(
    (select session from seen),
    $3::uuid,
    (select session from records where account_id = $1 and hidden_at is null and not $4::boolean),
    $2
  ) as session
),
told as (
  select
    session,
    (select count(distinct exercise_id) from attempts a
      where a.account_id = $1 and a.session = target.session and not a.synthetic and a.exercise_id <> $5)
    + ($6::boolean or exists (select from attempts a
      where a.account_id = $1 and a.session = target.session and not a.synthetic and a.exercise_id = $5))::int
      as total_answered,
    case when $7::boolean then $5 else coalesce(
      (select s.last_answered_exercise from saves s
        where s.account_id = $1 and s.session = target.session order by s.arrival desc limit 1), 0)
    end as last_answered_exercise,
    not exists (select from records r where r.account_id = $1 and r.session = target.session) as is_new
  from target
  where not exists (select from seen)
),
taken as (
  insert into saves (account_id, save_id, session, exercise_id, time, elapsed_ms, repeats, skip, visit_id, taken_at,
    total_answered, last_answered_exercise)
  select $1, $2, session, $5::smallint, $8, $9, $10, $11, $12, $13, total_answered, last_answered_exercise from told
  on conflict do nothing
  returning session
),
hidden as (
  update records set hidden_at = $13
  where account_id = $1 and hidden_at is null and exists (select from taken, told where is_new)
  returning session
),
started as (
  insert into records (account_id, session, started_at)
  select $1, taken.session, $13 from taken, told, (select count(*) from hidden) as done_before where is_new
  on conflict (account_id, session) do nothing
  returning account_id, started_at
),
accessed as (
  insert into first_accesses (account_id, accessed_at) select account_id, started_at from started
  on conflict do nothing
),
added as (
  insert into attempts (account_id, session, exercise_id, save_id, content_version, position, attempt_id, outcome,
    selected_option_id, assisted, synthetic, attempted_at)
  select $1, session, $5::smallint, $2, $14, attempt.*
  from taken, unnest($15::smallint[], $16::uuid[], $17::text[], $18::smallint[], $19::boolean[], $20::boolean[],
    $21::timestamptz[]) as attempt (position, attempt_id)
  order by attempt.attempt_id
  limit greatest(0, ${mostAttempts} - (select count(*) from attempts a
    where a.account_id = $1 and a.session = (select session from taken) and a.exercise_id = $5))
  on conflict do nothing
)
select session, total_answered, last_answered_exercise from seen
union all
select session, total_answered::smallint, last_answered_exercise::smallint from told`,
};
