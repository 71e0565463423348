import { randomUUID } from 'node:crypto';
import { storeOldEmail } from '#server/accounts/email-changes.ts';
import { setPendingEmail } from '#server/accounts/email-tokens.ts';
import { dayMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailTemplate, SubscriptionEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { storeAnswer } from '#server/support/operate-tickets.ts';
import { accounts } from '#server/tables/accounts.ts';
import { studies, studyConsents } from '#server/tables/study.ts';
import { tickets } from '#server/tables/support.ts';

type Prepared = { services: Services; accountId: string };

/** Every email, with what it needs before it can be rendered. */
export const everyEmail: Record<EmailTemplate, (prepared: Prepared) => Promise<object> | object> = {
  welcome: () => ({}),
  reset: () => ({ kind: 'common' }),
  passwordChanged: () => ({}),
  providerLinked: () => ({ provider: 'google' }),
  wrongPasswords: () => ({}),
  passwordGiven: () => ({}),
  memberInvited: async ({ services: { database }, accountId }) => {
    await database.$client.query('update accounts set password_hash = null where id = $1', [accountId]);
    return {};
  },
  administratorInvited: async ({ services: { database, clock }, accountId }) => {
    const invitationId = randomUUID();
    await database.$client.query(
      `insert into administrator_invitations (id, facility_id, email, invited_by, invited_at, expires_at)
        select $1, facility_id, 'ann@example.org', $2, $3, $4 from facility_members where account_id = $2`,
      [invitationId, accountId, clock.now(), new Date(clock.now().getTime() + dayMs)],
    );
    return { accountId: null, invitationId };
  },
  administratorJoined: ({ accountId }) => ({ newAccountId: accountId }),
  administratorRemoved: ofFacility,
  facilityTrialEnding: async ({ services: { database, clock } }) => {
    await database.$client.query("update facilities set status = 'trial', ends_at = $1", [clock.now()]);
    return {};
  },
  memberRemoved: ofFacility,
  facilityNameAnswered: () => ({ name: 'Cedar House', isAccepted: false }),
  memberRenamed: () => ({}),
  twoSteps: () => ({ about: 'recovery_code_used' }),
  confirmNewEmail: async ({ services: { database, clock }, accountId }) => {
    await setPendingEmail(database, accountId, 'new@example.org', randomUUID(), clock.now());
    return {};
  },
  emailChangeRequested: noteChange,
  emailChanged: noteChange,
  passwordResetElsewhere: noteChange,
  formerAddress: async (prepared) => {
    await noteChange(prepared);
    await prepared.services.database.$client.query(
      "update accounts set email = 'new@example.org' where id = $1",
      [prepared.accountId],
    );
    return {};
  },
  addressReturned: () => ({}),
  confirmOwner: () => ({ sessionId: randomUUID() }),
  confirmDeletion: () => ({}),
  accountDeleted: async ({ services: { database, clock }, accountId }) => {
    await database.$client.query('update accounts set deletion_requested_at = $2 where id = $1', [
      accountId,
      clock.now(),
    ]);
    return { stopsRenewal: false };
  },
  subscription: () => ({
    about: { kind: 'refunded', cents: 999, at: '2026-03-01T12:00:00Z' },
  }),
  weekly: async (prepared) => {
    await choosePlan(prepared);
    return {};
  },
  followUp: async (prepared) => ({ chosenAt: await choosePlan(prepared), afterDays: 7 }),
  ticket: writeTo,
  ticketCopy: writeTo,
  ticketAnswer: answerOne,
  studyConsent: joinAStudy,
  studyQuestions: beAsked,
};

/** Emails without a button, and why; every other one has exactly one. */
export const withoutButton: Partial<Record<EmailTemplate, string>> = {
  ticket: 'It goes to our own support, who reply to it.',
  ticketCopy: 'A copy of what somebody has written: there is nothing to do.',
  ticketAnswer: 'An answer to read; whoever wants to say more replies to it.',
};

export const buttonsIn = (html: string): number => html.split('class="button"').length - 1;

/** With the text of the study that is open to everybody. */
async function joinAStudy({ services: { database }, accountId }: Prepared) {
  const signed = { version: '1', signedName: 'Ann Lee', signedOn: '2026-06-01', agreedAt: new Date() };
  await database
    .insert(studyConsents)
    .values({ accountId, ...signed })
    .onConflictDoNothing();
  return {};
}

/** Asked about falls, a month after joining. */
async function beAsked({ services, accountId }: Prepared) {
  await joinAStudy({ services, accountId });
  const { database } = services;
  await database.update(studies).set({ instruments: [{ id: 'falls', months: [0] }] });
  await database.update(studyConsents).set({ joinedAt: services.clock.now() });
  return { month: 0 };
}

async function ofFacility({ services: { database }, accountId }: Prepared) {
  const { rows } = await database.$client.query(
    'select facility_id from facility_members where account_id = $1',
    [accountId],
  );
  return { facilityId: rows[0].facility_id };
}

/** A choice made a week ago by a person who wants both emails. */
async function choosePlan({ services: { database, clock }, accountId }: Prepared): Promise<string> {
  const chosenAt = new Date(clock.now().getTime() - 7 * dayMs);
  await database.$client.query(
    `insert into plan_changes values ($1, gen_random_uuid(), 1, '', 'chosen', 'Tape <b>it', 'today', '', null, $2, $2)`,
    [accountId, chosenAt],
  );
  await database.$client.query('insert into reminders values ($1, true, true, $2, null, null, $2)', [
    accountId,
    chosenAt,
  ]);
  return chosenAt.toISOString();
}

async function noteChange({ services: { database, clock }, accountId }: Prepared) {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  return { changeId: account && (await storeOldEmail(database, account, clock.now())) };
}

async function writeTo({ services: { database, clock } }: Prepared) {
  const ticketId = randomUUID();
  await database.insert(tickets).values({
    id: ticketId,
    name: '<i>Ann',
    email: 'ann@example.org',
    issue: 'The film <b>stops</b>.',
    receivedAt: clock.now(),
  });
  return { accountId: null, ticketId };
}

async function answerOne(prepared: Prepared) {
  const { ticketId } = await writeTo(prepared);
  const given = { ticketId, answer: 'Please <b>reload</b>.', idempotencyKey: randomUUID() };
  return { accountId: null, answerId: await storeAnswer(prepared.services, given) };
}

const at = '2026-03-01T12:00:00Z';

/** Every email about a subscription. */
export const everySubscriptionEmail: readonly SubscriptionEmail[] = [
  ...[true, false].map(
    (isTrial) =>
      ({
        kind: 'subscriptionStarted',
        paidCents: 999,
        nextCents: 999,
        intervalMonths: 3,
        periodEnd: at,
        isTrial,
        endsAt: null,
        at,
      }) as const,
  ),
  {
    kind: 'subscriptionStarted',
    paidCents: 0,
    nextCents: 0,
    intervalMonths: 1,
    periodEnd: at,
    isTrial: false,
    endsAt: at,
    at,
  },
  { kind: 'receipt', cents: 999, paidAt: at, periodStart: at, periodEnd: at },
  { kind: 'refunded', cents: 999, at },
  ...([0, 6] as const).map((day) => ({ kind: 'paymentFailed', day, until: at }) as const),
  { kind: 'subscriptionCanceled', until: at },
  { kind: 'subscriptionKept', nextCents: 999, periodEnd: at },
  { kind: 'subscriptionKept', nextCents: 0, periodEnd: at },
  { kind: 'cardChanged', brand: 'visa', last4: '4242', at },
  { kind: 'cardChanged', brand: 'bank account', last4: '', at },
  ...(['canceled', 'unpaid', 'no card'] as const).map(
    (because) => ({ kind: 'subscriptionEnded', because }) as const,
  ),
  { kind: 'renewalNotice', at, cents: 999 },
  { kind: 'trialEnding', at, cents: 999 },
  ...[true, false].map((hasCard) => ({ kind: 'discountEnding', at, cents: 999, hasCard }) as const),
  { kind: 'priceChange', at, fromCents: 999, toCents: 1099, intervalMonths: 1 },
  { kind: 'priceWithdrawn', cents: 999, intervalMonths: 12 },
];
