import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, messageResponse, requiredText, text } from './fields.ts';
import { operatorRoles } from './operator-roles.ts';

/** Operators and their roles, as an owner sees and changes them. */

const base = '/api/v2/operator/operators';

const operator = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(operatorRoles),
  hasTwoSteps: z.boolean(),
  state: z.enum(['open', 'onHold', 'closing']),
});

export type Operator = z.output<typeof operator>;

export const listOperators = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  only: 'ownerOperators',
  response: z.object({ operators: z.array(operator) }),
});

export const setOperatorRole = endpoint({
  method: 'POST',
  path: base,
  caller: 'signedIn',
  needsProof: true,
  only: 'ownerOperators',
  body: z.object({
    /** The username or email address of an operator, or of somebody who becomes one. */
    person: requiredText('Username or email required'),
    role: z.enum(operatorRoles),
  }),
  response: messageResponse,
});

export const removeOperator = endpoint({
  method: 'DELETE',
  path: `${base}/{userId}`,
  caller: 'signedIn',
  needsProof: true,
  only: 'ownerOperators',
  params: z.object({ userId: text().check(atMost(60)) }),
  response: messageResponse,
});

export const operatorsEndpoints = {
  listOperators: served(listOperators, { purpose: 'All operators with their roles' }),
  setOperatorRole: served(setOperatorRole, {
    purpose: 'Give an operator another role, or make somebody an operator',
    problems: ['not_found', 'conflict'],
  }),
  removeOperator: served(removeOperator, {
    purpose: 'Make an operator an individual again; the last owner stays',
    problems: ['not_found', 'conflict'],
  }),
};
