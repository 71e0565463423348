import type { importMembers as endpoint } from '#contract/facility-adding-members.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { sayIn, type Text } from '#server/lib/language/text.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { trialSeats } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, storeUnits } from '../units.ts';
import { checkRows } from './check-rows.ts';
import { insertMembers } from './insert-members.ts';
import { readRows } from './read-people.ts';

/**
 * Adds the people of a CSV file. While a row is wrong, or a column is not understood, nobody is added, unless only the
 * right rows are asked for; each wrong row is named with its reason.
 * @throws Problem `forbidden`, `validation` if the file cannot be read or has more rows than the facility has seats,
 * `facility_full`, `facility_ended` or `conflict`
 */
export async function importMembers(
  services: Services,
  {
    body: { csv, onlyRight = false, addUnits = false, onlyCheck = false },
    caller,
    origin,
    language,
  }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { id: facilityId, verifiedAt, seatLimit } = await administeredFacility(database, caller);
  // Reading a file takes time too, so one that cannot be read counts as a row.
  await limits.count('addedMembers', caller.accountId);
  const { rows, columns, ignored } = readRows(csv, seatLimit);
  const others = pointsFor(rows.length, seatLimit) - 1;
  if (others > 0) await limits.count('addedMembers', caller.accountId, others);
  if (rows.length === 0) throw fieldProblem('csv', facilitiesMessages.nobodyInFile);
  const now = clock.now();
  const { people, newUnits, wrong } = await checkRows(database, facilityId, rows, {
    mayInvite: verifiedAt !== null,
    addUnits,
    now,
  });
  const examples = people.slice(0, 3).map(({ userName }) => userName);
  const unitNames = newUnits.map(({ name }) => name);
  const said = wrong.map(({ line, reason }) => ({ line, reason: sayIn(language, reason) }));
  const result = { right: people.length, newUnits: unitNames, wrong: said, columns, ignored, examples };
  const isUnderstood = wrong.length === 0 && ignored.length === 0;
  if (onlyCheck || people.length === 0 || !(isUnderstood || onlyRight)) {
    const details = { right: people.length, wrong: wrong.length };
    const entry = { operator: caller.accountId, command: 'members check', subject: facilityId, details };
    await recordAudit(database, entry, now);
    return { ...result, added: 0, message: facilitiesMessages.nobodyAdded };
  }
  await database.transaction(async (tx) => {
    await storeUnits(tx, facilityId, newUnits);
    await insertMembers(services, tx, people, { facilityId, origin });
    const details = { added: people.length, units: newUnits.length };
    await recordAudit(
      tx,
      { operator: caller.accountId, command: 'members import', subject: facilityId, details },
      now,
    );
  });
  return { ...result, added: people.length, message: messageOf(people.length, newUnits.length) };
}

/** Each row tells whether a username is taken, so each counts. A large facility may try its list as often as a small one. */
function pointsFor(rows: number, seatLimit: number): number {
  return Math.max(1, Math.ceil((rows * trialSeats) / Math.max(trialSeats, seatLimit)));
}

function messageOf(members: number, units: number): Text {
  return units > 0
    ? facilitiesMessages.membersAndUnitsAdded({ members, units })
    : facilitiesMessages.membersAdded({ members });
}
