import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { purgeArchivedPlaythroughs } from '#server/answers/archived-playthroughs.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { testApp } from '#server/testing/test-app.ts';
import { studyFiles } from './export/study-files.ts';
import { dictionaryName } from './export-study.ts';
import { freezeFirstTries } from './first-tries.ts';
import { packedTexts } from './packed-texts.ts';
import { sampleShortFesI } from './testing/sample-instruments.ts';
import { trialsOf } from './testing/trial.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);
const { trial, participant, inDays } = trialsOf(tested);
const folder = await mkdtemp(join(tmpdir(), 'trial-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Someone = Awaited<ReturnType<typeof person>>;

async function exportOf(studyId: string) {
  const output = join(folder, randomUUID());
  await runCommand(['study', 'export'], { services, options: { output, study: studyId }, operator: 'ruth' });
  const texts = await Promise.all(
    (await readdir(output)).map(async (name) => [name, await readFile(join(output, name), 'utf8')] as const),
  );
  const all = texts.map(([, text]) => text).join('\n');
  const rowsOf = (name: string) =>
    (texts.find(([one]) => one === name)?.[1] ?? '')
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .filter((line) => line !== '');
  return { all, rowsOf };
}

/** Every column of text of every table, for this text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await services.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await services.database.execute(
      sql`select from ${sql.identifier(name)} as one where one::text like ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test('first tries stay the first ones after Start New, when the earlier game is deleted', async () => {
  const { codes, studyId } = await trial();
  const ann = await participant(codes[0] as string);
  clock.advance(hourMs);
  await playGame(services, ann.account.id, '1:x 2:✓');
  await services.database.execute(
    sql`update saves set language = 'es' where account_id = ${ann.account.id} and exercise_id = 1`,
  );
  clock.advance(dayMs);
  await playGame(services, ann.account.id, '1:✓ 2:x 3:✓');
  const before = (await exportOf(studyId)).rowsOf('first_tries.csv');
  expect(
    before.map((line) =>
      line
        .split(',')
        .filter((_, place) => [1, 2, 6, 8].includes(place))
        .join(),
    ),
  ).toEqual(['0,1,es,incorrect', '0,2,en,correct', '1,3,en,correct']);
  clock.advance(31 * dayMs);
  await freezeFirstTries(services);
  expect(await purgeArchivedPlaythroughs(services)).toBe(2);
  expect((await exportOf(studyId)).rowsOf('first_tries.csv')).toEqual(before);
});

test('answers, their score, falls and surveys are written under the code', async () => {
  const plan = [
    { id: 'shortFesI', months: [0] },
    { id: 'falls', months: [0] },
  ];
  const { codes, studyId, owner } = await trial({ instruments: plan, collects: ['surveys'] });
  const loaded = { file: JSON.stringify(sampleShortFesI), permission: 'Test', isPermitted: true };
  expect((await owner.call(endpoints.loadInstrument, loaded)).statusCode).toBe(200);
  const ann = await participant(codes[0] as string);
  clock.advance(3 * dayMs);
  const answer = (body: object) => ann.call(endpoints.answerStudyQuestions, { month: 0, ...body });
  await answer({ instrument: 'shortFesI', answers: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: null } });
  await answer({ instrument: 'falls', answers: { fell: 1 }, falls: [{ day: inDays(-1) }, { day: null }] });
  const [survey] = services.content.surveys.surveys;
  const responses = survey?.questions.map(({ questionId }) => ({ questionId, answer: 1 }));
  await ann.call(
    endpoints.submitSurvey,
    { userId: ann.account.id, responses },
    { surveyID: survey?.surveyID ?? '' },
  );
  const { rowsOf } = await exportOf(studyId);
  const instruments = rowsOf('instruments.csv').map((line) => line.replace(`${codes[0]},`, ''));
  expect(instruments).toContain('falls,ProFaNE 2005,en,0,3,no,fell,1');
  expect(instruments).toContain('shortFesI,placeholder,,0,3,no,7,');
  expect(instruments).toContain('shortFesI,placeholder,,0,3,no,score,7');
  expect(instruments).toContain(
    `survey-${survey?.surveyID},surveys,en,,3,no,${survey?.questions[0]?.questionId},1`,
  );
  expect(rowsOf('falls.csv')).toEqual([`${codes[0]},0,2,no`, `${codes[0]},0,,no`]);
  expect(rowsOf('first_tries.csv')).toEqual([]);
});

test('a second export says who is new and who has changed, and who left with the data is in none', async () => {
  const { codes, studyId } = await trial();
  const people: Someone[] = [];
  for (const code of codes.slice(0, 3)) people.push(await participant(code));
  const changes = async () =>
    Object.fromEntries(
      (await exportOf(studyId)).rowsOf('participants.csv').map((line) => {
        const cells = line.split(',');
        return [codes.indexOf(cells[0] as string), [cells.at(-1), cells.at(-2)].join(' ')];
      }),
    );
  expect(await changes()).toEqual({ 0: 'new no', 1: 'new no', 2: 'new no' });
  clock.advance(dayMs);
  await playGame(services, people[0]?.account.id as string, '1:✓');
  await people[1]?.call(endpoints.leaveStudy, { keep: false });
  await people[2]?.call(endpoints.leaveStudy, { keep: true });
  await participant(codes[3] as string);
  expect(await changes()).toEqual({ 0: 'changed no', 2: 'changed yes', 3: 'new no' });
  clock.advance(dayMs);
  expect(await changes()).toEqual({ 0: 'same no', 2: 'same yes', 3: 'same no' });
});

test('a researcher downloads the files of the command, which is recorded', async () => {
  const { codes, studyId } = await trial();
  const ann = await participant(codes[0] as string);
  await playGame(services, ann.account.id, '1:✓ 2:x');
  const researcher = await person({ userType: 'operator', operatorRole: 'researcher' });
  const response = await researcher.call(endpoints.downloadStudy, {}, { studyId });
  const files: Record<string, string> = response.json();
  const { rowsOf } = await exportOf(studyId);
  expect(Object.keys(files)).toEqual([...studyFiles.map(({ name }) => name), dictionaryName]);
  const rows = (name: string) => files[name]?.trimEnd().split('\r\n').slice(1);
  expect(rows('first_tries.csv')).toEqual(rowsOf('first_tries.csv'));
  expect(rows('participants.csv')).toEqual([expect.stringMatching(new RegExp(`^${codes[0]},game,.*,new$`))]);
  expect(rowsOf('participants.csv')).toEqual([expect.stringMatching(/,same$/)]);
  const entries = await services.database.select().from(auditLog).where(eq(auditLog.subject, studyId));
  expect(entries.at(-2)).toMatchObject({
    ...{ operator: researcher.account.id, command: 'study export', subject: studyId },
    details: { 'participants.csv': 1, 'first_tries.csv': 2 },
  });
  expect((await researcher.call(endpoints.downloadStudy, {}, { studyId: 'first' })).json().code).toBe(
    'conflict',
  );
});

test('packed texts come out as JSON, whatever they contain', async () => {
  const texts = packedTexts();
  const given = { 'a.csv': 'x,"y"\r\n', 'b "quoted".csv': 'ñ\u2028' };
  for (const [name, text] of Object.entries(given)) await texts.add(name, text);
  await texts.add('a.csv', 'more');
  expect(JSON.parse((await Readable.from(texts.json()).toArray()).join(''))).toEqual({
    ...given,
    'a.csv': `${given['a.csv']}more`,
  });
  expect(await Readable.from(packedTexts().json()).toArray()).toEqual(['{}']);
});

test('of somebody who left and lets the data be kept there is nothing from later', async () => {
  const { codes, studyId } = await trial();
  const ann = await participant(codes[0] as string);
  await playGame(services, ann.account.id, '1:✓');
  clock.advance(dayMs);
  await ann.call(endpoints.leaveStudy, { keep: true });
  clock.advance(dayMs);
  await playGame(services, ann.account.id, '2:✓');
  const { rowsOf } = await exportOf(studyId);
  expect(rowsOf('first_tries.csv').map((line) => line.split(',')[2])).toEqual(['1']);
});

test('a canary in names, address, feedback, plan and wishes is in no file, and leaving with the data leaves no row', async () => {
  const canary = `canary-${randomUUID().slice(0, 8)}`;
  const { codes, studyId } = await trial({
    collects: ['firstTries', 'reviews', 'plans', 'exposure', 'surveys', 'forms'],
    instruments: [{ id: 'falls', months: [0] }],
  });
  const names = { userName: canary, name: `${canary} name`, email: `${canary}@example.org` };
  const ann = await participant(codes[0] as string, { isSubscribed: true, ...names });
  await ann.call(endpoints.giveFeedback, { feedback: canary });
  const change = planChange({
    madeAt: clock.now().toISOString(),
    kind: 'chosen',
    what: canary,
    helper: canary,
  });
  expect((await ann.call(endpoints.savePlanChanges, { changes: [change] })).statusCode).toBe(200);
  await ann.call(endpoints.saveHelperWishes, { wishes: ['tools'], ownWish: canary });
  await ann.call(endpoints.answerStudyForm, { time: 'before', answers: [], skipsRest: true });
  await playGame(services, ann.account.id, '1:✓ 2:x');
  await ann.call(endpoints.answerStudyQuestions, { instrument: 'falls', month: 0, answers: { fell: 0 } });
  const { all, rowsOf } = await exportOf(studyId);
  expect(all).toContain(codes[0]);
  expect(rowsOf('plans.csv')).toHaveLength(1);
  for (const secret of [canary, ann.account.id, 'Ann Lee']) expect(all).not.toContain(secret);
  expect(all.replaceAll(/## [\s\S]*/g, '')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  const study = /^(?:past_)?study_(?!texts|codes|departures)/;
  const ofStudy = async () => (await tablesWith(ann.account.id)).filter((name) => study.test(name));
  expect(await ofStudy()).toEqual(['study_consents', 'study_form_answers', 'study_responses']);
  await ann.call(endpoints.leaveStudy, { keep: false });
  expect(await tablesWith(codes[0] as string)).toEqual([]);
  expect(await ofStudy()).toEqual([]);
  expect((await exportOf(studyId)).rowsOf('participants.csv')).toEqual([]);
});

test('answers to a form are exported with their state, and somebody who answered has changed', async () => {
  const { codes, studyId } = await trial({ collects: ['forms'] });
  const code = codes[0] as string;
  const ann = await participant(code);
  await exportOf(studyId);
  clock.advance(dayMs);
  const answers = [{ exerciseId: 1, selectedOptionId: 2, seconds: 20.5 }];
  await ann.call(endpoints.answerStudyForm, { time: 'before', answers });
  await ann.call(endpoints.answerStudyForm, { time: 'before', answers: [], skipsRest: true });
  const { rowsOf } = await exportOf(studyId);
  const rows = rowsOf('forms.csv');
  const form = formOfCode(code, 'before');
  const { version } = services.content.game.exercises[0] ?? {};
  const outcome = form === 'a' ? 'scene,en,2,incorrect' : 'safe,en,2,correct';
  expect(rows[0]).toBe(`${code},before,${form},1,1,${version},${outcome},20.5`);
  expect(rows).toHaveLength(16);
  expect(rows[1]).toMatch(new RegExp(`^${code},before,${form},1,2,\\w+,(scene|safe),en,,skipped,$`));
  expect(rowsOf('participants.csv')[0]).toMatch(/changed$/);
});

test('every file has the columns that the dictionary explains, each once', () => {
  for (const { columns } of studyFiles) {
    const names = columns.map(([name]) => name);
    expect([names[0], new Set(names).size]).toEqual(['study_code', names.length]);
  }
});

test('exposure adds up by day, for people whose study collects it', async () => {
  const { codes, studyId } = await trial();
  const ann = await participant(codes[0] as string);
  const played = { filmsStarted: 3, filmsEnded: 2, soundSeconds: 90 };
  const save = (one: Someone) => one.call(endpoints.saveStudyExposure, played);
  expect([(await save(ann)).statusCode, (await save(ann)).statusCode]).toEqual([200, 200]);
  clock.advance(dayMs);
  await save(ann);
  expect((await exportOf(studyId)).rowsOf('exposure.csv')).toEqual([`${codes[0]},2,9,6,4.5,0,0`]);
  const other = await trial({ collects: ['firstTries'] });
  expect((await save(await participant(other.codes[0] as string))).json().code).toBe('not_found');
  expect((await save(await person())).json().code).toBe('not_found');
});
