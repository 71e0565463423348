import { endpoints } from '#contract/endpoints.ts';
import type { OperatorsOnly } from '#contract/operator-roles.ts';
import type { Player } from './access/check-access.ts';
import type { Mount } from './lib/http/mount.ts';
import { answerTicket } from './operator/desk/answer-ticket.ts';
import { closeTicket } from './operator/desk/close-ticket.ts';
import { countSurveys } from './operator/desk/count-surveys.ts';
import { getServerHealth } from './operator/desk/get-server-health.ts';
import { getSurveyFile } from './operator/desk/get-survey-file.ts';
import { getTicket } from './operator/desk/get-ticket.ts';
import { listAuditLog } from './operator/desk/list-audit-log.ts';
import { listFailedJobs } from './operator/desk/list-failed-jobs.ts';
import { listFeedback } from './operator/desk/list-feedback.ts';
import { listTickets } from './operator/desk/list-tickets.ts';
import { retryJob } from './operator/desk/retry-job.ts';
import {
  changeFacility,
  createFacility,
  getFacility,
  giveFacilityNewCode,
  turnFacilityCodeOff,
  verifyFacility,
} from './operator/facilities/facility-calls.ts';
import { searchFacilities } from './operator/facilities/search-facilities.ts';
import { createDiscountCode, endDiscountCode, listDiscountCodes } from './operator/sale/code-calls.ts';
import { listPrices, setPrice } from './operator/sale/price-calls.ts';
import type { Services } from './services/services.ts';

type MountForOperators = Mount<'signedIn', Services, Player, OperatorsOnly>;

/** Operators, for what people write, what failed, and how the server is. */
export function mountForDesk(signedIn: MountForOperators): void {
  signedIn(endpoints.listTickets, listTickets);
  signedIn(endpoints.getTicket, getTicket);
  signedIn(endpoints.answerTicket, answerTicket);
  signedIn(endpoints.closeTicket, closeTicket);
  signedIn(endpoints.listFeedback, listFeedback);
  signedIn(endpoints.countSurveys, countSurveys);
  signedIn(endpoints.getSurveyFile, getSurveyFile);
  signedIn(endpoints.listFailedJobs, listFailedJobs);
  signedIn(endpoints.retryJob, retryJob);
  signedIn(endpoints.listAuditLog, listAuditLog);
  signedIn(endpoints.getServerHealth, getServerHealth);
}

/** Operators, for facilities, discount codes and prices. */
export function mountForSale(signedIn: MountForOperators): void {
  signedIn(endpoints.searchFacilities, searchFacilities);
  signedIn(endpoints.getFacility, getFacility);
  signedIn(endpoints.createFacility, createFacility);
  signedIn(endpoints.changeFacility, changeFacility);
  signedIn(endpoints.verifyFacility, verifyFacility);
  signedIn(endpoints.giveFacilityNewCode, giveFacilityNewCode);
  signedIn(endpoints.turnFacilityCodeOff, turnFacilityCodeOff);
  signedIn(endpoints.listDiscountCodes, listDiscountCodes);
  signedIn(endpoints.createDiscountCode, createDiscountCode);
  signedIn(endpoints.endDiscountCode, endDiscountCode);
  signedIn(endpoints.listPrices, listPrices);
  signedIn(endpoints.setPrice, setPrice);
}
