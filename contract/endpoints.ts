import { accountLinkEndpoints } from './account-links.ts';
import { accountEndpoints } from './accounts.ts';
import { administratorSignUpEndpoints } from './administrator-sign-up.ts';
import { answerEndpoints } from './answers.ts';
import type { ServedEndpoint } from './endpoint.ts';
import { facilityEndpoints } from './facilities.ts';
import { facilityActivityEndpoints } from './facility-activity.ts';
import { addingEndpoints } from './facility-adding-members.ts';
import { administratorEndpoints } from './facility-administrators.ts';
import { facilityFigureEndpoints } from './facility-figures.ts';
import { facilityFormEndpoints } from './facility-forms.ts';
import { memberEndpoints } from './facility-members.ts';
import { facilitySignUpEndpoints } from './facility-sign-up.ts';
import { facilityTopicEndpoints } from './facility-topics.ts';
import { unitEndpoints } from './facility-units.ts';
import { gameEndpoints } from './game.ts';
import { helperEndpoints } from './helper.ts';
import { individualSignUpEndpoints } from './individual-sign-up.ts';
import { operatorDeskEndpoints } from './operator-desk.ts';
import { operatorFacilityEndpoints } from './operator-facilities.ts';
import { operatorPeopleEndpoints } from './operator-people.ts';
import { operatorSaleEndpoints } from './operator-sale.ts';
import { operatorStudyEndpoints } from './operator-study.ts';
import { operatorStudySummaryEndpoints } from './operator-study-summary.ts';
import { operatorsEndpoints } from './operators.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { ownStudyEndpoints } from './own-study.ts';
import { passwordEndpoints } from './passwords.ts';
import { planEndpoints } from './plans.ts';
import { platformEndpoints } from './platform.ts';
import { reminderEndpoints } from './reminders.ts';
import { reportEndpoints } from './reports.ts';
import { reviewEndpoints } from './reviews.ts';
import { sandboxEndpoints } from './sandbox-payments.ts';
import { socialLogInEndpoints } from './social-log-in.ts';
import { studyEndpoints } from './study.ts';
import { studyFormEndpoints } from './study-forms.ts';
import { studyInstrumentEndpoints } from './study-instruments.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { supportEndpoints } from './support.ts';
import { surveyEndpoints } from './surveys.ts';
import { togetherEndpoints } from './together.ts';
import { twoStepLogInEndpoints } from './two-steps-log-in.ts';
import { twoStepSetUpEndpoints } from './two-steps-set-up.ts';

/**
 * Every call of the API, topic by topic. The server registers no others, and the OpenAPI document is generated from it.
 * The web app imports single endpoints instead, so that browsers get no others and no descriptions.
 */
export const endpoints = {
  ...accountEndpoints,
  ...socialLogInEndpoints,
  ...individualSignUpEndpoints,
  ...facilitySignUpEndpoints,
  ...passwordEndpoints,
  ...ownAccountEndpoints,
  ...accountLinkEndpoints,
  ...twoStepLogInEndpoints,
  ...twoStepSetUpEndpoints,
  ...facilityEndpoints,
  ...unitEndpoints,
  ...addingEndpoints,
  ...memberEndpoints,
  ...administratorEndpoints,
  ...administratorSignUpEndpoints,
  ...facilityActivityEndpoints,
  ...facilityTopicEndpoints,
  ...subscriptionEndpoints,
  ...sandboxEndpoints,
  ...gameEndpoints,
  ...answerEndpoints,
  ...reviewEndpoints,
  ...planEndpoints,
  ...helperEndpoints,
  ...reminderEndpoints,
  ...togetherEndpoints,
  ...studyEndpoints,
  ...ownStudyEndpoints,
  ...operatorStudyEndpoints,
  ...operatorStudySummaryEndpoints,
  ...studyInstrumentEndpoints,
  ...facilityFigureEndpoints,
  ...facilityFormEndpoints,
  ...studyFormEndpoints,
  ...reportEndpoints,
  ...surveyEndpoints,
  ...supportEndpoints,
  ...operatorDeskEndpoints,
  ...operatorPeopleEndpoints,
  ...operatorsEndpoints,
  ...operatorFacilityEndpoints,
  ...operatorSaleEndpoints,
  ...platformEndpoints,
} as const satisfies Record<string, ServedEndpoint>;
