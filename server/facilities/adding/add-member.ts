import type { addMember as endpoint } from '#contract/facility-adding-members.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { sayIn, type Text } from '#server/lib/language/text.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { units } from '#server/tables/facilities.ts';
import { notInvited } from '../administration/not-verified.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, isUnitOf, noSuchUnit } from '../units.ts';
import { checkRows } from './check-rows.ts';
import { insertMembers } from './insert-members.ts';

/**
 * Adds one person to the administrator's facility. With an address the person gets a link to choose a password, without
 * one a card.
 * @throws Problem `forbidden`, `validation`, `username_taken`, `email_taken`, `facility_unverified`, `facility_full`,
 * `facility_ended`, or `not_found` for the unit of another facility
 */
export async function addMember(
  services: Services,
  { body, caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { userName, email, unitId } = {
    userName: body.userName ?? '',
    email: body.email ?? '',
    unitId: body.unitId,
  };
  const { id: facilityId, verifiedAt } = await administeredFacility(database, caller);
  if (!userName && !email) throw fieldProblem('userName', facilitiesMessages.nameOrEmailMissing);
  await limits.count('addedMembers', caller.accountId);
  if (email && verifiedAt === null) throw new Problem('facility_unverified', notInvited);
  if (unitId && (await database.$count(units, isUnitOf(facilityId, unitId))) === 0) throw noSuchUnit();
  const now = clock.now();
  const row = { line: 1, userName, email, unit: '' };
  const { people, wrong } = await checkRows(database, facilityId, [row], { mayInvite: true, now });
  const [person] = people;
  if (!person) throw taken(wrong[0]?.reason ?? '');
  return database.transaction(async (tx) => {
    const [userId = ''] = await insertMembers(services, tx, [{ ...person, unitId: unitId ?? null }], {
      facilityId,
      origin,
    });
    const operator = caller.accountId;
    await recordAudit(tx, { operator, command: 'member add', subject: 'a person', accountId: userId }, now);
    const message = email
      ? facilitiesMessages.memberAddedWithEmail({ userName: person.userName })
      : facilitiesMessages.memberAddedWithCard({ userName: person.userName });
    return { message, userId };
  });
}

/** The rejection of a username or an address that somebody has. */
const taken = (reason: string | Text) =>
  sayIn('en', reason).includes('email')
    ? fieldProblem('email', reason, 'email_taken')
    : fieldProblem('userName', reason, 'username_taken');
