import { type AskedCounts, fewestInStudy, type PlayedCounts } from '#contract/operator-study-summary.ts';
import { dayMs } from '#server/lib/clock.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import type { Study } from '#server/tables/study.ts';
import { firstTriesOf } from './first-tries.ts';
import { monthBegins } from './read-flow.ts';
import { getStudyRow } from './studies.ts';

type Summary = { questions: AskedCounts[]; play: PlayedCounts[] };

/** Counts and medians of a study, which the database makes: no row about a person leaves it. @throws Problem `not_found` */
export async function summarizeStudy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  studyId: string,
): Promise<Summary> {
  const study = await getStudyRow(database, studyId);
  const asked = await database.execute<AskedCounts>(countAnswers(study, clock.now()));
  if (!study.collects.includes('firstTries')) return { questions: asked.rows, play: [] };
  const played = await database.execute<PlayedCounts>(countTries(study));
  return { questions: asked.rows, play: played.rows };
}

const peopleOf = (study: Study): SQL => sql`
  select account_id, coalesce(arm, '') as arm, joined_at, coalesce(left_at, 'infinity') as until_at
  from study_consents join accounts on accounts.id = account_id
  where study_id = ${study.id} and deletion_requested_at is null`;

function countAnswers(study: Study, now: Date): SQL {
  const plan = study.instruments.flatMap(({ id, months }) =>
    months.map((month) => ({ instrument: id, month })),
  );
  // After the last day nobody is asked.
  const end = study.endsOn === null ? now : new Date(Date.parse(study.endsOn) + dayMs - 1);
  const until = new Date(Math.min(now.getTime(), end.getTime()));
  return sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(plan)}::jsonb) as plan (instrument text, month int)),
    answers as (
      select arm, asked.instrument, asked.month, answered_at, by_phone, score, responses.answers ->> 'fell' as fell
      from (${peopleOf(study)}) as people cross join asked left join study_responses as responses
        on responses.account_id = people.account_id and responses.instrument = asked.instrument
        and responses.month = asked.month and answered_at <= until_at
      where answered_at is not null or ${monthBegins(sql`asked.month`)} <= least(until_at, ${until}::timestamptz)),
    counts as (
      select arm, instrument, month, count(*)::int as due, count(answered_at)::int as answered,
        count(*) filter (where by_phone)::int as by_phone, count(score)::int as scores,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by score) as parts,
        count(*) filter (where fell = '1')::int as fell
      from answers group by arm, instrument, month)
    select arm, instrument, month, due, answered, by_phone as "byPhone",
      case when scores >= ${fewestInStudy} then
        jsonb_build_object('low', parts[1], 'median', parts[2], 'high', parts[3]) end as score,
      case when instrument = 'falls' and answered >= ${fewestInStudy} then fell end as fell
    from counts order by instrument, month, arm`;
}

const countTries = (study: Study): SQL => sql`
  with people as (${peopleOf(study)}), tries as (${firstTriesOf(sql`select account_id from people`)}),
  own as (
    select account_id, arm, count(*) as tries,
      avg((outcome = 'correct' and not assisted)::int) filter (where outcome <> 'skipped') as share
    from people join tries using (account_id) where at <= until_at group by account_id, arm)
  select arm, count(*)::int as people,
    case when count(*) >= ${fewestInStudy} then percentile_cont(0.5) within group (order by tries) end as "medianTries",
    case when count(share) >= ${fewestInStudy} then percentile_cont(0.5) within group (order by share) end as "medianRight"
  from own group by arm order by arm`;
