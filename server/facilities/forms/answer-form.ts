import type {
  answerFacilityForm as answerEndpoint,
  findFacilityForm as dueEndpoint,
  getFacilityForm as formEndpoint,
} from '#contract/facility-forms.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import {
  areStored,
  formNotOpen,
  formThanks,
  gradedAnswers,
  openForm,
  shownForm,
} from '#server/game/test-form.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { facilityFormAnswers, facilityForms, facilityMembers } from '#server/tables/facilities.ts';
import { findFacilityForm } from './find-due-form.ts';

/** Whether the caller's facility asks its sixteen pictures now; null for everybody who is no member of one. */
export async function findDueFacilityForm(
  services: Services,
  { caller }: Call<typeof dueEndpoint>,
): Promise<Spoken<typeof dueEndpoint>> {
  return { dueForm: shownForm(await findFacilityForm(services, caller)) };
}

/** @throws Problem `conflict` while no form is asked */
export async function getFacilityForm(
  services: Services,
  { caller, language }: Call<typeof formEndpoint>,
): Promise<Spoken<typeof formEndpoint>> {
  return openForm(services.content, await findFacilityForm(services, caller), language);
}

/**
 * Stores what the caller answered or skipped in the form that is due. What is stored already stays as it is: a device sends again
 * what may not have arrived.
 * @throws Problem `conflict` for a form that is not asked, `validation` naming the answer
 */
export async function answerFacilityForm(
  services: Services,
  { body, caller, language }: Call<typeof answerEndpoint>,
): Promise<Spoken<typeof answerEndpoint>> {
  const { accountId } = caller;
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    // Not while somebody leaves the facility.
    await tx.select().from(facilityMembers).where(eq(facilityMembers.accountId, accountId)).for('update');
    const due = await findFacilityForm(servicesIn(services, tx), caller);
    if (due?.time !== body.time) {
      const isOpen = isReadable(accountId, facilityFormAnswers.answeredAt);
      const own = and(eq(facilityFormAnswers.accountId, accountId), isOpen);
      if (areStored(await tx.select().from(facilityFormAnswers).where(own), body)) return;
      throw formNotOpen();
    }
    const rows = gradedAnswers(services.content, due, body).map((row) => ({
      ...{ accountId, language, answeredAt: now },
      ...row,
    }));
    if (rows.length === 0) return;
    const firstForm = formOfCode(accountId, 'before');
    const begun = { accountId, facilityId: due.facilityId, firstForm, begunAt: now };
    await tx.insert(facilityForms).values(begun).onConflictDoNothing();
    if (body.skipsRest) {
      const own = eq(facilityForms.accountId, accountId);
      await tx.update(facilityForms).set({ declinedAt: now }).where(own);
    }
    await tx.insert(facilityFormAnswers).values(rows).onConflictDoNothing();
  });
  return { message: formThanks(body) };
}
