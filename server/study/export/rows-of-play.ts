import { type SQL, sql } from '#server/lib/database/query.ts';
import { firstTriesOf } from '../first-tries.ts';
import { dayOfRow, wholeDays } from './days-since.ts';

/** Rows of what people did in the game. Of somebody who has left, what was before. */

export const rowsOfFirstTries = (people: SQL): SQL => sql`
  with first_tries as (${firstTriesOf(people)})
  select person as study_code, ${dayOfRow(sql`at`)}, exercise_id as exercise, content_version, look_first, scene_state, language,
    case when outcome <> 'skipped' then selected_option_id end as claim, outcome, assisted, seconds::float8 as seconds
  from (${people}) people join first_tries using (account_id) where at <= until_at order by person, at, exercise_id`;

export const rowsOfReviews = (people: SQL): SQL => sql`
  with people as (${people}), first_tries as (
    select account_id, exercise_id, at as first_at from (${firstTriesOf(sql`select account_id from people`)}) as tries),
  reviewed as (
    select *, lag(reviewed_at) over (partition by account_id, exercise_id order by reviewed_at, id) as last_review_at
    from people join reviews using (account_id)),
  delayed as (
    select *, greatest(last_review_at, case when first_at < reviewed_at then first_at end) as last_at
    from reviewed left join first_tries using (account_id, exercise_id))
  select person as study_code, ${dayOfRow(sql`reviewed_at`)}, exercise_id as exercise, content_version, look_first, scene_state, language,
    ${wholeDays(sql`last_at`, sql`reviewed_at`)} as days_since_last, selected_option_id as claim, outcome, assisted, sure, claim_order
  from delayed where received_at <= until_at order by person, reviewed_at, id`;

export const rowsOfPlans = (people: SQL): SQL => sql`
  select person as study_code, ${dayOfRow(sql`made_at`)}, exercise_id as exercise, content_version, kind as step, planned_for,
    case when kind = 'chosen' then coalesce(helper, '') <> '' end as with_helper, after_days as follow_up_days
  from (${people}) people join plan_changes using (account_id)
  where kind in ('chosen', 'unchosen', 'done', 'notYet', 'hand') and received_at <= until_at
  order by person, made_at, change_id`;

export const rowsOfForms = (people: SQL): SQL => sql`
  select person as study_code, time, form, ${dayOfRow(sql`answered_at`)}, exercise_id as exercise, content_version, scene_state,
    language, selected_option_id as claim, outcome, seconds::float8 as seconds
  from (${people}) people join study_form_answers using (account_id) where answered_at <= until_at
  order by person, time desc, answered_at, exercise_id`;
