import type { ServedEndpoint } from './endpoint.ts';
import { accountEndpoints } from './endpoints/accounts.ts';
import { addingEndpoints } from './endpoints/adding-members.ts';
import { administratorEndpoints } from './endpoints/administrators.ts';
import { answerEndpoints } from './endpoints/answers.ts';
import { facilityEndpoints } from './endpoints/facilities.ts';
import { facilitySignUpEndpoints } from './endpoints/facility-sign-up.ts';
import { facilityTopicEndpoints } from './endpoints/facility-topics.ts';
import { gameEndpoints } from './endpoints/game.ts';
import { individualSignUpEndpoints } from './endpoints/individual-sign-up.ts';
import { operatorDeskEndpoints } from './endpoints/operator-desk.ts';
import { operatorFacilityEndpoints } from './endpoints/operator-facilities.ts';
import { operatorPeopleEndpoints } from './endpoints/operator-people.ts';
import { operatorSaleEndpoints } from './endpoints/operator-sale.ts';
import { ownAccountEndpoints } from './endpoints/own-account.ts';
import { passwordEndpoints } from './endpoints/passwords.ts';
import { planEndpoints } from './endpoints/plans.ts';
import { platformEndpoints } from './endpoints/platform.ts';
import { reminderEndpoints } from './endpoints/reminders.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { sandboxEndpoints } from './endpoints/sandbox-payments.ts';
import { studyEndpoints } from './endpoints/study.ts';
import { subscriptionEndpoints } from './endpoints/subscriptions.ts';
import { supportEndpoints } from './endpoints/support.ts';
import { surveyEndpoints } from './endpoints/surveys.ts';
import { twoStepEndpoints } from './endpoints/two-steps.ts';
import { unitEndpoints } from './endpoints/units.ts';

/**
 * Every call of the API, listed by hand in contract/endpoints/. The server registers no others, and the OpenAPI document
 * is generated from it. The web app imports single endpoints instead, so that browsers get no others and no descriptions.
 */
export const endpoints = {
  ...accountEndpoints,
  ...individualSignUpEndpoints,
  ...facilitySignUpEndpoints,
  ...passwordEndpoints,
  ...ownAccountEndpoints,
  ...twoStepEndpoints,
  ...facilityEndpoints,
  ...unitEndpoints,
  ...addingEndpoints,
  ...administratorEndpoints,
  ...facilityTopicEndpoints,
  ...subscriptionEndpoints,
  ...sandboxEndpoints,
  ...gameEndpoints,
  ...answerEndpoints,
  ...reviewEndpoints,
  ...planEndpoints,
  ...reminderEndpoints,
  ...studyEndpoints,
  ...reportEndpoints,
  ...surveyEndpoints,
  ...supportEndpoints,
  ...operatorDeskEndpoints,
  ...operatorPeopleEndpoints,
  ...operatorFacilityEndpoints,
  ...operatorSaleEndpoints,
  ...platformEndpoints,
} as const satisfies Record<string, ServedEndpoint>;
