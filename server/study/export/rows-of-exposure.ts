import { type SQL, sql } from '#server/lib/database/query.ts';

/** Days are those of the server's clock: what a device says of its own is not needed to count them. */
export const rowsOfExposure = (people: SQL): SQL => sql`
  select person as study_code, (
      select count(*)::int from (
        select day from study_exposure where account_id = people.account_id
        union select (received_at at time zone 'UTC')::date from saves
          where account_id = people.account_id and received_at between joined_at and until_at
        union select (received_at at time zone 'UTC')::date from reviews
          where account_id = people.account_id and received_at between joined_at and until_at
      ) as days) as days_played,
    coalesce(films_started, 0) as films_started, coalesce(films_ended, 0) as films_ended,
    coalesce(sound_minutes, 0) as sound_minutes,
    (select count(*)::int from reviews
      where account_id = people.account_id and received_at between joined_at and until_at) as reviews,
    (select count(*)::int from plan_changes
      where account_id = people.account_id and received_at between joined_at and until_at) as plan_steps
  from (${people}) people left join lateral (
    select sum(study_exposure.films_started)::int as films_started, sum(study_exposure.films_ended)::int as films_ended,
      round(sum(sound_seconds) / 60.0, 1)::float8 as sound_minutes
    from study_exposure where account_id = people.account_id) as exposure on true
  order by person`;
