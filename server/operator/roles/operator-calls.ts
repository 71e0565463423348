import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  listOperators as listEndpoint,
  removeOperator as removeEndpoint,
  setOperatorRole as setEndpoint,
} from '#contract/operators.ts';
import { findByName } from '#server/accounts/find-account.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import * as roles from '../operator-roles.ts';
import { getPersonById } from '../people/opened-person.ts';
import { stateOf } from '../people/state-of.ts';
import { withAudit } from '../with-audit.ts';

/** What an owner sees of operators, and changes. */

export async function listOperators({ database }: Services): Promise<ResponseOf<typeof listEndpoint>> {
  const operators = await roles.listOperators(database);
  return {
    operators: operators.flatMap((account) => {
      const { id, userName, email, operatorRole: role, twoStepsSince } = account;
      if (role === null) return [];
      return [
        { userId: id, userName, email, role, hasTwoSteps: twoStepsSince !== null, state: stateOf(account) },
      ];
    }),
  };
}

/** @throws Problem `not_found` at `person`, or `conflict` */
export async function setOperatorRole(
  services: Services,
  { body: { person: named, role }, caller }: Call<typeof setEndpoint>,
): Promise<ResponseOf<typeof setEndpoint>> {
  const person = await findByName(services.database, named);
  if (!person) throw fieldProblem('person', 'There is nobody with this username or email.', 'not_found');
  return withAudit({ services, operator: caller.accountId }, 'operator set', async ({ database, clock }) => {
    await roles.setOperatorRole(database, person, role, clock.now());
    return { subject: 'a person', accountId: person.id, details: { role }, result: { message: 'Saved.' } };
  });
}

/** @throws Problem `not_found`, or `conflict` for the last owner */
export async function removeOperator(
  services: Services,
  { params, caller }: Call<typeof removeEndpoint>,
): Promise<ResponseOf<typeof removeEndpoint>> {
  const person = await getPersonById(services, params.userId);
  return withAudit({ services, operator: caller.accountId }, 'operator remove', async ({ database }) => {
    await roles.removeOperator(database, person);
    const message = `${person.userName} is not an operator anymore.`;
    return { subject: 'a person', accountId: person.id, result: { message } };
  });
}
