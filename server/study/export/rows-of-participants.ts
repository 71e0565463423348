import { type SQL, sql } from '#server/lib/database/query.ts';
import { wholeDays } from './days-since.ts';

/** The last instant at which anything of a person came in that an export has. */
const changedAt = sql`greatest(agreed_at, left_at,
  (select max(answered_at) from study_responses where study_responses.account_id = people.account_id),
  (select max(answered_at) from study_form_answers where study_form_answers.account_id = people.account_id),
  (select max(received_at) from saves where saves.account_id = people.account_id),
  (select max(received_at) from reviews where reviews.account_id = people.account_id),
  (select max(received_at) from plan_changes where plan_changes.account_id = people.account_id),
  (select max(submitted_at) from survey_responses where survey_responses.account_id = people.account_id),
  (select max(changed_at) from study_exposure where study_exposure.account_id = people.account_id))`;

export const rowsOfParticipants = (people: SQL): SQL => sql`
  select person as study_code, consent.arm, version as consent_version,
    (select (one ->> 'waitDays')::int from jsonb_array_elements(studies.arms) as one
      where one ->> 'id' = consent.arm and (one ->> 'waitDays')::int > 0) as waits_days,
    ${wholeDays(sql`consent.joined_at`, sql`least(left_at, now_at)`)} as days_in_study, left_at is not null as has_left,
    case when previous_export_at is null or consent.joined_at > previous_export_at then 'new'
      when ${changedAt} > previous_export_at then 'changed' else 'same' end as since_last_export
  from (${people}) people join study_consents consent using (account_id) join studies on studies.id = consent.study_id
  order by person`;
