import type { ResponseOf } from '#contract/endpoint.ts';
import type { getOwnStudy as endpoint, Participation } from '#contract/own-study.ts';
import { openStudy } from '#contract/study-plan.ts';
import { shownForm } from '#server/game/test-form.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findDueForm } from '../forms/find-due-form.ts';
import { findDue } from '../instruments/find-due.ts';
import { isReadableConsent } from '../store-study-consent.ts';
import { getStudyRow, isOver, readStudyText } from '../studies.ts';
import { findStudyConsent } from '../study-consent.ts';

/** The trial that the caller takes part in, with the text they signed; with a newer one, if they have not signed that yet. */
export async function getOwnStudy(
  { database, clock, content }: Services,
  { caller: { accountId } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return { participation: await readParticipation({ database, content }, accountId, clock.now()) };
}

const closed = { code: null, signedName: null, signedOn: null, signedVersion: null, agreedAt: null };

/**
 * Null for people in no trial. After a password from the facility only what is asked now and the way out: not the code, the
 * signature and what was answered.
 */
async function readParticipation(
  services: Pick<Services, 'database' | 'content'>,
  accountId: string,
  now: Date,
): Promise<Participation | null> {
  const { database } = services;
  const consent = await findStudyConsent(database, accountId);
  if (!consent || consent.studyId === openStudy) return null;
  const row = await getStudyRow(database, consent.studyId);
  const newest = await readStudyText(database, row);
  const { code, signedName, signedOn, version, agreedAt, opensAt } = consent;
  const asked = {
    due: await findDue(database, row, consent, now),
    dueForm: shownForm(await findDueForm(services, row, consent, now)),
    opensAt: opensAt && opensAt > now ? opensAt.toISOString() : null,
  };
  if (!(await isReadableConsent(database, accountId)))
    return { study: newest, needsSignature: false, ...closed, ...asked };
  const needsSignature = newest.version !== consent.version && !isOver(row, now);
  const study = needsSignature ? newest : await readStudyText(database, row, consent.version);
  return {
    study,
    ...{ code, signedName, signedOn, needsSignature },
    signedVersion: version,
    agreedAt: agreedAt.toISOString(),
    ...asked,
  };
}
