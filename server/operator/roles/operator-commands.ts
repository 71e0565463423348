import { operatorRoles } from '#contract/operator-roles.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Command } from '../command-type.ts';
import { listOperators, removeOperator, setOperatorRole } from '../operator-roles.ts';
import { withPersonAudit } from '../with-audit.ts';

/** Commands for operators and their roles. */

export const operatorCommands: readonly Command[] = [
  {
    name: 'operator list',
    usage: 'operator list',
    description: 'all operators with their roles, and whether they have a second step',
    run: async ({ services }) => ({
      rows: (await listOperators(services.database)).map((operator) => ({
        operator: operator.userName,
        email: operator.email,
        role: operator.operatorRole,
        'second step': operator.twoStepsSince ? 'yes' : 'no',
        closed: operator.deletionRequestedAt?.toISOString() ?? '',
        'on hold': operator.frozenAt?.toISOString() ?? '',
      })),
    }),
  },
  {
    name: 'operator set',
    usage: `operator set NAME ${operatorRoles.join('|')}`,
    description:
      'gives an operator a role, or makes an individual an operator: support reads and answers, billing also moves money, owner does everything and gives roles',
    run: (invocation) => {
      const role = operatorRoles.find((one) => one === invocation.args[1]);
      if (!role) throw new Problem('validation', `Say which role: ${operatorRoles.join(', ')}.`);
      return withPersonAudit(invocation, 'operator set', async ({ database, clock }, person) => {
        await setOperatorRole(database, person, role, clock.now());
        const message = `${person.userName} has the role ${role}.`;
        return { details: { role }, result: { rows: [{ operator: person.userName, role }], message } };
      });
    },
  },
  {
    name: 'operator remove',
    usage: 'operator remove NAME',
    description: 'makes an operator an individual again, and signs every device out; the last owner stays',
    run: (invocation) =>
      withPersonAudit(invocation, 'operator remove', async ({ database }, person) => {
        await removeOperator(database, person);
        return { result: { rows: [{ person: person.userName }], message: 'No operator anymore.' } };
      }),
  },
];
