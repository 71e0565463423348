import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { saveBody } from '#server/answers/testing/player.ts';
import { issueInvitationToken, storeInvitation } from '#server/facilities/administrator-invitations.ts';
import { eq } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts, consents, sessions } from '#server/tables/accounts.ts';
import { facilityMembers, units } from '#server/tables/facilities.ts';
import { securityEvents } from '#server/tables/security-events.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { passkeys } from '#server/tables/two-steps.ts';
import { type Kind, peopleOfEachKind } from './callers.ts';
import type { TestApp } from './test-app.ts';

/** A person who makes a call; for an administrator with a member of the facility, otherwise with the own id. */
export type Caller = SeededPerson & { memberId: string };

export type OwnedThing = {
  /** May make the call about this thing. */
  owner: Caller;
  params?: Record<string, string>;
  body?: (caller: Caller) => object;
  /** What the response to everybody else contains; by default the thing does not exist for them. */
  toOthers?: object;
};

/** A call about a thing of a person or a facility, and how such a thing is made. */
export type OwnedCall = [name: keyof typeof endpoints, thing: string, make: () => Promise<OwnedThing>];

/** Things that belong to a person or a facility, and the calls about them that only their owners may make. */
export function ownedThingsOf(tested: TestApp) {
  const { services, clock, app } = tested;
  const { database } = services;
  const { surveys } = services.content;

  /** An administrator gets a fellow administrator, because the last one cannot be removed, and a member. */
  async function callerOf(kind: Kind): Promise<Caller> {
    const person = await peopleOfEachKind(tested)[kind]();
    if (kind !== 'administrator') return { ...person, memberId: person.account.id };
    const fellow = await memberOf(person);
    await database.update(accounts).set({ userType: 'facilityAdmin' }).where(eq(accounts.id, fellow));
    return { ...person, memberId: await memberOf(person) };
  }

  async function memberOf({ facilityCode }: SeededPerson, email?: null): Promise<string> {
    const code = facilityCode ?? '';
    const given = { userType: 'facilityUser', facilityCode: code, ...(email === null && { email }) } as const;
    return (await signUpPerson(services, given)).account.id;
  }

  async function facilityIdOf({ account }: SeededPerson): Promise<string> {
    const own = eq(facilityMembers.accountId, account.id);
    const [membership] = await database.select().from(facilityMembers).where(own);
    return membership?.facilityId ?? '';
  }

  async function withPasskey() {
    const owner = await callerOf('individual');
    const id = randomUUID();
    const key = { credentialId: id, publicKey: 'none', counter: 0, transports: [], name: 'Tablet' };
    await database.insert(passkeys).values({ id, accountId: owner.account.id, ...key, addedAt: clock.now() });
    return { owner, params: { id } };
  }

  async function withUnit() {
    const owner = await callerOf('administrator');
    const unitId = randomUUID();
    const facilityId = await facilityIdOf(owner);
    await database.insert(units).values({ id: unitId, facilityId, name: 'East Wing' });
    return { owner, unitId };
  }

  async function withInvitation() {
    const owner = await callerOf('administrator');
    const given = { email: `${randomUUID()}@example.org`, invitedBy: owner.account.id };
    const facilityId = await facilityIdOf(owner);
    const stored = await storeInvitation(database, { facilityId, ...given }, clock.now());
    const invitationId = stored?.id ?? '';
    await issueInvitationToken(database, invitationId, clock.now());
    return { owner, params: { invitationId } };
  }

  async function withGames() {
    const owner = await callerOf('subscriber');
    const archived = await playGame(services, owner.account.id, '1:✓ 2:✓');
    return { owner, archived, current: await playGame(services, owner.account.id, '1:✓ 2:✓ 3:✓') };
  }

  const withPassword = ({ password }: Caller) => ({ currentPassword: password });

  const ownedCalls: OwnedCall[] = [
    ['renamePasskey', 'passkey', async () => ({ ...(await withPasskey()), body: () => ({ name: 'Mine' }) })],
    ['removePasskey', 'passkey', async () => ({ ...(await withPasskey()), body: withPassword })],
    [
      'endSessions',
      'session',
      async () => {
        const owner = await callerOf('individual');
        const accountId = owner.account.id;
        const token = await openSession(database, accountId, { device: '', shared: false }, clock.now());
        const opened = eq(sessions.tokenHash, hashToken(token));
        const [session] = await database.select().from(sessions).where(opened);
        const sessionId = session?.id ?? '';
        // The response does not tell whether the session existed.
        const toOthers = { message: 'Logged out.' };
        return { owner, body: (caller) => ({ sessionId, ...withPassword(caller) }), toOthers };
      },
    ],
    [
      'restorePlaythrough',
      'archived game',
      async () => {
        const { owner, archived } = await withGames();
        return { owner, body: () => ({ session: archived }) };
      },
    ],
    [
      'saveAnswer',
      'current game',
      async () => {
        const { owner, current } = await withGames();
        const body = saveBody({ session: current, exercise: { exercise_id: 4 } });
        // A game that the caller does not have is a new one.
        return { owner, body: () => body, toOthers: { totalAnswered: 0, lastAnsweredExercise: 0 } };
      },
    ],
    [
      'submitSurvey',
      'survey responses',
      async () => {
        const owner = await callerOf('individual');
        const [survey] = surveys.surveys;
        const responses = survey?.questions.map(({ questionId, options }) => ({
          questionId,
          answer: String(options[0]?.id),
        }));
        const body = { userId: owner.account.id, responses, operation: randomUUID() };
        const params = { surveyID: survey?.surveyID ?? '' };
        return { owner, params, body: () => body, toOthers: { code: 'forbidden' } };
      },
    ],
    [
      'getReceipt',
      'receipt',
      async () => {
        const owner = await callerOf('subscriber');
        const own = eq(receipts.accountId, owner.account.id);
        const [receipt] = await database.select().from(receipts).where(own);
        return { owner, params: { id: receipt?.id ?? '' } };
      },
    ],
    [
      'getMemberResults',
      'member',
      async () => {
        const owner = await callerOf('administrator');
        return { owner, params: { userId: owner.memberId } };
      },
    ],
    [
      'setMemberPassword',
      'member',
      async () => {
        const owner = await callerOf('administrator');
        return { owner, params: { userId: await memberOf(owner, null) } };
      },
    ],
    ...(['changeMember', 'removeMember'] as const).map(
      (name): OwnedCall => [
        name,
        'member',
        async () => {
          const owner = await callerOf('administrator');
          const body = () => ({ userName: `new-${randomUUID().slice(0, 8)}` });
          return { owner, params: { userId: owner.memberId }, body };
        },
      ],
    ),
    [
      'inviteMember',
      'member',
      async () => {
        const owner = await callerOf('administrator');
        const userId = await memberOf(owner);
        await database.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, userId));
        await database.delete(consents).where(eq(consents.accountId, userId));
        await database.delete(securityEvents).where(eq(securityEvents.accountId, userId));
        return { owner, params: { userId } };
      },
    ],
    [
      'removeAdministrator',
      'administrator',
      async () => {
        const owner = await callerOf('administrator');
        return { owner, params: { userId: owner.account.id } };
      },
    ],
    ...(['resendInvitation', 'takeBackInvitation'] as const).map(
      (name): OwnedCall => [name, 'invitation', withInvitation],
    ),
    ...(['renameUnit', 'removeUnit'] as const).map(
      (name): OwnedCall => [
        name,
        'unit',
        async () => {
          const { owner, unitId } = await withUnit();
          return { owner, params: { unitId }, body: () => ({ name: 'Mine' }) };
        },
      ],
    ),
    [
      'saveFallCount',
      'unit',
      async () => {
        const { owner, unitId } = await withUnit();
        const month = clock.now().toISOString().slice(0, 7);
        return { owner, body: () => ({ unitId, month, falls: 2, residentDays: 600 }) };
      },
    ],
    [
      'addMember',
      'unit',
      async () => {
        const { owner, unitId } = await withUnit();
        return { owner, body: () => ({ userName: `new-${randomUUID().slice(0, 8)}`, unitId }) };
      },
    ],
    [
      'putInUnit',
      'unit',
      async () => {
        const { owner, unitId } = await withUnit();
        return { owner, body: ({ memberId }) => ({ userIds: [memberId], unitId }) };
      },
    ],
    [
      'putInUnit',
      'member',
      async () => {
        const { owner, unitId } = await withUnit();
        await database
          .update(facilityMembers)
          .set({ unitId })
          .where(eq(facilityMembers.accountId, owner.memberId));
        return { owner, body: () => ({ userIds: [owner.memberId], unitId: null }) };
      },
    ],
  ];

  /** Makes a call about a thing, valid in all but the caller. */
  async function call(name: OwnedCall[0], { params, body }: OwnedThing, caller: Caller) {
    const { method, path } = endpoints[name];
    const payload = method === 'GET' ? undefined : body?.(caller);
    const response = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, field: string) => params?.[field] ?? ''),
      headers: { authorization: `Bearer ${caller.token}` },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, response: response.json() as { code?: string } };
  }

  /** What is stored about a person and the person's facility. */
  async function rowsOf({ account }: SeededPerson): Promise<unknown> {
    const { rows } = await services.database.$client.query(
      `with facility as (select facility_id as id from facility_members where account_id = $1),
      people as (
        select $1::uuid as id
        union select account_id from facility_members where facility_id in (select id from facility)
      )
      select
        (select json_agg((m.*) order by m.account_id) from facility_members m, people p where p.id = m.account_id)
          as members,
        (select json_agg((a.id, a.user_type, a.user_name, a.password_hash) order by a.id) from accounts a, people p
          where p.id = a.id) as accounts,
        (select json_agg(s.id order by s.id) from sessions s, people p where p.id = s.account_id) as sessions,
        (select json_agg((k.id, k.name) order by k.id) from passkeys k, people p where p.id = k.account_id) as passkeys,
        (select json_agg((g.*) order by g.id) from playthroughs g, people p where p.id = g.account_id) as games,
        (select count(*) from saves s, people p where p.id = s.account_id) as saves,
        (select count(*) from survey_responses r, people p where p.id = r.account_id) as surveys,
        (select json_agg((u.*) order by u.id) from units u, facility f where f.id = u.facility_id) as units,
        (select json_agg((i.*) order by i.id) from administrator_invitations i, facility f
          where f.id = i.facility_id) as invitations,
        (select count(*) from audit_log l where l.operator = $1::text) as acts`,
      [account.id],
    );
    return rows[0];
  }

  return { ownedCalls, callerOf, call, rowsOf };
}
