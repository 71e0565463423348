import { type SQL, sql } from '#server/lib/database/query.ts';
import { dayOfRow } from './days-since.ts';

/** Rows of what people answered. Surveys of the game have no month: they are asked once, in the game. */
export const rowsOfInstruments = (people: SQL): SQL => sql`
  with people as (${people}), items as (
    select account_id, instrument, version, language, month, by_phone, answered_at as at, item.key as item,
      (item.value #>> '{}')::float8 as answer
    from people join study_responses using (account_id), jsonb_each(answers) as item
    union all
    select account_id, instrument, version, language, month, by_phone, answered_at, 'score', score
    from people join study_responses using (account_id) where instrument in ('fab', 'shortFesI')
    union all
    select account_id, 'survey-' || survey_id, 'surveys', language, null, false, submitted_at, question_id, option_id
    from people join survey_responses using (account_id) join survey_answers using (account_id, survey_id)
    where has_surveys)
  select person as study_code, instrument, version, language, month, ${dayOfRow(sql`at`)}, by_phone, item, answer
  from people join items using (account_id) where at <= until_at
  order by person, at, instrument, length(item), item`;

export const rowsOfFalls = (people: SQL): SQL => sql`
  select person as study_code, month, (fall ->> 'day')::date - (joined_at at time zone 'UTC')::date as day_of_fall, by_phone
  from (${people}) people join study_responses using (account_id), jsonb_array_elements(falls) as fall
  where answered_at <= until_at order by person, month, day_of_fall`;
