import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { collectables } from '#contract/study-plan.ts';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';
import { trialsOf } from './testing/trial.ts';

/** The export of a large trial: every participant with 50 first tries, 20 reviews, 32 answers of a test, 12 of others and 5 steps of a plan. */

const { services, clock, app } = await testApp();
const { trial } = trialsOf({ services, clock, app });
const people = 5000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const parts = 20;
const folder = await mkdtemp(join(tmpdir(), 'large-trial-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fill(studyId: string): Promise<void> {
  /** In parts of the people, because a statement of the product ends after some seconds. */
  const run = async (text: string, ...values: unknown[]) => {
    const isLarge = /as [em]$/.test(text.trim());
    for (let part = 0; part < (isLarge ? parts : 1); part += 1) {
      const where = isLarge ? ` where n % ${parts} = ${part}` : '';
      await services.database.$client.query(text + where, values);
    }
  };
  const now = clock.now();
  await run(
    `insert into accounts (id, user_type, user_name, created_at)
     select gen_random_uuid(), 'individualUser', 'large-' || n, $1 from generate_series(1, $2) as n`,
    now,
    people,
  );
  const own = `(select id, row_number() over () as n from accounts where user_name like 'large-%') as person`;
  await run(
    `insert into study_consents (account_id, study_id, code, arm, version, agreed_at, joined_at)
     select id, $1, 'L' || lpad(n::text, 6, '0'), case when n % 2 = 0 then 'game' else 'wait' end, '1', $2, $2 from ${own}`,
    studyId,
    now,
  );
  await run(`insert into playthroughs (account_id, id, started_at) select id, id, $1 from ${own}`, now);
  await run(
    `insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, received_at,
       total_answered, last_answered_exercise)
     select id, md5(id::text || e)::uuid, id, e, 20, 12000, 0, false, $1, e, e from ${own}, generate_series(1, 50) as e`,
    now,
  );
  await run(
    `insert into attempts (account_id, playthrough_id, exercise_id, attempt_id, save_id, position, outcome, selected_option_id,
       assisted, placeholder, content_version, attempted_at)
     select id, id, e, md5(id::text || e)::uuid, md5(id::text || e)::uuid, 0, 'correct', 2, false, false, '0123456789ab', $1
     from ${own}, generate_series(1, 50) as e`,
    now,
  );
  await run(
    `insert into reviews (account_id, id, exercise_id, selected_option_id, outcome, assisted, look_first, claim_order,
       reviewed_at, content_version, received_at)
     select id, md5(id::text || e)::uuid, e, 2, 'correct', false, 'hit', 'filmed', $1, '0123456789ab', $1
     from ${own}, generate_series(1, 20) as e`,
    now,
  );
  await run(
    `insert into study_responses (account_id, instrument, month, version, answers, falls, by_phone, answered_at)
     select id, 'falls', m, 'ProFaNE 2005', '{"fell": 1}', '[{"day": null}]', false, $1 from ${own}, generate_series(1, 12) as m`,
    now,
  );
  await run(
    `insert into plan_changes (account_id, change_id, exercise_id, content_version, kind, made_at, received_at)
     select id, md5(id::text || e)::uuid, e, '0123456789ab', 'chosen', $1, $1 from ${own}, generate_series(1, 5) as e`,
    now,
  );
  await run(
    `insert into study_form_answers (account_id, time, exercise_id, form, scene_state, content_version, language, outcome,
       selected_option_id, seconds, answered_at)
     select id, case when e > 16 then 'after' else 'before' end, e, 'a', 'scene', '0123456789ab', 'en', 'correct', 2, 20.5, $1
     from ${own}, generate_series(1, 32) as e`,
    now,
  );
  await run('analyze');
}

/** Bytes that are in use, without what nobody refers to any more. */
function liveMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('an export of 5,000 participants takes less than 10 s and 64 MB more memory', async () => {
  const { studyId } = await trial({ collects: [...collectables] });
  await fill(studyId);
  const exportTo = async (output: string) => {
    const begin = performance.now();
    const options = { output: join(folder, output), study: studyId };
    const { rows } = await runCommand(['study', 'export'], { services, options, operator: 'ruth' });
    return { seconds: (performance.now() - begin) / 1000, rows };
  };
  // The first one warms up the connection and the code. Garbage is collected during it, which takes time.
  const before = liveMemory();
  let most = before;
  let looks = 0;
  const timer = setInterval(() => {
    most = Math.max(most, liveMemory());
    looks += 1;
  }, 100);
  await exportTo('first');
  clearInterval(timer);
  const moreMb = (most - before) / 1_048_576;
  const { seconds, rows } = await exportTo('second');
  console.log(
    `export of ${people} participants: ${seconds.toFixed(1)} s, ${moreMb.toFixed(0)} MB more at most, by ${looks} looks`,
  );
  expect(Object.fromEntries(rows.map(({ file, rows: count }) => [file, count]))).toEqual({
    'participants.csv': people,
    'first_tries.csv': people * 50,
    'reviews.csv': people * 20,
    'exposure.csv': people,
    'forms.csv': people * 32,
    'instruments.csv': people * 12,
    'falls.csv': people * 12,
    'plans.csv': people * 5,
  });
  expect((await readFile(join(folder, 'second', 'participants.csv'), 'utf8')).split('\r\n')).toHaveLength(
    people + 2,
  );
  expect(looks).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(10);
  expect(moreMb).toBeLessThan(64);
}, 300_000);
