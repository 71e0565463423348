import type pg from 'pg';
import type { GameExercise } from '#contract/game.ts';
import { accountIdInSql } from '../../bench-people.ts';

/** A statement for all would not say how far it is. */
const peopleAtOnce = 20_000;
const tables = [
  'accounts',
  'facilities',
  'facility_members',
  'sessions',
  'playthroughs',
  'saves',
  'attempts',
  'first_accesses',
];

/** Exercises that a person has played: 5 to 15. */
const exercisesOf = '(5 + n % 11)';
/** Attempts in an exercise: 1 to 3, the last of them right. Each is a save, and one more has the time until Next. */
const triesIn = '(1 + (n + e) % 3)';
const startedAt = `$2::timestamptz - make_interval(days => 30 + n % 300)`;
const savedAt = `${startedAt} + make_interval(secs => 80 * e + 20 * s)`;
const saveId = `md5('save ' || n || ' ' || e || ' ' || s)::uuid`;
const person = accountIdInSql('n');

const playthroughsOf = `
  insert into playthroughs (account_id, id, started_at, attempt_counts, answered_exercises, first_try_exercises,
    last_answered_exercise, last_played_at)
  select ${person}, ${person}, ${startedAt},
    array(select ${triesIn}::smallint from generate_series(1, ${exercisesOf}) e order by e),
    array(select e::smallint from generate_series(1, ${exercisesOf}) e order by e),
    array(select e::smallint from generate_series(1, ${exercisesOf}) e where ${triesIn} = 1 order by e),
    ${exercisesOf},
    (select max(${savedAt}) from generate_series(1, ${exercisesOf}) e, generate_series(1, ${triesIn} + 1) s)
  from generate_series($1::int, $3::int) n`;

const accessesOf = `
  insert into first_accesses (account_id, accessed_at)
  select ${person}, ${startedAt} from generate_series($1::int, $3::int) n`;

/** In the order in which they were played, because the order of arrival counts. */
const savesOf = `
  insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, visit_id,
    received_at, total_answered, last_answered_exercise)
  select ${person}, ${saveId}, ${person}, e, 10 + 20 * s, 20000 * s, 0, false,
    md5('visit ' || n || ' ' || e)::uuid, ${savedAt}, e, e
  from generate_series($1::int, $3::int) n, generate_series(1, ${exercisesOf}) e,
    generate_series(1, ${triesIn} + 1) s
  order by n, e, s`;

const attemptsOf = `
  insert into attempts (account_id, playthrough_id, exercise_id, attempt_id, save_id, position, outcome,
    selected_option_id, assisted, placeholder, content_version, attempted_at)
  select ${person}, ${person}, e, md5('attempt ' || n || ' ' || e || ' ' || s)::uuid, ${saveId}, 0,
    case when s = ${triesIn} then 'correct' else 'incorrect' end,
    case when s = ${triesIn} then exercise.answer else exercise.other end,
    false, false, exercise.version, ${savedAt}
  from generate_series($1::int, $3::int) n, generate_series(1, ${exercisesOf}) e,
    generate_series(1, ${triesIn}) s,
    json_to_recordset($4::json) as exercise (id int, version text, answer smallint, other smallint)
  where exercise.id = e
  order by n, e, s`;

export type SeedGames = {
  people: number;
  exercises: readonly GameExercise[];
  now: Date;
  onProgress?: (text: string) => void;
};

/**
 * Lets bench people play 5 to 15 exercises each, 20 attempts on average, as the server would have stored them. Foreign
 * keys are checked once at the end, not for each row.
 */
export async function seedGames(
  pool: pg.Pool,
  { people, exercises, now, onProgress }: SeedGames,
): Promise<void> {
  const played = JSON.stringify(exercises.map(choicesIn));
  const addKeys = await dropForeignKeys(pool);
  for (let from = 1; from <= people; from += peopleAtOnce) {
    const to = Math.min(people, from + peopleAtOnce - 1);
    for (const statement of [playthroughsOf, accessesOf, savesOf])
      await pool.query(statement, [from, now, to]);
    await pool.query(attemptsOf, [from, now, to, played]);
    onProgress?.(`${to} of ${people} people have played`);
  }
  onProgress?.('checking foreign keys and collecting statistics');
  await addKeys();
  for (const table of tables) await pool.query(`vacuum analyze ${table}`);
}

function choicesIn({ exercise_id: id, version, main: { answer, options } }: GameExercise) {
  const other = options.find((option) => option.is_selectable && option.id !== answer)?.id ?? null;
  return { id, version, answer, other };
}

/** @returns what adds them again, and fails if a row leads nowhere */
async function dropForeignKeys(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f'
        and conrelid in ('playthroughs'::regclass, 'saves'::regclass, 'attempts'::regclass)`,
  );
  for (const { table, name } of rows) await pool.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await pool.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}
