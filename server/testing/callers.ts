import type { Endpoint, Only } from '#contract/endpoint.ts';
import { isForOperators, type OperatorsOnly, operatorRoles, rolesOf } from '#contract/operator-roles.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from './test-app.ts';

/** Everybody who may make a call, and who may make which; the last ones are operators, with a second step. */
export const kinds = ['individual', 'subscriber', 'member', 'administrator', ...operatorRoles] as const;
export type Kind = (typeof kinds)[number];

/** `stranger` sends a token that was never given out. */
export const callers = ['nobody', 'stranger', ...kinds] as const;
export type CallerKind = (typeof callers)[number];

const allowed: Record<Exclude<Only, OperatorsOnly>, readonly Kind[]> = {
  players: ['subscriber', 'member', 'administrator', ...operatorRoles],
  individuals: ['individual', 'subscriber'],
  administrators: ['administrator'],
};

/** Whether the contract allows a call to this kind of caller. */
export function mayCall(kind: CallerKind, { caller, only }: Endpoint): boolean {
  if (caller !== 'signedIn') return caller.startsWith('anyone');
  if (kind === 'nobody' || kind === 'stranger') return false;
  if (!only) return true;
  const kindsOfCall: readonly Kind[] = isForOperators(only) ? rolesOf[only] : allowed[only];
  return kindsOfCall.includes(kind);
}

/** Signs up one person of each kind at a time. */
export function peopleOfEachKind({
  services,
}: Pick<TestApp, 'services'>): Record<Kind, () => Promise<SeededPerson>> {
  const operator = (operatorRole: (typeof operatorRoles)[number]) => () =>
    signUpPerson(services, { userType: 'operator', operatorRole });
  return {
    individual: () => signUpPerson(services),
    subscriber: () => signUpPerson(services, { isSubscribed: true }),
    member: () => signUpPerson(services, { userType: 'facilityUser' }),
    administrator: () => signUpPerson(services, { userType: 'facilityAdmin' }),
    researcher: operator('researcher'),
    support: operator('support'),
    billing: operator('billing'),
    owner: operator('owner'),
  };
}

const callsOfOnePerson = 12;

/**
 * Tokens of callers: a new session for each call, and a new person now and then, because many calls end sessions and some
 * close accounts.
 */
export function tokensOf(tested: TestApp): (kind: CallerKind) => Promise<string | null> {
  const { services, clock } = tested;
  const people = peopleOfEachKind(tested);
  const used = new Map<Kind, { id: string; left: number }>();
  return async (kind) => {
    if (kind === 'nobody') return null;
    if (kind === 'stranger') return 'a'.repeat(43);
    const known = used.get(kind);
    const { id, left } = known?.left
      ? known
      : { id: (await people[kind]()).account.id, left: callsOfOnePerson };
    used.set(kind, { id, left: left - 1 });
    return openSession(services.database, id, { device: '', shared: false }, clock.now());
  };
}
