import { served } from '../endpoint.ts';
import * as people from '../operator-people.ts';
import * as operators from '../operators.ts';

/** Calls of operators about people and about operators. */
export const operatorPeopleEndpoints = {
  searchPeople: served(people.searchPeople, {
    purpose: 'Find people by a part of the name, the username or the email address; all of these are masked',
  }),
  openPerson: served(people.openPerson, {
    purpose: 'Open a person for an hour, with a reason that the audit log keeps',
    problems: ['not_found'],
  }),
  getPerson: served(people.getPerson, {
    purpose: 'A person whom the operator has opened within the last hour',
    problems: ['not_found', 'conflict'],
  }),
  refundPerson: served(people.refundPerson, {
    purpose: 'Refund one payment of an opened person',
    problems: ['not_found', 'conflict', 'provider_unavailable'],
  }),
  endPersonSessions: served(people.endPersonSessions, {
    purpose: 'Log every device of an opened person out',
    problems: ['not_found', 'conflict'],
  }),
  resendConfirmation: served(people.resendConfirmation, {
    purpose: 'Send an opened person another email to confirm their address',
    problems: ['not_found', 'conflict', 'too_many_requests'],
  }),
  resetPersonTwoSteps: served(people.resetPersonTwoSteps, {
    purpose: 'Turn two-step login of an opened person off, and log every device out',
    problems: ['not_found', 'conflict'],
  }),
  listOperators: served(operators.listOperators, { purpose: 'All operators with their roles' }),
  setOperatorRole: served(operators.setOperatorRole, {
    purpose: 'Give an operator another role, or make somebody an operator',
    problems: ['not_found', 'conflict'],
  }),
  removeOperator: served(operators.removeOperator, {
    purpose: 'Make an operator an individual again; the last owner stays',
    problems: ['not_found', 'conflict'],
  }),
};
