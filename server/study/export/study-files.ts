import { type SQL, sql } from '#server/lib/database/query.ts';

/** A column: its name, and what it says. */
type StudyColumn = readonly [name: string, meaning: string];

/** A file of the export. `rows` selects its columns, of people in the table `people (account_id, person)`. */
export type StudyFile = {
  name: string;
  meaning: string;
  columns: readonly StudyColumn[];
  rows: (people: SQL) => SQL;
};

const person: StudyColumn = [
  'person',
  'The study code of a person: the same in all files and in all exports.',
];
const exercise: StudyColumn = ['exercise', 'The number of the exercise, 1 to 50.'];
const contentVersion: StudyColumn = [
  'content_version',
  'Which text and picture of the exercise it was. Another version is another question.',
];
const lookFirst: StudyColumn = [
  'look_first',
  'Before the film, "What would you check here?": `hit` for a first tap on the place, `missed`, `shown`, `notAsked`, or empty if nobody asked.',
];
const sceneState: StudyColumn = [
  'scene_state',
  'The state of the scene that was shown: `scene`, something is the matter, or `safe`, all is in order; empty where a scene has one.',
];
const day: StudyColumn = [
  'day',
  "Whole days of 24 hours since the person's first try in the file of first tries; 0 on the first day.",
];

/** An answer is real unless it only stands for a skip. The first real one counts; a skip counts where none followed. */
const firstTries = sql`
  select distinct on (account_id, attempts.exercise_id) account_id, attempts.exercise_id, attempt_id as id,
    content_version,
    case when placeholder then 'skipped' else outcome end as outcome, assisted, attempted_at as at, look_first,
    scene_state
  from people join attempts using (account_id) join saves using (account_id, save_id)
  order by account_id, attempts.exercise_id, placeholder, arrival, position`;

/** Where the days of each person begin. Start New may have removed the first tries. */
const starts = sql`
  select account_id, coalesce(
    (select min(at) from first_tries where first_tries.account_id = people.account_id),
    (select min(reviewed_at) from reviews where reviews.account_id = people.account_id),
    (select min(made_at) from plan_changes where plan_changes.account_id = people.account_id)) as start_at
  from people`;

const wholeDays = (from: SQL, to: SQL) => sql`floor(extract(epoch from ${to} - ${from}) / 86400)::int`;

/** A wrong clock may have dated something before the first try. */
const dayOf = (at: SQL) => sql`greatest(0, ${wholeDays(sql`start_at`, at)}) as day`;

const withStarts = (people: SQL, rows: SQL) =>
  sql`with people as (${people}), first_tries as (${firstTries}), starts as (${starts}) ${rows}`;

export const studyFiles: readonly StudyFile[] = [
  {
    name: 'people.csv',
    meaning: 'Everyone who takes part, also those who have not played.',
    columns: [person, ['consent_version', 'Which version of the text the person agreed to.']],
    rows: (people) => sql`
      select person, version as consent_version from (${people}) people join study_consents using (account_id)
      order by person`,
  },
  {
    name: 'first_tries.csv',
    meaning: 'The first try of each exercise that is still stored.',
    columns: [
      person,
      day,
      exercise,
      contentVersion,
      lookFirst,
      sceneState,
      ['outcome', '`correct`, `incorrect`, or `skipped`: skipped and not answered later.'],
      ['assisted', '`yes` if the person had help, such as seeing the place first; otherwise `no`.'],
    ],
    rows: (people) =>
      withStarts(
        people,
        sql`select person, ${dayOf(sql`at`)}, exercise_id as exercise, content_version, look_first, scene_state,
            outcome, assisted
          from people join first_tries using (account_id) join starts using (account_id) order by person, at, id`,
      ),
  },
  {
    name: 'reviews.csv',
    meaning: "Exercises that were seen again in Today's three. Each has one try.",
    columns: [
      person,
      day,
      exercise,
      contentVersion,
      lookFirst,
      sceneState,
      [
        'days_since_last',
        'The delay: whole days since the person last answered this exercise; empty if that is not stored.',
      ],
      ['outcome', '`correct` or `incorrect`.'],
      ['assisted', '`yes` if the place had to be shown; otherwise `no`.'],
      ['sure', '`yes` or `no`, asked after the choice; empty if the person did not say.'],
      ['claim_order', 'The order of the two claims: `filmed`, as at the first try, or `swapped`.'],
    ],
    rows: (people) =>
      withStarts(
        people,
        sql`, answered as (
            select account_id, exercise_id, content_version, id, at, outcome, assisted, null::boolean as sure,
              look_first, scene_state, null as claim_order, false as is_review from first_tries
            union all select account_id, exercise_id, content_version, id, reviewed_at, outcome, assisted, sure,
              look_first, scene_state, claim_order, true from people join reviews using (account_id)),
          delays as (
            select *, lag(at) over (partition by account_id, exercise_id order by at, id) as last_at from answered)
          select person, ${dayOf(sql`at`)}, exercise_id as exercise, content_version, look_first, scene_state,
            ${wholeDays(sql`last_at`, sql`at`)} as days_since_last, outcome, assisted, sure, claim_order
          from people join delays using (account_id) join starts using (account_id)
          where is_review order by person, at, id`,
      ),
  },
  {
    name: 'plan_outcomes.csv',
    meaning: 'What people chose to do at home, and what became of it. Their own words are left out.',
    columns: [
      person,
      day,
      ['exercise', 'The number of the exercise that the plan takes the hazard from, 1 to 50.'],
      contentVersion,
      ['step', '`chosen`, `unchosen`, `done`, `notYet` or `hand`: needs a hand.'],
      ['planned_for', 'With `chosen`: when the person wanted to do it; otherwise empty.'],
      [
        'with_helper',
        'With `chosen`: `yes` if the person named somebody who helps; otherwise empty or `no`.',
      ],
      [
        'follow_up_days',
        'The question that was answered, 7 or 28 days after the choice; 0 without a question.',
      ],
    ],
    rows: (people) =>
      withStarts(
        people,
        sql`select person, ${dayOf(sql`made_at`)}, exercise_id as exercise, content_version, kind as step, planned_for,
            case when kind = 'chosen' then coalesce(helper, '') <> '' end as with_helper, after_days as follow_up_days
          from people join plan_changes using (account_id) join starts using (account_id)
          where kind in ('chosen', 'unchosen', 'done', 'notYet', 'hand') order by person, made_at, change_id`,
      ),
  },
];
