import type { FormTime } from '#contract/rules/parallel-forms.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import { type OwnForm, ownForm } from '#server/game/test-form.ts';
import { and, eq, isNotNull, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import {
  facilities,
  facilityFormAnswers,
  facilityForms,
  facilityMembers,
} from '#server/tables/facilities.ts';
import { duePictures } from './due-pictures.ts';

type AskedMember = { accountId: string; userType: string };

/** Somebody whose study has the test takes that one alone. */
export const takesStudysTest = (accountId: unknown) => sql`exists (
  select from study_consents consent join studies on studies.id = consent.study_id
  where consent.account_id = ${accountId} and consent.left_at is null and 'forms' = any(studies.collects))`;

/** The form that a member's facility asks now, with the pictures of it that are answered; null while none is asked. */
export async function findFacilityForm(
  { database, content }: Pick<Services, 'database' | 'content'>,
  { accountId, userType }: AskedMember,
): Promise<(OwnForm & { facilityId: string }) | null> {
  if (userType !== 'facilityUser') return null;
  const [asked] = await database
    .select({ facilityId: facilities.id, begun: facilityForms })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .leftJoin(facilityForms, eq(facilityForms.accountId, facilityMembers.accountId))
    .where(
      and(
        eq(facilityMembers.accountId, accountId),
        isNotNull(facilities.formsSince),
        sql`not ${takesStudysTest(accountId)}`,
      ),
    );
  // Whoever began it in another facility, or in one that is gone, has seen its pictures.
  if (!asked || (asked.begun && asked.begun.facilityId !== asked.facilityId)) return null;
  const rows = await database
    .select({
      time: facilityFormAnswers.time,
      outcome: facilityFormAnswers.outcome,
      exerciseId: facilityFormAnswers.exerciseId,
      isOpen: sql<boolean>`${isReadable(accountId, facilityFormAnswers.answeredAt)}`,
    })
    .from(facilityFormAnswers)
    .where(eq(facilityFormAnswers.accountId, accountId));
  // Whoever holds the account now may not be who began it (docs/product-decisions.md#sealed-rows).
  if (rows.some(({ isOpen }) => !isOpen)) return null;
  const at = (time: FormTime) => rows.filter((row) => row.time === time);
  const progress = (time: FormTime) => ({
    ended: at(time).length,
    skipped: at(time).filter(({ outcome }) => outcome === 'skipped').length,
  });
  const time = duePictures({
    course: { answered: await countAnswered(database, accountId), of: content.game.exercises.length },
    forms: { before: progress('before'), after: progress('after') },
    of: content.forms.length,
    hasDeclined: Boolean(asked.begun?.declinedAt),
  });
  if (time === null) return null;
  const form = asked.begun ? formAt(asked.begun.firstForm, time) : formOfCode(accountId, time);
  const answered = new Set(at(time).map(({ exerciseId }) => exerciseId));
  return { ...ownForm(content, time, form, answered), facilityId: asked.facilityId };
}

/** The other one after the course. */
const formAt = (first: 'a' | 'b', time: FormTime) => {
  if (time === 'before') return first;
  return first === 'a' ? 'b' : 'a';
};

/** Exercises of the course that somebody has answered, in games before Start New too. */
async function countAnswered(database: Services['database'], accountId: string): Promise<number> {
  const { rows } = await database.execute<{ answered: number }>(sql`
    select count(distinct exercise_id)::int as answered
    from playthroughs cross join unnest(answered_exercises) as exercise_id where account_id = ${accountId}`);
  return rows[0]?.answered ?? 0;
}
