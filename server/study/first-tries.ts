import { type SQL, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';

/**
 * The first try of each exercise, of people in the table `people`: an answer is real unless it only stands for a skip, the
 * first real one counts, and a skip counts where none followed. What is frozen was first.
 */
export const firstTriesOf = (people: SQL): SQL => sql`
  select distinct on (account_id, exercise_id) account_id, exercise_id, content_version, at, outcome, selected_option_id,
    assisted, look_first, scene_state, language, seconds
  from (
    select account_id, exercise_id, content_version, at, outcome, selected_option_id, assisted, look_first, scene_state,
      language, seconds, 0 as kind, 0::bigint as arrival, 0 as position
    from (${people}) as frozen_people join study_first_tries using (account_id)
    union all
    select account_id, attempts.exercise_id, content_version, attempted_at,
      case when placeholder then 'skipped' else outcome end, selected_option_id, assisted, look_first, scene_state,
      language, round(elapsed_ms / 1000.0, 1), case when placeholder then 2 else 1 end, arrival, position
    from (${people}) as playing_people join attempts using (account_id) join saves using (account_id, save_id)
  ) as tries
  order by account_id, exercise_id, kind, arrival, position`;

/**
 * Keeps the first tries of participants whose earlier games are about to be deleted: after Start New, the next try of an
 * exercise would count as the first one. Jobs run it before they delete answers.
 */
export async function freezeFirstTries({ database }: Pick<Services, 'database'>): Promise<void> {
  const people = sql`
    select account_id from study_consents where left_at is null
    and exists (select from playthroughs where playthroughs.account_id = study_consents.account_id and archived_at is not null)`;
  await database.execute(sql`
    insert into study_first_tries (account_id, exercise_id, content_version, at, outcome, selected_option_id, assisted,
      look_first, scene_state, language, seconds)
    select * from (
      select account_id, exercise_id, content_version, at, outcome, selected_option_id, assisted, look_first, scene_state,
        language, seconds from (${firstTriesOf(people)}) as tries where outcome <> 'skipped'
    ) as kept
    on conflict do nothing`);
}
