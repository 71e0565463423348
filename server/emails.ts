import { pathIn } from '#contract/pages/languages.ts';
import { renderAccountDeleted } from '#server/account-page/emails.ts';
import {
  renderConfirmDeletion,
  renderConfirmNewEmail,
  renderConfirmOwner,
  renderEmailChanged,
  renderEmailChangeRequested,
  renderReset,
} from '#server/accounts/emails.ts';
import {
  renderAddressReturned,
  renderFormerAddress,
  renderPasswordResetElsewhere,
} from '#server/accounts/former-address-emails.ts';
import {
  renderPasswordChanged,
  renderPasswordGiven,
  renderProviderLinked,
  renderWrongPasswords,
} from '#server/accounts/passwords/emails.ts';
import { renderTwoSteps } from '#server/accounts/two-steps/emails.ts';
import {
  renderAdministratorInvited,
  renderAdministratorJoined,
  renderAdministratorRemoved,
  renderFacilityNameAnswered,
  renderFacilityTrialEnding,
} from '#server/facilities/administrator-emails.ts';
import { renderMemberInvited, renderMemberRemoved, renderMemberRenamed } from '#server/facilities/emails.ts';
import { renderFollowUp, renderWeekly } from '#server/reminders/emails.ts';
import { renderWelcome } from '#server/sign-up/emails.ts';
import { renderStudyConsent, renderStudyQuestions } from '#server/study/emails.ts';
import { renderSubscriptionEmail } from '#server/subscriptions/emails/render-subscription-email.ts';
import { acceptNotice } from '#server/subscriptions/notices.ts';
import { renderTicket, renderTicketAnswer, renderTicketCopy } from '#server/support/emails.ts';
import { findEmailLanguage } from './email-language.ts';
import type { EmailContent, Reader } from './lib/mail/email.ts';
import type { Mailer } from './lib/mail/mailer.ts';
import { renderEmail } from './lib/mail/render-email.ts';
import type { EmailJob, EmailJobOf, EmailTemplate } from './services/email-job.ts';
import type { Services } from './services/services.ts';

/** Renders one email; null when there is nobody left to send it to. */
type Renderer<N extends EmailTemplate> = (
  services: Services,
  job: EmailJobOf<N>,
  reader: Reader,
) => Promise<EmailContent | null>;

/** All emails. */
const renderers: { readonly [N in EmailTemplate]: Renderer<N> } = {
  welcome: renderWelcome,
  reset: renderReset,
  passwordChanged: renderPasswordChanged,
  providerLinked: renderProviderLinked,
  wrongPasswords: renderWrongPasswords,
  passwordGiven: renderPasswordGiven,
  memberInvited: renderMemberInvited,
  facilityNameAnswered: renderFacilityNameAnswered,
  facilityTrialEnding: renderFacilityTrialEnding,
  memberRemoved: renderMemberRemoved,
  memberRenamed: renderMemberRenamed,
  administratorInvited: renderAdministratorInvited,
  administratorJoined: renderAdministratorJoined,
  administratorRemoved: renderAdministratorRemoved,
  twoSteps: renderTwoSteps,
  confirmNewEmail: renderConfirmNewEmail,
  emailChangeRequested: renderEmailChangeRequested,
  emailChanged: renderEmailChanged,
  passwordResetElsewhere: renderPasswordResetElsewhere,
  formerAddress: renderFormerAddress,
  addressReturned: renderAddressReturned,
  confirmOwner: renderConfirmOwner,
  confirmDeletion: renderConfirmDeletion,
  accountDeleted: renderAccountDeleted,
  subscription: renderSubscriptionEmail,
  weekly: renderWeekly,
  followUp: renderFollowUp,
  ticket: renderTicket,
  ticketCopy: renderTicketCopy,
  ticketAnswer: renderTicketAnswer,
  studyConsent: renderStudyConsent,
  studyQuestions: renderStudyQuestions,
};

/** Renders and sends a queued email. @throws Error when the mail server does not accept it: it is tried again */
export async function sendEmail(
  services: Services,
  mailer: Mailer,
  job: EmailJob,
  jobId: string,
): Promise<void> {
  const render = renderers[job.template] as Renderer<EmailTemplate>;
  const language = await findEmailLanguage(services, job);
  const page = (path: string) => job.origin + pathIn(language, path);
  const content = await render(services, job, { language, page });
  if (!content) return;
  const { brand, support } = services.publicConfig;
  const sender = { product: brand.product, supportEmail: support.email, supportPhone: support.phone };
  await mailer.deliver(renderEmail(content, sender, language), jobId, job.accountId);
  if (job.template === 'subscription' && job.notice) await acceptNotice(services, job.accountId, job.notice);
}
