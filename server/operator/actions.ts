import type { OperatorsOnly } from '#contract/operator-roles.ts';
import type { OperatorAction } from './action.ts';
import { acceptFacilityName } from './actions/accept-facility-name.ts';
import { addStudyCodes } from './actions/add-study-codes.ts';
import { addStudyText } from './actions/add-study-text.ts';
import { answerTicket } from './actions/answer-ticket.ts';
import { cancelPerson } from './actions/cancel-person.ts';
import { changeFacility } from './actions/change-facility.ts';
import { closeTicket } from './actions/close-ticket.ts';
import { createCode } from './actions/create-code.ts';
import { createFacility } from './actions/create-facility.ts';
import { createStudy } from './actions/create-study.ts';
import { deletePerson } from './actions/delete-person.ts';
import { downloadStudy } from './actions/download-study.ts';
import { endCode } from './actions/end-code.ts';
import { endPersonSessions } from './actions/end-person-sessions.ts';
import { endStudy } from './actions/end-study.ts';
import { enterStudyAnswers } from './actions/enter-study-answers.ts';
import { freezePerson } from './actions/freeze-person.ts';
import { getInstrument } from './actions/get-instrument.ts';
import { getPerson } from './actions/get-person.ts';
import { getServerHealth } from './actions/get-server-health.ts';
import { getStudy } from './actions/get-study.ts';
import { getStudySummary } from './actions/get-study-summary.ts';
import { getSurveyFile } from './actions/get-survey-file.ts';
import { giveFacilityNewCode } from './actions/give-facility-new-code.ts';
import { givePersonPassword } from './actions/give-person-password.ts';
import { inviteFacilityAdministrator } from './actions/invite-facility-administrator.ts';
import { listAuditLog } from './actions/list-audit-log.ts';
import { listCodes } from './actions/list-codes.ts';
import { listFeedback } from './actions/list-feedback.ts';
import { listInstruments } from './actions/list-instruments.ts';
import { listJobs } from './actions/list-jobs.ts';
import { listOperators } from './actions/list-operators.ts';
import { listPersonPaymentAttempts } from './actions/list-person-payment-attempts.ts';
import { listPrices } from './actions/list-prices.ts';
import { listSameNames } from './actions/list-same-names.ts';
import { listStudies } from './actions/list-studies.ts';
import { listSurveyCounts } from './actions/list-survey-counts.ts';
import { listTickets } from './actions/list-tickets.ts';
import { loadInstrument } from './actions/load-instrument.ts';
import { openPerson } from './actions/open-person.ts';
import { refundPerson } from './actions/refund-person.ts';
import { refuseFacilityName } from './actions/refuse-facility-name.ts';
import { removeOperator } from './actions/remove-operator.ts';
import { resendConfirmation } from './actions/resend-confirmation.ts';
import { resetPersonTwoSteps } from './actions/reset-person-two-steps.ts';
import { retryJob } from './actions/retry-job.ts';
import { searchFacilities } from './actions/search-facilities.ts';
import { searchPeople } from './actions/search-people.ts';
import { setOperatorRole } from './actions/set-operator-role.ts';
import { setPrice } from './actions/set-price.ts';
import { showFacility } from './actions/show-facility.ts';
import { showTicket } from './actions/show-ticket.ts';
import { turnFacilityCodeOff } from './actions/turn-facility-code-off.ts';
import { unfreezePerson } from './actions/unfreeze-person.ts';
import { unlinkPerson } from './actions/unlink-person.ts';
import { unsealPerson } from './actions/unseal-person.ts';
import { unverifyFacility } from './actions/unverify-facility.ts';
import { verifyFacility } from './actions/verify-facility.ts';
import { withdrawPrice } from './actions/withdraw-price.ts';

/**
 * Everything that operators do, on the web and on the command line, beside who may do it on the web. It does not compile
 * unless the endpoint says the same in `only`, which is checked before each call. The command line may do everything.
 */

const everyOperator = (action: OperatorAction<'operators'>): OperatorAction => action;
const billing = (action: OperatorAction<'billingOperators'>): OperatorAction => action;
const owner = (action: OperatorAction<'ownerOperators'>): OperatorAction => action;
const study = (action: OperatorAction<'studyOperators'>): OperatorAction => action;
/** For the command line alone: an action that has a call belongs to one of the above. */
const machine = <O extends OperatorsOnly>(
  action: OperatorAction<O> & (OperatorsOnly extends O ? unknown : never),
): OperatorAction => action;

/** In the order in which the commands are listed. */
export const saleActions: readonly OperatorAction[] = [
  everyOperator(listCodes),
  billing(createCode),
  billing(endCode),
  everyOperator(listPrices),
  owner(setPrice),
  owner(withdrawPrice),
];

export const facilityActions: readonly OperatorAction[] = [
  everyOperator(searchFacilities),
  everyOperator(showFacility),
  billing(createFacility),
  billing(changeFacility),
  billing(verifyFacility),
  machine(unverifyFacility),
  billing(acceptFacilityName),
  billing(refuseFacilityName),
  billing(inviteFacilityAdministrator),
  billing(giveFacilityNewCode),
  billing(turnFacilityCodeOff),
];

export const personActions: readonly OperatorAction[] = [
  everyOperator(searchPeople),
  everyOperator(openPerson),
  everyOperator(getPerson),
  machine(listSameNames),
  everyOperator(listPersonPaymentAttempts),
  machine(cancelPerson),
  billing(refundPerson),
  machine(deletePerson),
  machine(givePersonPassword),
  owner(listAuditLog),
  everyOperator(endPersonSessions),
  everyOperator(resendConfirmation),
  owner(resetPersonTwoSteps),
  machine(unlinkPerson),
  everyOperator(freezePerson),
  everyOperator(unfreezePerson),
  machine(unsealPerson),
];

export const operatorActions: readonly OperatorAction[] = [
  owner(listOperators),
  owner(setOperatorRole),
  owner(removeOperator),
];

export const supportActions: readonly OperatorAction[] = [
  everyOperator(listTickets),
  everyOperator(showTicket),
  everyOperator(answerTicket),
  everyOperator(closeTicket),
  everyOperator(listFeedback),
];

export const studyActions: readonly OperatorAction[] = [
  study(listStudies),
  study(getStudy),
  study(getStudySummary),
  study(downloadStudy),
  owner(createStudy),
  owner(addStudyText),
  owner(addStudyCodes),
  owner(endStudy),
  study(listInstruments),
  owner(loadInstrument),
  study(getInstrument),
  study(enterStudyAnswers),
];

export const deskActions: readonly OperatorAction[] = [
  everyOperator(listJobs),
  billing(retryJob),
  everyOperator(listSurveyCounts),
  everyOperator(getSurveyFile),
  everyOperator(getServerHealth),
];

export const actions: readonly OperatorAction[] = [
  ...saleActions,
  ...facilityActions,
  ...personActions,
  ...operatorActions,
  ...supportActions,
  ...studyActions,
  ...deskActions,
];
