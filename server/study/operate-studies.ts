import { randomBytes } from 'node:crypto';
import type { ListedStudy, NewStudy, OpenedStudy } from '#contract/operator-study.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type Study, studies, studyCodes, studyTexts } from '#server/tables/study.ts';
import { readCodes } from './read-codes.ts';
import { readFlow } from './read-flow.ts';
import { getStudyRow, readTexts, utcDay } from './studies.ts';

/** What operators do with studies. */

type Needed = Pick<Services, 'database' | 'clock'>;

/** @throws Problem `conflict` at the field of an id that another study has */
export async function storeStudy({ database, clock }: Needed, given: NewStudy): Promise<Study> {
  const { studyId, version, text, contactEmail, seed, ...study } = given;
  const now = clock.now();
  const [created] = await database
    .insert(studies)
    .values({
      ...study,
      id: studyId,
      contactEmail: contactEmail || null,
      seed: seed ?? randomBytes(24).toString('base64url'),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw fieldProblem('studyId', 'Another study has this id.', 'conflict');
  await database.insert(studyTexts).values({ studyId, version, text, madeAt: now });
  return created;
}

/** @throws Problem `not_found`, or `conflict` for a version that is there, with any text */
export async function storeText(
  { database, clock }: Needed,
  studyId: string,
  text: { version: string; text: string },
): Promise<void> {
  await getStudyRow(database, studyId);
  const { rowCount } = await database
    .insert(studyTexts)
    .values({ studyId, ...text, madeAt: clock.now() })
    .onConflictDoNothing();
  if (rowCount === 0) throw fieldProblem('version', 'This version is there already.', 'conflict');
}

/** @throws Problem `not_found`, `validation` naming the first line that is wrong, `conflict` for a code that is there already */
export async function addCodes({ database }: Needed, studyId: string, list: string): Promise<number> {
  const study = await getStudyRow(database, studyId);
  if (study.allocation === 'open') throw new Problem('conflict', 'This study needs no codes.');
  const read = readCodes(list, study.arms, study.allocation === 'list');
  if ('fault' in read) throw fieldProblem('list', read.fault);
  const { codes } = read;
  const taken = await database
    .select({ code: studyCodes.code })
    .from(studyCodes)
    .where(
      inArray(
        studyCodes.code,
        codes.map(({ code }) => code),
      ),
    )
    .limit(1);
  if (taken[0]) throw alreadyThere(taken[0].code);
  try {
    await database.execute(sql`
      insert into study_codes (code, study_id, arm) select code, ${studyId}, arm
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as listed (code text, arm text)`);
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyThere('One of them');
    throw error;
  }
  return codes.length;
}

const alreadyThere = (code: string) =>
  fieldProblem('list', `${code} is in the list of a study already. Nothing was added.`, 'conflict');

/** Today is its last day. @throws Problem `not_found`, or `conflict` if it has ended */
export async function endStudyToday({ database, clock }: Needed, studyId: string): Promise<Study> {
  const today = utcDay(clock.now());
  const study = await getStudyRow(database, studyId);
  const [ended] = await database
    .update(studies)
    .set({ endsOn: today })
    .where(and(eq(studies.id, studyId), or(isNull(studies.endsOn), gt(studies.endsOn, today))))
    .returning();
  if (!ended) throw new Problem('conflict', `${study.name} has ended already.`);
  return ended;
}

export async function findStudies(database: Database): Promise<ListedStudy[]> {
  const { rows } = await database.execute<{ id: string; people: number }>(sql`
    select studies.id, (
      select count(*)::int from study_consents join accounts on accounts.id = account_id
      where study_id = studies.id and left_at is null and deletion_requested_at is null) as people
    from studies order by created_at desc, id`);
  const all = new Map((await database.select().from(studies)).map((study) => [study.id, study]));
  return rows.map(({ id, people }) => listed(all.get(id) as Study, people));
}

const listed = (study: Study, participants: number): ListedStudy => {
  const { id: studyId, name, startsOn, endsOn, allocation } = study;
  return { studyId, name, startsOn, endsOn, allocation, participants };
};

/** @throws Problem `not_found` */
export async function openStudy({ database, clock }: Needed, studyId: string): Promise<OpenedStudy> {
  const study = await getStudyRow(database, studyId);
  const [texts, flow, listedCodes, unused, forgotten] = await Promise.all([
    readTexts(database, studyId),
    readFlow(database, study, clock.now()),
    database.$count(studyCodes, eq(studyCodes.studyId, studyId)),
    database.$count(studyCodes, and(eq(studyCodes.studyId, studyId), isNull(studyCodes.usedAt))),
    countForgotten(database, study),
  ]);
  const { ethicsReference, contactName, contactEmail, arms, blockSizes, instruments, collects } = study;
  const taking = flow.reduce((sum, one) => sum + one.taking, 0);
  return {
    ...listed(study, taking),
    ...{ ethicsReference, contactName, contactEmail, arms, blockSizes, instruments, collects, flow },
    texts: texts.map(({ version, text, madeAt }) => ({ version, text, madeAt: madeAt.toISOString() })),
    codes: { listed: listedCodes + forgotten, unused },
  };
}

/** Codes of people whose rows were deleted: they are forgotten, and were on the list. */
async function countForgotten(database: Database, { id, allocation }: Study): Promise<number> {
  if (allocation === 'open') return 0;
  const { rows } = await database.execute<{ people: number }>(
    sql`select coalesce(sum(people), 0)::int as people from study_departures where study_id = ${id}`,
  );
  return rows[0]?.people ?? 0;
}
